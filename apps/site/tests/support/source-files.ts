/** The source files and their syntax trees, for the tests of conventions. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../../../..");
export const sources = files(
  "{apps/site/src,packages/{search,theme,timetable},packages/content/{schema,text}}/**/*.{ts,tsx,astro,css}",
);
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
export const scripts = sources.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
export const components = scripts.filter((file) => /^apps\/site\/src\/components\/.*\.tsx$/.test(file));
export const islands = scripts.filter((file) => /^apps\/site\/src\/islands\/.*\.tsx$/.test(file));
export const styles = sources.filter((file) => file.endsWith(".css"));
export const componentStyles = styles.filter((file) => /^apps\/site\/src\/(?:components|islands)\//.test(file));

export function files(pattern: string): string[] {
  return (
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll("\\", "/"))
      // Programs of the bench are installed below tools, and Astro leaves a folder there.
      .filter((file) => !/\/node_modules\/|\/[.]astro$/.test(file))
      .sort()
  );
}

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

export function ast(file: string, text = read(file)): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Every node of a script, outermost first. */
export function nodes(file: string): ts.Node[] {
  return below(ast(file));
}

function below(node: ts.Node): ts.Node[] {
  const subtree = [node];
  ts.forEachChild(node, (child) => {
    subtree.push(...below(child));
  });
  return subtree;
}

/** Every text between quotes at or under `node`. */
export function literals(node: ts.Node): string[] {
  return below(node).flatMap((child) => (ts.isStringLiteralLike(child) ? [child.text] : []));
}

export function exportedValues(file: string): string[] {
  return ast(file).statements.flatMap((statement) => {
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : ts.isExportDeclaration(statement);
    if (!isExported || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
    return [ts.isFunctionDeclaration(statement) ? (statement.name?.text ?? "") : statement.getText()];
  });
}

export function comments(file: string): string[] {
  const matches = read(file).matchAll(/^\s*(?:\/\/([^\n]*)|\/\*\*?(.*?)\*\/)/gms);
  return [...matches].map(([, line, block]) => (line ?? block ?? "").trim());
}

/** A file's text without its comments. */
export function code(file: string): string {
  const text = read(file).replace(/\/\*.*?\*\//gs, "");
  return file.endsWith(".css") ? text : text.replace(/(^|[\s;{}])\/\/.*$/gm, "$1");
}

export function isOfBlock(name: string, file: string): boolean {
  return new RegExp(`^${basename(dirname(file))}(?:__[a-z0-9-]+)?$`).test(name);
}
