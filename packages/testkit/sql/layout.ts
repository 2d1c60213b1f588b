const WIDTH = 140;
/** Longest subquery that stays within its line. */
const INLINE = 400;

const CLAUSES = new Set(['where', 'group', 'having', 'order', 'limit', 'returning', 'values', 'set', 'union', 'for']);
const JOIN_KINDS = new Set(['left', 'inner', 'cross']);

interface Token {
  readonly text: string;
  readonly spaced: boolean;
}

/** Splits a statement into words, parentheses and quoted texts; removes the quotes of names and the spaces inside parentheses. */
function tokensOf(statement: string): Token[] {
  const found = [...statement.matchAll(/(\s*)('(?:[^']|'')*'|[()]|[^\s()']+)/g)];
  return found.map(([, space = '', word = ''], index) => ({
    spaced: space !== '' && word !== ')' && found[index - 1]?.[2] !== '(',
    text: word.startsWith("'") ? word : word.replaceAll(/"(\w+)"/g, '$1'),
  }));
}

const flat = (tokens: readonly Token[]): string => tokens.map(({ spaced, text }) => (spaced ? ` ${text}` : text)).join('');

/** Returns the tokens of the parenthesis at `index`, itself and its end included. */
function group(tokens: readonly Token[], index: number): readonly Token[] {
  let depth = 0;
  const length = tokens.slice(index).findIndex(({ text }) => {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    return depth === 0;
  });
  return tokens.slice(index, length < 0 ? undefined : index + length + 1);
}

function startsClause(tokens: readonly Token[], index: number): boolean {
  const [word = '', before = '', after = ''] = [index, index - 1, index + 1].map((at) => tokens[at]?.text);
  if (word === 'from') return before !== 'delete';
  if (word === 'join') return !JOIN_KINDS.has(before);
  if (word === 'on') return after === 'conflict';
  if (word === 'select') return index > 0;
  return CLAUSES.has(word) || JOIN_KINDS.has(word);
}

/** Whether the parenthesis at `index` holds a query, perhaps inside further parentheses, that is too long for its line. */
const opensQuery = (tokens: readonly Token[], index: number): boolean =>
  ['select', 'with'].includes(tokens.slice(index).find(({ text }) => text !== '(')?.text ?? '') &&
  flat(group(tokens, index)).length > INLINE;

interface Line {
  readonly indent: number;
  text: string;
}

/** Formats a statement, one clause per line and subqueries indented, regardless of the layout of the source file. */
export function layout(statement: string): string {
  const tokens = tokensOf(statement);
  const whole = flat(tokens).trim();
  return whole.length <= WIDTH ? whole : clausesOf(tokens).flatMap(wrapped).join('\n');
}

function clausesOf(tokens: readonly Token[]): Line[] {
  /** For each open parenthesis whether it holds a query. */
  const open: boolean[] = [];
  const lines: Line[] = [{ indent: 0, text: '' }];
  for (const [index, { text, spaced }] of tokens.entries()) {
    const closed = text === ')' ? open.pop() : undefined;
    const fresh = closed ?? (tokens[index - 1]?.text === '(' ? open.at(-1) : open.every(Boolean) && startsClause(tokens, index));
    const line = lines.at(-1)!;
    if (fresh) lines.push({ indent: open.length, text });
    else line.text += spaced ? ` ${text}` : text;
    if (text === '(') open.push(opensQuery(tokens, index));
  }
  return lines;
}

function wrapped({ indent, text }: Line): string[] {
  const [first = '', ...words] = text.trim().split(' ');
  const lines = ['  '.repeat(indent) + first];
  for (const word of words) {
    const line = lines.at(-1)!;
    if (line.length + 1 + word.length > WIDTH) lines.push('  '.repeat(indent + 2) + word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
