/** Kinds of taxpayers: natural persons, and companies (20). */
const RUC = /^(?:10|15|16|17|20)\d{9}$/;
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Returns the check digit of the first ten digits of a RUC. */
const checkDigit = (digits: string): number => {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 10;
};

/** Returns whether a text is a RUC, the tax number of Peru: 11 digits, of which the last one checks the others. */
export const esRuc = (ruc: string): boolean => RUC.test(ruc) && checkDigit(ruc) === Number(ruc[10]);
