import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Writes a certificate for these names into the folder, for two days, which nobody trusts without being told. */
export function selfSigned(folder: string, names: readonly string[]): { chain: string; key: string } {
  const certificate = { chain: join(folder, "chain.pem"), key: join(folder, "key.pem") };
  const subject = ["-subj", `/CN=${names[0]}`, "-addext", `subjectAltName=${names.map((name) => `DNS:${name}`)}`];
  const files = ["-keyout", certificate.key, "-out", certificate.chain];
  try {
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
        ...subject,
        ...files,
      ],
      { stdio: "pipe" },
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error("openssl is not here. On Debian: apt-get install openssl");
  }
  return certificate;
}
