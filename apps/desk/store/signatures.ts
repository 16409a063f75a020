import { isDeepStrictEqual } from "node:util";
import { parseRecord, textOf } from "@hospital/content/read-file";
import { signaturesOf, signedDigest } from "@hospital/content/schema/signatures";
import { collectionOf, filesOfValue, withValueAt } from "./records.ts";
import type { Prepared } from "./renamed-places.ts";

/**
 * Adds to new signatures the digest of the text that is saved with them, and to earlier ones the digest of theirs, so
 * that the site can compare.
 */
export function withSignedDigests(change: Prepared): Prepared {
  const { path, value, before } = change;
  if (!value || !("review" in (collectionOf(path)?.shape.shape ?? {}))) return change;
  const signatures = signaturesOf(value);
  if (signatures.length === 0) return change;
  const after = readSigned(filesOfValue(path, value));
  const earlier = before && readSigned(before.files);
  const earlierSignatures = signaturesOf(before?.value);
  const signed = signatures.reduce((now, { path: field, language, value: signature }) => {
    // A second signature on the same day lacks the digest.
    const isKept = earlierSignatures.some(
      (candidate) => candidate.language === language && isDeepStrictEqual(candidate.value, signature),
    );
    const digest = isKept && earlier ? (signature.digest ?? earlier(language)) : after(language);
    return withValueAt(now, field, { ...signature, digest });
  }, value);
  return { ...change, value: signed };
}

/** The digest of a record's files in a language. */
function readSigned(files: { path: string; bytes: string | Buffer | undefined }[]) {
  const [record] = files;
  const data = parseRecord(contentOf(record?.bytes)).document.toJS();
  const prose = (language: string) => contentOf(files.find(({ path }) => path.endsWith(`.${language}.md`))?.bytes);
  return (language: string | undefined) => signedDigest(data, language, prose);
}

function contentOf(bytes: string | Buffer | undefined): string {
  return typeof bytes === "string" ? bytes : textOf(bytes ?? new Uint8Array());
}
