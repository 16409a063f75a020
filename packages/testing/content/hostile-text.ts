import fc from "fast-check";

/** Pieces of text that could break a page: several scripts, unbreakable words, all kinds of markup. */
const pieces = [
  ...["डॉ. अनुराधा", "क्षत्रिय", "ज़िंदगी", "दिल का दौरा", "Asha Rao", "د. محمد", "שלום", "நரம்பியல்"],
  ...["👩🏽‍⚕️", "🇮🇳", "❤️‍🩹", "e\u0301", "Z\u0351\u036b\u0343a\u0338\u034fl", "ﷺ", "\u00a0", "\u200c", "…"],
  ...["Pneumonoultramicroscopicsilicovolcanoconiosis", "M".repeat(60), "क".repeat(40), "😀".repeat(20)],
  ...["5 < 6 & 7 > 3", "&lt;script&gt;", "&#60;img&#62;", "< script", "<3", "-->", "]]>", "{{x}}", "{x}"],
  ...["javascript:hacked=1", "' onload='hacked=1", '" onerror="hacked=1', "`hacked=1`", "\\u003cscript"],
  ...["**bold**", "[a](https://x.example)", "- list", "# heading", "| a | b |", "1.", "$&", "$1", "%3C"],
  ...["null", "true", "0", "N/A", "=1+1", "__proto__", "constructor", "'", '"', "\\", "/", "@", ":", " #"],
];

/** Pieces that the content check refuses. */
const refused = [
  ...["<script>hacked=1</script>", "<img src=x onerror=hacked=1>", "</main>", "<!--"],
  ...["\u202e", "\u200b", "\u0007", "\ufffd"],
];

const texts = (choices: string[]) =>
  fc
    .array(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...choices) }, fc.string({ unit: "grapheme", maxLength: 12 })),
      { minLength: 1, maxLength: 6 },
    )
    .chain((parts) => fc.constantFrom(" ", "").map((glue) => parts.join(glue)));

/** Any single-line text. */
export const anyText = texts([...pieces, ...refused]);

/** A possibly hostile single-line text that is mostly accepted. */
export const hostileText = texts(pieces);
