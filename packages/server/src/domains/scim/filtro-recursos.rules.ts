import { correoConDominio } from '@portal/contract/core';
import { fault, shown } from './falla.rules.ts';
import { type Comparacion, type Literal, readFilter } from './filtro.rules.ts';
import { readId } from './persona.rules.ts';

/** Values that people must have; absent: any. */
export interface FiltroPersonas {
  readonly id?: number;
  readonly userName?: string;
  readonly externalId?: string;
  readonly correo?: string;
  readonly correoSecundario?: string;
  readonly telefono?: string;
  readonly displayName?: string;
  readonly codigo?: string;
  readonly activo?: boolean;
}

/** Values that groups must have; absent: any. */
export interface FiltroGrupos {
  readonly id?: number;
  readonly displayName?: string;
  readonly externalId?: string;
  /** Person who is a member. */
  readonly miembro?: number;
}

const PERSONAS = new Map<string, keyof FiltroPersonas>(
  Object.entries({
    id: 'id',
    username: 'userName',
    externalid: 'externalId',
    emails: 'correo',
    'emails.value': 'correo',
    phonenumbers: 'telefono',
    'phonenumbers.value': 'telefono',
    displayname: 'displayName',
    'enterprise:employeenumber': 'codigo',
    active: 'activo',
  } as const),
);

const GRUPOS = new Map<string, keyof FiltroGrupos>(
  Object.entries({
    id: 'id',
    displayname: 'displayName',
    externalid: 'externalId',
    members: 'miembro',
    'members.value': 'miembro',
  } as const),
);

/** Comparisons that choose an entry instead of comparing its value: the type, and that of work as the primary one. */
const CHOOSES = /^(?:emails|phonenumbers)\.(?:type|primary)$/;

const SECOND: ReadonlySet<Literal> = new Set(['home', 'other']);

/** Returns whether a filter chooses an entry as that of work, which is the primary one. */
const isOfWork = (sub: string | undefined, value: Literal): boolean => (sub === 'type' ? value === 'work' : value === true);

/** Returns the field of each attribute with the types that a filter chooses: the second e-mail is of type home or other; null: nobody has such an entry. */
function chosenFields(comparisons: readonly Comparacion[], names: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const fields = new Map<string, string | null>(names);
  for (const { path, value } of comparisons.filter((one) => CHOOSES.test(one.path))) {
    const [base = '', sub] = path.split('.');
    const type = typeof value === 'string' ? value.toLowerCase() : value;
    if (!names.has(base)) throw refusedAt(path);
    if (isOfWork(sub, type)) continue;
    if (!comparisons.some((one) => one.path === base || one.path === `${base}.value`)) throw refusedAt(path);
    const field = base === 'emails' && SECOND.has(type) && fields.get(base) !== null ? 'correoSecundario' : null;
    fields.set(base, field).set(`${base}.value`, field);
  }
  return fields;
}

const refusedAt = (path: string) => fault('invalidFilter', 'scim.errores.atributoFiltro', { atributo: shown(path) });

/** Reads what an attribute is compared with; undefined for an id that nothing has. */
function wanted(path: string, campo: string, value: Literal): string | number | boolean | undefined {
  if (campo === 'activo') {
    if (typeof value !== 'boolean') throw refusedAt(path);
    return value;
  }
  if (typeof value !== 'string') throw refusedAt(path);
  if (campo === 'correo' || campo === 'correoSecundario') return correoConDominio(value);
  return campo === 'id' || campo === 'miembro' ? readId(value) : value;
}

/** Returns the values that a filter asks for; undefined when nothing can meet it. Throws `invalidFilter` for an attribute that is not compared. */
function readFiltro(text: string | undefined, names: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> | undefined {
  const found = new Map<string, unknown>();
  let possible = true;
  const comparisons = text === undefined ? [] : readFilter(text);
  const fields = chosenFields(comparisons, names);
  for (const comparison of comparisons) {
    if (CHOOSES.test(comparison.path)) continue;
    const campo = fields.get(comparison.path);
    if (campo === null) return undefined;
    if (!campo) throw refusedAt(comparison.path);
    const value = wanted(comparison.path, campo, comparison.value);
    possible &&= value !== undefined && (!found.has(campo) || found.get(campo) === value);
    found.set(campo, value);
  }
  return possible ? Object.fromEntries(found) : undefined;
}

/** Reads the filter of a list of people. */
export const readFiltroPersonas = (text: string | undefined): FiltroPersonas | undefined => readFiltro(text, PERSONAS);

/** Reads the filter of a list of groups. */
export const readFiltroGrupos = (text: string | undefined): FiltroGrupos | undefined => readFiltro(text, GRUPOS);

/** Page of a list. */
export interface Pagina {
  readonly skip: number;
  readonly most: number;
}

/** Rows of one page. */
export const PAGINA = { usual: 100, maxima: 200 } as const;

/** Reads `startIndex` and `count` (RFC 7644 §3.4.2.4). Throws `invalidValue` for what is no whole number. */
export function readPagina(startIndex: string | undefined, count: string | undefined): Pagina {
  const first = whole('startIndex', startIndex) ?? 1;
  const most = whole('count', count) ?? PAGINA.usual;
  return { skip: Math.max(first, 1) - 1, most: Math.min(Math.max(most, 0), PAGINA.maxima) };
}

function whole(atributo: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw fault('invalidValue', 'scim.errores.pagina', { atributo });
  return Number(text);
}
