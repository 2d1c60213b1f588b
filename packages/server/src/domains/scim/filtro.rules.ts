import { fault, type ScimFault, type ScimType, shown } from './falla.rules.ts';
import { canonical } from './nombres.rules.ts';

/** Value that a filter compares with. */
export type Literal = string | number | boolean | null;

/** `name eq value`; the name is canonical, that of an attribute inside brackets with the one before them (`emails.type`). */
export interface Comparacion {
  readonly path: string;
  readonly value: Literal;
}

/** Path of a PATCH operation: `emails[type eq "work"].value`. */
export interface Ruta {
  readonly path: string;
  /** Comparisons in brackets, by the names inside; undefined without brackets. */
  readonly where: readonly Comparacion[] | undefined;
  /** Attribute after the brackets. */
  readonly sub: string | undefined;
}

/** Most characters of a filter or path, comparisons of it, and brackets inside each other. */
export const LIMITES_FILTRO = { largo: 1000, comparaciones: 20, profundidad: 4 } as const;

interface Token {
  readonly kind: 'word' | 'string' | '(' | ')' | '[' | ']';
  readonly text: string;
}

const isWord = (char: string | undefined): boolean => char !== undefined && /[\w.:$-]/.test(char);

/** Returns where a text in quotation marks ends, its last mark included. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Reads tokens one after the other; every step consumes, so the work grows with the length alone. */
class Reader {
  readonly #text: string;
  readonly #kind: ScimType;
  readonly #tokens: readonly Token[];
  #at = 0;
  #comparisons = 0;

  constructor(text: string, kind: 'invalidFilter' | 'invalidPath') {
    this.#text = text;
    this.#kind = kind;
    if (text.length > LIMITES_FILTRO.largo) throw fault('tooMany', 'scim.errores.filtroLargo', { maximo: LIMITES_FILTRO.largo });
    this.#tokens = this.#split();
  }

  refused(): ScimFault {
    return this.#kind === 'invalidPath'
      ? fault('invalidPath', 'scim.errores.ruta', { ruta: shown(this.#text) })
      : fault('invalidFilter', 'scim.errores.filtro', { filtro: shown(this.#text) });
  }

  #split(): Token[] {
    const tokens: Token[] = [];
    for (let at = 0; at < this.#text.length;) {
      const token = this.#tokenAt(at);
      if (token) tokens.push(token);
      at += token?.text.length ?? 1;
    }
    return tokens;
  }

  /** Returns the token that begins at a character; undefined for a blank. */
  #tokenAt(at: number): Token | undefined {
    const text = this.#text;
    const char = text[at]!;
    if (char === ' ') return undefined;
    if (char === '(' || char === ')' || char === '[' || char === ']') return { kind: char, text: char };
    if (char === '"') return { kind: 'string', text: text.slice(at, endOfString(text, at)) };
    let end = at;
    while (isWord(text[end])) end += 1;
    if (end === at) throw this.refused();
    return { kind: 'word', text: text.slice(at, end) };
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  take(kind: Token['kind']): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind) throw this.refused();
    this.#at += 1;
    return token.text;
  }

  takeIf(kind: Token['kind'], word?: string): boolean {
    const token = this.peek();
    const fits = token?.kind === kind && (word === undefined || token.text.toLowerCase() === word);
    if (fits) this.#at += 1;
    return fits;
  }

  end(): void {
    if (this.peek()) throw this.refused();
  }

  /** `term (and term)*`; `or`, `not` and operators other than `eq` are refused like anything else that follows. */
  conjunction(prefix: string, depth: number): Comparacion[] {
    if (depth > LIMITES_FILTRO.profundidad) throw fault('tooMany', 'scim.errores.filtroHondo', { maximo: LIMITES_FILTRO.profundidad });
    const found = this.#term(prefix, depth);
    while (this.takeIf('word', 'and')) found.push(...this.#term(prefix, depth));
    return found;
  }

  #term(prefix: string, depth: number): Comparacion[] {
    if (this.takeIf('(')) {
      const inside = this.conjunction(prefix, depth + 1);
      this.take(')');
      return inside;
    }
    const name = prefix + canonical(this.take('word'));
    if (prefix === '' && this.takeIf('[')) {
      const inside = this.conjunction(`${name}.`, depth + 1);
      this.take(']');
      // `emails[type eq "work"].value eq "…"`, as Entra ID sends the attribute by which it matches.
      const after = this.peek();
      if (after?.kind !== 'word' || !/^\.[a-z]\w*$/i.test(after.text)) return inside;
      return [...inside, this.#comparison(name + this.take('word').toLowerCase())];
    }
    return [this.#comparison(name)];
  }

  #comparison(path: string): Comparacion {
    if (!this.takeIf('word', 'eq')) throw this.refused();
    this.#comparisons += 1;
    if (this.#comparisons > LIMITES_FILTRO.comparaciones)
      throw fault('tooMany', 'scim.errores.filtroMucho', { maximo: LIMITES_FILTRO.comparaciones });
    return { path, value: this.#literal() };
  }

  #literal(): Literal {
    const token = this.peek();
    if (token?.kind === 'string') return this.#string(this.take('string'));
    const word = this.take('word').toLowerCase();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (/^-?\d{1,15}$/.test(word)) return Number(word);
    throw this.refused();
  }

  #string(quoted: string): string {
    try {
      const value: unknown = JSON.parse(quoted);
      // PostgreSQL stores neither NUL nor half a surrogate pair.
      if (typeof value === 'string' && !/\0|\p{Surrogate}/u.test(value)) return value;
    } catch {
      // Refused below, like any other text.
    }
    throw this.refused();
  }
}

/**
 * Reads a filter of comparisons by `eq` joined by `and` (RFC 7644 §3.4.2.2). Throws `invalidFilter` for any other, `tooMany` for one
 * beyond `LIMITES_FILTRO`.
 */
export function readFilter(text: string): Comparacion[] {
  const reader = new Reader(text, 'invalidFilter');
  const found = reader.conjunction('', 1);
  reader.end();
  return found;
}

/** Reads the path of a PATCH operation (RFC 7644 §3.5.2). Throws `invalidPath`, or `tooMany` beyond `LIMITES_FILTRO`. */
export function readPath(text: string): Ruta {
  const reader = new Reader(text, 'invalidPath');
  const path = canonical(reader.take('word'));
  if (!reader.takeIf('[')) {
    reader.end();
    return { path, where: undefined, sub: undefined };
  }
  const where = reader.conjunction('', 1);
  reader.take(']');
  const rest = reader.peek() ? reader.take('word').toLowerCase() : undefined;
  reader.end();
  if (rest !== undefined && !/^\.[a-z]\w*$/.test(rest)) throw reader.refused();
  return { path, where, sub: rest?.slice(1) };
}
