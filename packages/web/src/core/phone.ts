const PERU = '51';

/** National numbers have nine digits: a longer one that begins with the code has it already, one with a plus names its own country. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+') || (digits.length > 9 && digits.startsWith(PERU))) return digits;
  return PERU + digits;
}

/** Address that opens a message to a telephone (P53), prepared with a text; undefined without digits. */
export function messageHref(phone: string | null | undefined, text?: string): string | undefined {
  if (!phone || !/\d/.test(phone)) return undefined;
  return `https://wa.me/${international(phone)}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
