import { crc32, inflateRawSync } from "node:zlib";

/** Why a file is unreadable, in plain words. */
export class UnreadableFile extends Error {}

/** A hundred times what a hospital needs; more is a mistake or a zip bomb. */
const limits = { bytes: 5_000_000, unpacked: 20_000_000, files: 2000 };

/**
 * The texts inside an .xlsx file, by path.
 *
 * @throws {UnreadableFile} when it is another kind of file, broken, locked or too large.
 */
export function unpack(bytes: Buffer): Map<string, string> {
  if (bytes.length > limits.bytes)
    throw new UnreadableFile(`It is larger than ${limits.bytes / 1_000_000} MB. ${tooLarge}`);
  if (bytes.length < 100) throw new UnreadableFile(`It is empty. ${saveAsExcel}`);
  if (bytes.readUInt32BE(0) !== 0x504b0304) throw new UnreadableFile(otherKind(bytes));
  const texts = new Map<string, string>();
  let left = limits.unpacked;
  for (const { path, method, start, size } of entriesOf(bytes)) {
    if (!/\.(?:xml|rels)$|^mimetype$|\.bin$/.test(path)) continue;
    const packed = bytes.subarray(start, start + size);
    // .xlsb is recognised by its part's name.
    const content = path.endsWith(".bin") ? Buffer.alloc(0) : method === 0 ? packed : inflate(packed, left);
    left -= content.length;
    if (left < 0) throw new UnreadableFile(unpackedTooLarge);
    texts.set(path, content.toString("utf8"));
  }
  if (texts.get("mimetype")?.includes("opendocument"))
    throw new UnreadableFile(
      "It is an OpenDocument file (.ods). In LibreOffice choose File › Save As, and Excel (.xlsx).",
    );
  if (texts.has("xl/workbook.bin")) throw new UnreadableFile("It is a binary Excel file (.xlsb). Save it as .xlsx.");
  if (!texts.has("xl/workbook.xml")) throw new UnreadableFile(`It is no spreadsheet. ${saveAsExcel}`);
  return texts;
}

/** A minimal archive of these texts. */
export function pack(texts: Map<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of texts) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    // Version, flags, method "stored", time and day, checksum, both sizes, length of the name, no extras.
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(content.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from("PK\x03\x04"), head, name, content);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), head, end, name);
    offset += 30 + name.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(texts.size, 4);
  end.writeUInt16LE(texts.size, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from("PK\x05\x06"), end]);
}

const saveAsExcel = "Choose the file that was downloaded here, or save yours as an Excel workbook (.xlsx).";
const tooLarge = "Leave out pictures and what is not on the website, and choose it again.";
const unpackedTooLarge = `It holds more than ${limits.unpacked / 1_000_000} MB. ${tooLarge}`;
const broken = "The file is broken. Open it in Excel or LibreOffice, save it once more, and choose it again.";

function otherKind(bytes: Buffer): string {
  const isOld = bytes.readUInt32BE(0) === 0xd0cf11e0;
  if (isOld && bytes.includes(Buffer.from("EncryptedPackage", "utf16le")))
    return "It is locked with a password. Save it without one: in Excel, File › Info › Protect Workbook.";
  if (isOld) return "It is an old Excel file (.xls). In Excel choose File › Save As, and Excel Workbook (.xlsx).";
  const start = bytes.subarray(0, 1000).toString("utf8");
  if (/<html|<table|<\?xml/i.test(start)) return `It is a web page, whatever its name says. ${saveAsExcel}`;
  if (/^[^\0]*$/.test(start) && /[,;\t]/.test(start))
    return "It is a text file (.csv), which loses the kinds of cells. Open it in Excel and save it as Excel Workbook (.xlsx).";
  return `It is no spreadsheet. ${saveAsExcel}`;
}

function inflate(packed: Buffer, left: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw new UnreadableFile(isTooLarge ? unpackedTooLarge : broken);
  }
}

/** The central directory. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
function* entriesOf(bytes: Buffer) {
  const end = bytes.lastIndexOf("PK\x05\x06");
  if (end < 0 || end + 22 > bytes.length) throw new UnreadableFile(broken);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.files) throw new UnreadableFile(unpackedTooLarge);
  try {
    for (let at = bytes.readUInt32LE(end + 16), index = 0; index < count; index++) {
      const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
      const local = bytes.readUInt32LE(at + 42);
      yield {
        path: bytes.toString("utf8", at + 46, at + 46 + nameLength),
        method: bytes.readUInt16LE(at + 10),
        size: bytes.readUInt32LE(at + 20),
        start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      };
      at += 46 + nameLength + extra + comment;
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(broken);
  }
}
