import { LIMITE_GRUPO } from '@portal/contract/usuario';
import { fault, shown } from './falla.rules.ts';
import { readPath } from './filtro.rules.ts';
import { IDENTITY, readOperations } from './parche.rules.ts';
import { readId } from './persona.rules.ts';

/** Who is to be in a group after a request, beside those who are: all of `exactos` and nobody else, or some more and some less. */
export interface Miembros {
  /** Undefined: those who are in the group. */
  exactos: Set<number> | undefined;
  readonly entran: Set<number>;
  readonly salen: Set<number>;
}

/** Values that a request gives a group: an absent one stays. */
export interface CambiosGrupo {
  displayName?: string;
  externalId?: string | null;
  readonly miembros: Miembros;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongValue = (atributo: string) => fault('invalidValue', 'scim.errores.valor', { atributo });

const untouched = (): CambiosGrupo => ({ miembros: { exactos: undefined, entran: new Set(), salen: new Set() } });

function textOf(atributo: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw wrongValue(atributo);
  return value.trim() || null;
}

function idOf(value: unknown): number {
  const id = typeof value === 'string' ? readId(value) : undefined;
  if (id === undefined) throw fault('invalidValue', 'scim.errores.miembro', { id: shown(typeof value === 'string' ? value : '') });
  return id;
}

/** Reads `[{ "value": "12" }]`, or one of these alone. Throws `invalidValue`, `tooMany` beyond the portal's limit for one call. */
function readIds(value: unknown): number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > LIMITE_GRUPO) throw fault('tooMany', 'scim.errores.muchos', { atributo: 'members', maximo: LIMITE_GRUPO });
  return list.map((one) => {
    if (!isRecord(one)) throw wrongValue('members');
    return idOf(one['value']);
  });
}

function enter({ exactos, entran, salen }: Miembros, ids: readonly number[]): void {
  for (const id of ids) {
    if (exactos) exactos.add(id);
    else entran.add(id);
    salen.delete(id);
  }
}

function leave({ exactos, entran, salen }: Miembros, ids: readonly number[]): void {
  for (const id of ids) {
    entran.delete(id);
    if (exactos) exactos.delete(id);
    else salen.add(id);
  }
}

function become(miembros: Miembros, ids: readonly number[]): void {
  miembros.exactos = new Set(ids);
  miembros.entran.clear();
  miembros.salen.clear();
}

function assign(cambios: CambiosGrupo, path: string, value: unknown): void {
  if (path === 'externalid') cambios.externalId = textOf(path, value);
  else if (path === 'displayname') {
    const name = textOf(path, value);
    if (name === null) throw fault('invalidValue', 'scim.errores.requerido', { atributo: 'displayName' });
    cambios.displayName = name;
  } else if (!IDENTITY.has(path)) throw fault('invalidPath', 'scim.errores.ruta', { ruta: shown(path) });
  else throw fault('mutability', 'scim.errores.soloLectura', { atributo: path });
}

/** Reads a whole group, as POST and PUT send it; without `members` they stay as they are. */
export function readGroup(body: unknown): CambiosGrupo {
  if (!isRecord(body)) throw fault('invalidSyntax', 'scim.errores.cuerpo');
  const cambios = untouched();
  for (const [name, value] of Object.entries(body)) {
    const path = name.toLowerCase();
    if (path === 'members') become(cambios.miembros, value === null ? [] : readIds(value));
    else if (path === 'displayname' || path === 'externalid') assign(cambios, path, value);
  }
  return cambios;
}

interface Paso {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: unknown;
}

/** Reads a PATCH of a group; a later operation at a member counts. */
export function readGroupPatch(body: unknown): CambiosGrupo {
  const cambios = untouched();
  for (const { op, path, value } of readOperations(body)) {
    if (path !== undefined) take(cambios, { op, path, value });
    else if (isRecord(value)) takeEach(cambios, op, value);
    else throw fault('invalidValue', 'scim.errores.sinRuta');
  }
  const { exactos, entran, salen } = cambios.miembros;
  if (entran.size + salen.size + (exactos?.size ?? 0) > LIMITE_GRUPO)
    throw fault('tooMany', 'scim.errores.muchos', { atributo: 'members', maximo: LIMITE_GRUPO });
  return cambios;
}

function takeEach(cambios: CambiosGrupo, op: Paso['op'], value: Record<string, unknown>): void {
  for (const [path, inside] of Object.entries(value)) if (!IDENTITY.has(path.toLowerCase())) take(cambios, { op, path, value: inside });
}

function take(cambios: CambiosGrupo, { op, path, value }: Paso): void {
  const ruta = readPath(path);
  if (ruta.path !== 'members') return assign(cambios, ruta.path, op === 'remove' ? null : value);
  if (ruta.sub !== undefined && ruta.sub !== 'value') throw fault('invalidPath', 'scim.errores.ruta', { ruta: shown(path) });
  if (ruta.where) return takeNamed(cambios.miembros, ruta.where, { op, path, value });
  if (op === 'add') return enter(cambios.miembros, readIds(value));
  if (op === 'replace') return become(cambios.miembros, readIds(value));
  // Entra ID may send those who leave as the value.
  if (value === undefined || value === null) return become(cambios.miembros, []);
  return leave(cambios.miembros, readIds(value));
}

/** Takes the members that brackets name: `members[value eq "12"]`. */
function takeNamed(miembros: Miembros, where: readonly { readonly path: string; readonly value: unknown }[], { op, path }: Paso): void {
  const [only, ...others] = where;
  if (only?.path !== 'value' || others.length) throw fault('invalidPath', 'scim.errores.ruta', { ruta: shown(path) });
  const ids = [idOf(only.value)];
  if (op === 'remove') leave(miembros, ids);
  else enter(miembros, ids);
}
