import { expect, test } from "vitest";
import { inLatinLetters } from "./latin-letters.ts";

test.each([
  ["डॉ. आशा राव", "asha rao"],
  ["Dr Asha Rao", "Asha Rao"],
  ["Dr. K. Iyer", "K. Iyer"],
  ["रमेश शर्मा", "ramesh sharma"],
  ["सुनीता कृष्णन", "sunita krishnan"],
  ["अंजलि ज़ैदी", "anjali jaidi"],
  ["मोहम्मद ख़ान", "mohammad khan"],
  ["विज्ञान २०२६", "vigyan 2026"],
  ["Drishti Nair", "Drishti Nair"],
])("%s is %s in an address", (name, latin) => expect(inLatinLetters(name)).toBe(latin));
