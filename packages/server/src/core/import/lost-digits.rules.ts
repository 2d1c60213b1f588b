/** A number as spreadsheets write it when its column is narrow or its digits are many: `4.5E+07`, `9,99889E+08`. */
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d{1,20})?\s?E\s?\+\s?\d{1,3}$/i;

/** Whether a code, document or telephone has lost its digits to the notation of a spreadsheet. A code `1E5`, without a sign, is a code. */
export const lostDigits = (text: string): boolean => SCIENTIFIC.test(text);
