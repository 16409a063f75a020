// The subject of a commit is "scope: Imperative verb + object": CONTRIBUTING.md.
import { habitsIn } from "./prose/plain-english.ts";

/** First words that end like another form of a verb. */
const imperatives =
  /^(?:Embed|Feed|Need|Seed|Speed|Bring|Ring|Address|Compress|Discuss|Express|Focus|Pass|Press|Process)$/;

/** Whether the first word can be an imperative, as far as its ending shows. */
function isImperative({ subject }) {
  const [verb = ""] = (subject ?? "").split(" ");
  const isVerb =
    imperatives.test(verb) || !/(?:ed|ing|s)$|^(?:A|An|The|This|That|It|No|What|Who|Nobody|Nothing)$/.test(verb);
  return [isVerb, `Begin the subject with an imperative such as "Add", not "${verb}".`];
}

/** Whether the subject is in plain English, as far as patterns find its habits. */
function isPlainEnglish({ subject }) {
  const [habit] = habitsIn(subject ?? "");
  return [habit === undefined, habit?.message];
}

export default {
  plugins: [{ rules: { "subject-imperative": isImperative, "subject-plain-english": isPlainEnglish } }],
  // commitlint calls the scope "type".
  parserPreset: { parserOpts: { headerPattern: /^([a-z-]+): (.*)$/, headerCorrespondence: ["type", "subject"] } },
  rules: {
    "header-max-length": [2, "always", 72],
    "type-empty": [2, "never"],
    "subject-empty": [2, "never"],
    "subject-case": [2, "always", "sentence-case"],
    "subject-full-stop": [2, "never", "."],
    "subject-imperative": [2, "always"],
    "subject-plain-english": [2, "always"],
    "body-leading-blank": [2, "always"],
  },
};
