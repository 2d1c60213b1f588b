/** Marks an escaped code unit: a private character that texts of lessons do not hold. */
const MARK = '\uF8FE';

const hex = (unit: number) => MARK + unit.toString(16).padStart(4, '0');

/**
 * Escapes what the database cannot hold in JSON: NUL and halves of a surrogate pair, which lessons write that pack their state into 16-bit units.
 */
export function toWire(text: string): string {
  return text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\0\uD800-\uDFFF\uF8FE]/g, (part) =>
    part.length === 2 ? part : hex(part.charCodeAt(0)),
  );
}

/** The text that `toWire` escaped. */
export function fromWire(text: string): string {
  if (!text.includes(MARK)) return text;
  return text.replaceAll(/\uF8FE([0-9a-f]{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
}

/** Applies `change` to every text of a value of JSON. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
