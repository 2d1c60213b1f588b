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

/** Brackets, texts in quotation marks (also one without its end), words, and any other character, which no rule takes. */
const TOKENS = /[()[\]]|"(?:[^"\\]|\\.)*"?|[\w.:$-]+|[^ ]/g;

const WORD = /^[\w.:$-]/;
const SUB = /^\.[a-z]\w*$/i;
const LITERAL = /^(?:true|false|null|-?\d{1,15})$/i;

/** Reads tokens one after the other; every step consumes, so the work grows with the length alone. */
class Reader {
  readonly #text: string;
  readonly #kind: ScimType;
  readonly #tokens: readonly string[];
  #at = 0;
  #comparisons = 0;

  constructor(text: string, kind: 'invalidFilter' | 'invalidPath') {
    this.#text = text;
    this.#kind = kind;
    if (text.length > LIMITES_FILTRO.largo) throw fault('tooMany', 'scim.errores.filtroLargo', { maximo: LIMITES_FILTRO.largo });
    this.#tokens = text.match(TOKENS) ?? [];
  }

  refused(): ScimFault {
    return this.#kind === 'invalidPath'
      ? fault('invalidPath', 'scim.errores.ruta', { ruta: shown(this.#text) })
      : fault('invalidFilter', 'scim.errores.filtro', { filtro: shown(this.#text) });
  }

  peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  /** Takes the next token if it is this bracket or word. */
  takeIf(token: string): boolean {
    const fits = this.peek()?.toLowerCase() === token;
    if (fits) this.#at += 1;
    return fits;
  }

  /** Takes a token of this form. */
  take(form: RegExp): string {
    const token = this.peek();
    if (token === undefined || !form.test(token)) throw this.refused();
    this.#at += 1;
    return token;
  }

  end(): void {
    if (this.peek() !== undefined) throw this.refused();
  }

  /** `term (and term)*`; `or`, `not` and operators other than `eq` are refused like anything else that follows. */
  conjunction(prefix: string, depth: number): Comparacion[] {
    if (depth > LIMITES_FILTRO.profundidad) throw fault('tooMany', 'scim.errores.filtroHondo', { maximo: LIMITES_FILTRO.profundidad });
    const found = this.#term(prefix, depth);
    while (this.takeIf('and')) found.push(...this.#term(prefix, depth));
    return found;
  }

  #term(prefix: string, depth: number): Comparacion[] {
    if (this.takeIf('(')) {
      const inside = this.conjunction(prefix, depth + 1);
      this.take(/^\)/);
      return inside;
    }
    const name = prefix + canonical(this.take(WORD));
    if (prefix !== '' || !this.takeIf('[')) return [this.#comparison(name)];
    const inside = this.conjunction(`${name}.`, depth + 1);
    this.take(/^\]/);
    // `emails[type eq "work"].value eq "…"`, as Entra ID sends the attribute by which it matches.
    const sub = this.sub();
    return sub === undefined ? inside : [...inside, this.#comparison(name + sub)];
  }

  /** Takes the attribute after brackets, if there is one: `.value`. */
  sub(): string | undefined {
    return SUB.test(this.peek() ?? '') ? this.take(SUB).toLowerCase() : undefined;
  }

  #comparison(path: string): Comparacion {
    if (!this.takeIf('eq')) throw this.refused();
    this.#comparisons += 1;
    if (this.#comparisons > LIMITES_FILTRO.comparaciones)
      throw fault('tooMany', 'scim.errores.filtroMucho', { maximo: LIMITES_FILTRO.comparaciones });
    return { path, value: this.#literal() };
  }

  #literal(): Literal {
    if (this.peek()?.startsWith('"')) return this.#string(this.take(/^"/));
    const word = this.take(LITERAL).toLowerCase();
    if (word === 'null') return null;
    return word === 'true' || word === 'false' ? word === 'true' : Number(word);
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
  const path = canonical(reader.take(WORD));
  const where = reader.takeIf('[') ? reader.conjunction('', 1) : undefined;
  if (where) reader.take(/^\]/);
  const sub = where && reader.sub();
  reader.end();
  return { path, where, sub: sub?.slice(1) };
}
