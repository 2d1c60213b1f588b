const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML content or a quoted attribute. */
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** HTML that is already safe. Only `markup` and `trusted` make it. */
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

/** Template tag that escapes every value unless it is HTML made by this same tag. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): SafeHtml =>
  new SafeHtml(parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part));

/** HTML, or the content of a style element, written in this repository and not by a person who uses the portal. */
export const trusted = (text: string): SafeHtml => new SafeHtml(text);
