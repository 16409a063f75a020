import { isGroup } from "./values.ts";

/**
 * Gives equal values the same number, so that a comparison takes the same time however large they are. Empty
 * values have 0: forms have them where files have none.
 */
export class Identities {
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<object, number>();

  of(value: unknown): number {
    if (typeof value !== "object" || value === null) {
      const isEmpty = value === undefined || value === null || value === "" || value === false;
      return isEmpty ? 0 : this.#numberOf(`${typeof value} ${value}`);
    }
    const cached = this.#known.get(value);
    if (cached !== undefined) return cached;
    const number = isGroup(value) ? this.ofParts(Object.entries(value)) : this.#ofRows(value as unknown[]);
    this.#known.set(value, number);
    return number;
  }

  /** The number of a group with these fields, in any order. */
  ofParts(entries: [string, unknown][]): number {
    const parts = entries.flatMap(([key, part]) => {
      const number = this.of(part);
      return number === 0 ? [] : [`${JSON.stringify(key)}:${number}`];
    });
    return parts.length === 0 ? 0 : this.#numberOf(`{${parts.sort().join()}}`);
  }

  #ofRows(rows: unknown[]): number {
    return rows.length === 0 ? 0 : this.#numberOf(`[${rows.map((row) => this.of(row)).join()}]`);
  }

  #numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return number;
  }
}

/** The numbers that identify the parts of a row. */
export interface IdentifiedRow {
  /** The number of the whole row. */
  whole: number;
  /** The number of its `id`; 0 without one. */
  id: number;
  /** The number of the row without its `id`. */
  rest: number;
  /** The number of each field. */
  fields: Map<string, number>;
}

export function identified(rows: unknown[], identities: Identities): IdentifiedRow[] {
  return rows.map((row) => {
    const whole = identities.of(row);
    if (!isGroup(row)) return { whole, id: 0, rest: whole, fields: new Map() };
    const entries = Object.entries(row);
    const fields = new Map(entries.map(([key, part]) => [key, identities.of(part)]));
    const rest = identities.ofParts(entries.filter(([key]) => key !== "id"));
    return { whole, id: fields.get("id") ?? 0, rest, fields };
  });
}
