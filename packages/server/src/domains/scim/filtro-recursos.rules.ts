import { fault, shown } from './falla.rules.ts';
import { type Comparacion, type Literal, readFilter } from './filtro.rules.ts';
import { readId } from './persona.rules.ts';

/** Values that people must have; absent: any. */
export interface FiltroPersonas {
  readonly id?: number;
  readonly userName?: string;
  readonly externalId?: string;
  readonly correo?: string;
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

/** Comparisons that hold for every e-mail that the portal shows. */
const isAlwaysTrue = ({ path, value }: Comparacion): boolean =>
  (path === 'emails.type' && value === 'work') || (path === 'emails.primary' && value === true);

const refusedAt = (path: string) => fault('invalidFilter', 'scim.errores.atributoFiltro', { atributo: shown(path) });

/** Reads what an attribute is compared with; undefined for an id that nothing has. */
function wanted(path: string, campo: string, value: Literal): string | number | boolean | undefined {
  if (campo === 'activo') {
    if (typeof value !== 'boolean') throw refusedAt(path);
    return value;
  }
  if (typeof value !== 'string') throw refusedAt(path);
  return campo === 'id' || campo === 'miembro' ? readId(value) : value;
}

/** Returns the values that a filter asks for; undefined when nothing can meet it. Throws `invalidFilter` for an attribute that is not compared. */
function read(text: string | undefined, names: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> | undefined {
  const found = new Map<string, unknown>();
  let possible = true;
  for (const comparison of text === undefined ? [] : readFilter(text)) {
    if (isAlwaysTrue(comparison)) continue;
    const campo = names.get(comparison.path);
    if (!campo) throw refusedAt(comparison.path);
    const value = wanted(comparison.path, campo, comparison.value);
    possible &&= value !== undefined && (!found.has(campo) || found.get(campo) === value);
    found.set(campo, value);
  }
  return possible ? Object.fromEntries(found) : undefined;
}

/** Reads the filter of a list of people. */
export const readFiltroPersonas = (text: string | undefined): FiltroPersonas | undefined => read(text, PERSONAS);

/** Reads the filter of a list of groups. */
export const readFiltroGrupos = (text: string | undefined): FiltroGrupos | undefined => read(text, GRUPOS);

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
