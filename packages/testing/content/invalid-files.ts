/** Mistakes in the files of the example content, and the content check's problems. */
import { crc32 } from "node:zlib";
import { knownLanguages } from "@hospital/content/languages";
import sharp, { type Sharp } from "sharp";
import { plainPicture, type Tree } from "./example-content.ts";
import { withPlace } from "./example-location.ts";
import { change, department, doctor, type Expected, implants, overview, rename } from "./invalid-records.ts";

const portrait = (bytes: string | Uint8Array) => (tree: Tree) => tree.set("doctors/photos/doctor.png", bytes);
const portraitOf = (picture: Sharp) => async (tree: Tree) => portrait(await picture.toBuffer())(tree);
/** Two frames. */
async function moving(): Promise<Sharp> {
  const frames = ["teal", "white"].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}
/** The PNG with an empty chunk before its pixels. */
function withChunk(png: Buffer, name: string): Buffer {
  const start = png.indexOf("IDAT") - 4;
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)]);
  chunk.writeUInt32BE(crc32(Buffer.from(name)), 8);
  return Buffer.concat([png.subarray(0, start), chunk, png.subarray(start)]);
}
/** Another page of people, whose title is in no other file. */
const peoplePage = (path: string) => (tree: Tree) =>
  tree.set(path, String(tree.get("people/nurses.yaml")).replaceAll("Nurses", "Helpers"));

/** A change of the files, and the only problem it causes. */
// biome-ignore format: a table reads better in rows
export const treeChanges: [name: string, harm: (tree: Tree) => unknown, problem: Expected][] = [
  ["a file that is not UTF-8", (tree) => tree.set(doctor, Buffer.from("name: x\ndegree: Dr \xE9\xE8\n", "latin1")),
    [doctor, 2, "", "notUtf8", /not UTF-8.* → .*encoding "UTF-8"/]],
  ["a page of a kind that the site does not know", (tree) => tree.set("pages/xyz.yaml", "title: x"),
    ["pages/xyz.yaml", 0, "", "unknownPage", /page for this file, so it would never be shown.* → .*content-model/]],
  ["a file that ends in .yml", (tree) => tree.set("doctors/x.yml", "name: x"),
    ["doctors/x.yml", 0, "", "unknownFile", /to a collection, so it would never be shown.* → .*Rename it to "x.yaml"/]],
  ["a department without a language", (tree) => tree.set("departments/foo.md", "A text.\n"),
    ["departments/foo.md", 0, "", "languageMissing", /The file name doesn't contain the language.* → .*"foo.en.md" or "foo.hi.md"/]],
  ["a language nobody knows", (tree) => tree.set("pages/about.fr.yaml", "title: x"),
    ["pages/about.fr.yaml", 0, "", "unknownFile", /to a collection, so it would never be shown.* → .*"about.yaml"/]],
  ["leave from a department that the doctor does not sit in", (tree) => {
    tree.set("departments/dental.yaml", String(tree.get(department)).replaceAll("Surgery", "Dental"));
    tree.set("departments/dental.en.md", "We care.\n");
    change(tree, "exceptions.yaml", "change: closed\n    standIn", "change: closed\n    department: dental\n    standIn");
  }, ["exceptions.yaml", 20, "exceptions.2.department", "departmentWithoutHours", /has no hours in this department/]],
  ["a disclosure that nobody knows of", (tree) => rename(tree, implants, "disclosures/implant-price.yaml"),
    ["disclosures/implant-price.yaml", 0, "", "unknownFileName", /"implant-price" isn't a possible file name here.* → .*Did you mean "implant-prices"/]],
  ["a note among the content", (tree) => tree.set("notes.txt", "x"),
    ["notes.txt", 0, "", "unknownFile", /to a collection, so it would never be shown.* → .*Move it out of content/]],
  ["a misspelt file name", (tree) => rename(tree, "gallery/photos.yaml", "gallery/fotos.yaml"),
    ["gallery/fotos.yaml", 0, "", "unknownFile", /to a collection, so it would never be shown.* → .*Rename it to "photos.yaml"/]],
  ["a record in a folder of its own", (tree) => tree.set("doctors/heart/x.yaml", "x"),
    ["doctors/heart/x.yaml", 0, "", "unknownFile", /to a collection, so it would never be shown.* → .*Move it/]],
  ["a drawing that can carry a script", (tree) => tree.set("gallery/logo.svg", "<svg/>"),
    ["gallery/logo.svg", 0, "", "unsafeDrawing", /script.* → .*\.webp/]],
  ["a picture the site cannot use", (tree) => tree.set("gallery/a.heic", "x"),
    ["gallery/a.heic", 0, "", "unusablePicture", /to a collection, so it would never be shown.* → .*Save it as \.webp/]],
  ["a file name with capitals and spaces", (tree) => rename(tree, doctor, "doctors/Asha Rao.yaml"),
    ["doctors/Asha Rao.yaml", 0, "", "fileNameCharacters", /small letters.* → .*Rename it/]],
  ["a file name with a dot", (tree) => rename(tree, doctor, "doctors/asha.rao.yaml"),
    ["doctors/asha.rao.yaml", 0, "", "fileNameCharacters", /small letters.* → .*Rename it to "asha-rao.yaml"/]],
  ["two names that differ by capitals only", (tree) => tree.set("gallery/Photo.png", tree.get("gallery/photo.png") ?? ""),
    ["gallery/Photo.png", 0, "", "namesDifferByCapitals", /same name as content\/gallery\/photo.png.* → .*delete one/]],
  ["a Hindi text without its department", (tree) => tree.set("departments/dental.hi.md", "एक वाक्य।\n"),
    ["departments/dental.yaml", 0, "", "missingFile", /missing.* → .*Create it/]],
  ["a department without its text", (tree) => tree.delete(overview), [overview, 0, "", "missingFile", /missing.* → .*Create it/]],
  ["an address taken twice", peoplePage("people/surgery.yaml"),
    ["people/surgery.yaml", 0, "", "addressTaken", /"\/surgery" is already taken by departments\/surgery.yaml.* → .*Rename one/]],
  ["an address that a language has", peoplePage("people/hi.yaml"),
    ["people/hi.yaml", 0, "", "addressTaken", /"\/hi" is already taken by the language's start page.* → Rename/]],
  ["an address that the board in the lobby has", peoplePage("people/board.yaml"),
    ["people/board.yaml", 0, "", "addressTaken", /"\/board" is already taken by the board.* → Rename/]],
  ["a name that a server has for a folder's own page", peoplePage("people/index.yaml"),
    ["people/index.yaml", 0, "", "reservedName", /"index" is a name that servers or Windows reserve.* → Rename/]],
  ["a name that Windows refuses", (tree) => rename(tree, doctor, "doctors/con.yaml"),
    ["doctors/con.yaml", 0, "", "reservedName", /"con" is a name that servers or Windows reserve.* → Rename/]],
  ["an address that a page has", peoplePage("people/contact.yaml"),
    ["people/contact.yaml", 0, "", "addressTaken", /"\/contact" is already taken.* → .*Rename one/]],
  ["a text that begins with a rule after an empty line", (tree) => tree.set(overview, "\n---\nWe care.\n\n---\n"),
    [overview, 1, "", "fieldsInProse", /begins with fields.* → .*first sentence/]],
  ["a text that begins with fields in TOML", (tree) => tree.set(overview, "+++\ntitle = 1\n+++\nWe care.\n"),
    [overview, 1, "", "fieldsInProse", /begins with fields.* → .*first sentence/]],
  ["quotations in thousands of quotations", (tree) => tree.set(overview, `${">".repeat(20_000)} We care.\n`),
    [overview, 1, "body", "nestedTooDeep", /Quotations or lists are nested too deeply.* → .*sentences/]],
  ["lists in thousands of lists", (tree) => tree.set(overview, `${"- ".repeat(20_000)} We care.\n`),
    [overview, 1, "body", "nestedTooDeep", /Quotations or lists are nested too deeply.* → .*sentences/]],
  ["a text without an end", (tree) => tree.set(overview, "We care for you. ".repeat(100_000)),
    [overview, 1, "body", "textTooLong", /over 100,000 characters.* → Shorten/]],
  ["a file under a wrong name beside the right one", (tree) => tree.set("hospital.yml", "name: x"),
    ["hospital.yml", 0, "", "unknownFile", /to a collection, so it would never be shown.* → There is already a "hospital\.yaml"/]],
  ["a photo whose better name is taken", (tree) => tree.set("gallery/Photo!.png", tree.get("gallery/photo.png") ?? ""),
    ["gallery/Photo!.png", 0, "", "fileNameCharacters", /small letters.* → There is already a "photo\.png"/]],
  ["a text without a language beside one of each", (tree) => {
    for (const language of knownLanguages) tree.set(`departments/surgery.${language}.md`, "एक वाक्य।\n");
    tree.set("departments/surgery.md", "A text.\n");
  }, ["departments/surgery.md", 0, "", "languageMissing", /The file name doesn't contain the language.* → Every language already has its file/]],
  ["a picture that cannot be opened", portrait("not a picture"),
    [doctor, 7, "photo", "pictureUnreadable", /photos\/doctor.png cannot be opened.* → .*Save it again/]],
  ["a picture that was cut off", async (tree) => {
    const whole = await plainPicture(500, 500).png({ compressionLevel: 0 }).toBuffer();
    portrait(whole.subarray(0, whole.length / 2))(tree);
  }, [doctor, 7, "photo", "pictureUnreadable", /cannot be opened.* → .*Save it again/]],
  ["a picture that was damaged inside", async (tree) => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 500, height: 500, channels: 3, background: "grey", noise } as const;
    const bytes = await sharp({ create }).webp().toBuffer();
    const harmed = bytes.map((byte, index) => (index > 30 && index < 200 ? 255 : byte));
    tree.set("gallery/spare.webp", harmed);
  }, ["gallery/spare.webp", 0, "", "pictureUnreadable", /cannot be opened.* → .*Save it again/]],
  ["a picture under a false ending", portraitOf(plainPicture(500, 500).jpeg()),
    [doctor, 7, "photo", "pictureFormat", /isn't really a \.png file.* → .*Save it again/]],
  ["a picture of too many pixels", portraitOf(plainPicture(8000, 5001).png()),
    [doctor, 7, "photo", "pictureTooWide", /8000 × 5001 pixels.* → .*Save it smaller/]],
  ["a portrait that is too small", portraitOf(plainPicture(300, 600).png()),
    [doctor, 7, "photo", "portraitTooSmall", /300 × 600 pixels; a portrait needs 500 each way.* → Use a larger photo/]],
  ["a picture that says where it was taken", portraitOf(withPlace(plainPicture(500, 500)).png()),
    [doctor, 7, "photo", "pictureLocation", /where it was taken, which everyone could read.* → Run "npx hospital check --fix"/]],
  ["a picture that no record names yet, and that says where it was taken",
    async (tree) => tree.set("gallery/spare.png", await withPlace(plainPicture(8, 8)).png().toBuffer()),
    ["gallery/spare.png", 0, "", "pictureLocation", /where it was taken, which everyone could read.* → Run/]],
  ["a picture of too many bytes", portrait(Buffer.alloc(8_000_001)),
    [doctor, 7, "photo", "pictureTooHeavy", /over 8 MB.* → .*Save it smaller/]],
  ["a doctor twice", (tree) => tree.set("doctors/copy-of-asha.yaml", String(tree.get(doctor))),
    ["doctors/copy-of-asha.yaml", 1, "name", "duplicate", /already used at content\/doctors\/asha-rao\.yaml:1.* → .*delete one/]],
  ["a moving WebP", async (tree) => tree.set("gallery/spare.webp", await (await moving()).webp().toBuffer()),
    ["gallery/spare.webp", 0, "", "pictureMoves", /the site would show all frames as one picture.* → Save one frame/]],
  ["a moving PNG", async (tree) => tree.set("gallery/spare.png", withChunk(await plainPicture(8, 8).png().toBuffer(), "acTL")),
    ["gallery/spare.png", 0, "", "pictureMoves", /the site would show all frames as one picture.* → Save one frame/]],
  ["a moving AVIF", async (tree) => {
    const stillPicture = await plainPicture(8, 8).avif().toBuffer();
    tree.set("gallery/spare.avif", Buffer.from(stillPicture.toString("latin1").replace("ftypavif", "ftypavis"), "latin1"));
  }, ["gallery/spare.avif", 0, "", "pictureMoves", /the site would show all frames as one picture.* → Save one frame/]],
  ["a transparent portrait", portraitOf(plainPicture(500, 500).ensureAlpha(0.5).png()),
    [doctor, 7, "photo", "portraitTransparent", /areas, which some browsers show in black.* → Save it with a plain background/]],
  ["three helplines on one page", (tree) => {
    const text = String(tree.get("helplines.yaml"));
    tree.set("helplines.yaml", `${text}${text.replace("helplines:\n", "").split(/(?= {2}- id: line-14416)/)[0]?.replaceAll("112", "108")}`);
  }, ["helplines.yaml", 1, "helplines", "threeNumbersOnPage", /name this page, but it can show only two.* → Keep the page only in the two most important/]],
  ["a record of 60,000 fields", (tree) => tree.set("insurers.yaml", "a: 1\n".repeat(60_000)),
    ["insurers.yaml", 1, "", "recordTooLong", /more than 10,000 fields.* → Remove what doesn't belong there/]],
  ["a colour that is no colour", (tree) => tree.set("brand/brand.yaml", "colours: { primary: teal }\n"),
    ["brand/brand.yaml", 1, "colours.primary", "colour", /must be a colour.* → Write/]],
  ["a colour too light for its letters", (tree) => tree.set("brand/brand.yaml", 'colours: { primary: "#ffff00" }\n'),
    ["brand/brand.yaml", 1, "colours.primary", "colourContrast", /too little contrast.* → The nearest/]],
  ["a logo with a script", (tree) => {
    tree.set("brand/brand.yaml", "logo: ./logo.svg\n");
    tree.set("brand/logo.svg", logo(9, "<script>alert(1)</script>"));
  }, ["brand/brand.yaml", 1, "logo", "drawingUnsafe", /brand\/logo.svg.* → Save it as plain SVG/]],
];

const logo = (width: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9" width="${width}" height="9">${inside}</svg>`;

/** A change of the files, and the only warning it causes. */
export const treeWarnings: typeof treeChanges = [
  [
    "a logo that is too wide for an icon",
    (tree) => {
      tree.set("brand/brand.yaml", "logo: ./logo.svg\n");
      tree.set("brand/logo.svg", logo(90, '<path d="M0 0h9v9H0z" fill="#123456"/>'));
    },
    ["brand/brand.yaml", 1, "logo", "logoTooWide", /10.0 times as wide as high.* → Add mark/],
  ],
];
