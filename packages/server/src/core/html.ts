const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Escaped HTML. Only `markup` and `trusted` create it. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | SafeHtml | readonly SafeHtml[];

function render(value: Value): string {
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map((part) => part.text).join('');
  return escapeHtml(String(value));
}

/** Template tag for HTML: escapes every value except `SafeHtml`. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): SafeHtml =>
  new SafeHtml(parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part));

/** Marks HTML or CSS of this repository as safe. Never pass it text of a user. */
export const trusted = (text: string): SafeHtml => new SafeHtml(text);
