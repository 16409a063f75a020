import tokens from "./tokens.css?raw";

/** A colour of tokens.css, for the places that CSS doesn't reach: `themeColor("teal-950")` → `#0b3534`. */
export function themeColor(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return value;
}
