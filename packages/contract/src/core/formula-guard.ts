/** Signs that begin a formula, also those of full width, which spreadsheets in Japanese and Chinese run; blanks and quotes may precede. */
const STARTS = /^[ \u00a0\u3000"']*[\t\r=+\-@＝＋－＠﹦﹢﹣﹫]/;
const GUARDED = /^'[ \u00a0\u3000"']*[\t\r=+\-@＝＋－＠﹦﹢﹣﹫]/;

/** Prefixes an apostrophe to a text that a spreadsheet would run as a formula (P41); the import removes it (`withoutGuard`). */
export const guarded = (text: string): string => (STARTS.test(text) ? `'${text}` : text);

/** Removes the apostrophe that our own files put before a formula. */
export const withoutGuard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** A sign of a formula behind what is a separator or a line end to some program, with blanks, apostrophes and quotation marks between. */
const INNER = /([,;|\t\r\n][ \u00a0\u3000"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g;
const INNER_GUARDED = /([,;|\t\r\n][ \u00a0\u3000"']*)'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g;

/**
 * Makes a text of a CSV harmless where a program splits it at another separator than ours, as Excel does in Peru and Mexico: what would begin
 * a cell there has its apostrophe too (P41). The import removes them (`withoutInnerGuards`).
 */
export const innerGuarded = (text: string): string => text.replaceAll(INNER, "$1'");

/** Removes the apostrophes that our own CSV puts within a text. */
export const withoutInnerGuards = (text: string): string => text.replaceAll(INNER_GUARDED, '$1');
