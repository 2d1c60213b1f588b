const PERU = '51';
/** Mobile number of Peru without the country code. */
const MOBILE = /^9\d{8}$/;
/** International number, behind its plus. */
const ABROAD = /^[1-9]\d{7,14}$/;

/** National numbers have nine digits: a longer one that begins with the code has it already, one with a plus names its own country. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+') || (digits.length > 9 && digits.startsWith(PERU))) return digits;
  return PERU + digits;
}

/** Address that opens a message to a telephone (P53), prepared with a text; undefined without digits. */
export function messageHref(phone: string | null | undefined, text?: string): string | undefined {
  if (!phone || !/\d/.test(phone)) return undefined;
  return addressOf(international(phone), text);
}

const addressOf = (number: string, text?: string): string =>
  `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;

/**
 * Address that opens a message prepared with a text (P280): to the telephone where its record leaves no doubt, which is a mobile number of Peru or
 * one with a plus; else to the choice of a contact, because a guess would reach a stranger.
 */
export const messageTo = (phone: string | null, text: string): string => addressOf(certain(phone) ?? '', text);

/** Returns whether a message reaches this telephone without a choice of the contact. */
export const isCertain = (phone: string | null): boolean => certain(phone) !== undefined;

function certain(phone: string | null): string | undefined {
  const written = (phone ?? '').replace(/[\s().-]/g, '');
  const national = written.replace(/^\+?51(?=9\d{8}$)/, '');
  if (MOBILE.test(national)) return PERU + national;
  const abroad = written.startsWith('+') ? written.slice(1) : '';
  return ABROAD.test(abroad) && !abroad.startsWith(PERU) ? abroad : undefined;
}
