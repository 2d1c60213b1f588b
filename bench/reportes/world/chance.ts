/** Seed of every pseudo-random choice: the same seed and day give the same world. */
const SEED = 20_261_121;

/** SQL of a number below `most` that depends on an integer expression and the name of the choice alone. */
export const chance = (key: string, choice: string, most: number): string =>
  `(((hashint8extended((${key})::bigint, ${SEED + saltOf(choice)}) >> 8) & 2147483647) % ${most})::integer`;

const saltOf = (choice: string): number =>
  Array.from(choice, (letter) => letter.codePointAt(0) ?? 0).reduce((salt, code) => (salt * 31 + code) % 1_000_003, 7);
