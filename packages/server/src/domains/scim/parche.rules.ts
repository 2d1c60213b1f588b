import { assign, campoOf, type Cambios, type Lugar } from './cambios.rules.ts';
import { fault, shown } from './falla.rules.ts';
import { type Comparacion, readPath, type Ruta } from './filtro.rules.ts';

/** One operation of a PATCH; `path` is undefined if the value holds attributes by name. */
export interface Operacion {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string | undefined;
  readonly value: unknown;
}

/** Most operations of one PATCH. */
const MAX_OPERACIONES = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of a name in whatever capitals. */
const valueOf = (record: Record<string, unknown>, name: string): unknown =>
  Object.entries(record).find(([key]) => key.toLowerCase() === name)?.[1];

/** Reads the operations of a PATCH body; `op` in whatever capitals, as Entra ID sends it. Throws `invalidSyntax`, `tooMany`, and `noTarget` for a removal of nothing. */
export function readOperations(body: unknown): Operacion[] {
  const operations = isRecord(body) ? valueOf(body, 'operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0) throw fault('invalidSyntax', 'scim.errores.operaciones');
  if (operations.length > MAX_OPERACIONES)
    throw fault('tooMany', 'scim.errores.muchos', { atributo: 'Operations', maximo: MAX_OPERACIONES });
  return operations.map(readOperation);
}

const OPS: ReadonlyMap<unknown, Operacion['op']> = new Map((['add', 'replace', 'remove'] as const).map((op) => [op, op]));

function readOperation(one: unknown): Operacion {
  if (!isRecord(one)) throw fault('invalidSyntax', 'scim.errores.operaciones');
  const op = OPS.get(typeof one['op'] === 'string' ? one['op'].toLowerCase() : undefined);
  if (!op) throw fault('invalidSyntax', 'scim.errores.operaciones');
  const path = readText(one['path']);
  if (op === 'remove' && !path) throw fault('noTarget', 'scim.errores.sinObjetivo');
  return { op, path, value: one['value'] };
}

/** Reads the text of a path; undefined without one. */
function readText(path: unknown): string | undefined {
  if (path === undefined || path === null || path === '') return undefined;
  if (typeof path !== 'string') throw fault('invalidPath', 'scim.errores.ruta', { ruta: 'path' });
  return path;
}

/** Reads a PATCH of a person: the last of two operations at one attribute counts. */
export function readPatch(body: unknown): Cambios {
  const cambios: Cambios = {};
  for (const { op, path, value } of readOperations(body)) {
    if (path === undefined) assignPaths(cambios, value);
    else assignAt(cambios, path, op === 'remove' ? null : value);
  }
  return cambios;
}

/** Writes a value without path: an object with names that may be paths themselves, as Entra ID sends them. */
function assignPaths(cambios: Cambios, value: unknown): void {
  if (!isRecord(value)) throw fault('invalidValue', 'scim.errores.sinRuta');
  for (const [path, inside] of Object.entries(value)) if (!IDENTITY.has(path.toLowerCase())) assignAt(cambios, path, inside);
}

/** Attributes of identity that Okta repeats in a value without path. */
export const IDENTITY: ReadonlySet<string> = new Set(['id', 'schemas', 'meta']);

function assignAt(cambios: Cambios, text: string, value: unknown): void {
  const ruta = readPath(text);
  const lugar: Lugar = { cambios, path: ruta.path === '' ? text : ruta.path, lectura: 'patch' };
  if (!ruta.where) assign({ ...lugar, path: ruta.path }, unwrapped(ruta.path, value));
  else if (ruta.path === 'emails' || ruta.path === 'phonenumbers') assignEntry(cambios, { ...ruta, path: ruta.path, text }, value);
  else assign(lugar, value);
}

/** Takes the value out of a list of one, in which Entra ID sends some single attributes: `[{ "$ref": null, "value": "False" }]`. */
function unwrapped(path: string, value: unknown): unknown {
  const many = path === 'emails' || path === 'phonenumbers';
  const [only]: readonly unknown[] = !many && Array.isArray(value) && value.length === 1 ? value : [];
  return isRecord(only) && 'value' in only ? only['value'] : value;
}

/** Entry that brackets choose, with the path as it was written. */
interface Elegida extends Ruta {
  readonly path: 'emails' | 'phonenumbers';
  readonly text: string;
}

/** Writes into the entry that brackets choose: `emails[type eq "work"].value`. */
function assignEntry(cambios: Cambios, { path, where = [], sub = 'value', text }: Elegida, value: unknown): void {
  const campo = campoOf(path, typeOf(where, text));
  if (!campo || sub !== 'value') return;
  const read: Cambios = {};
  assign({ cambios: read, path: `${path}.value`, lectura: 'patch' }, isRecord(value) ? value['value'] : value);
  cambios[campo] = read[path === 'emails' ? 'correo_electronico' : 'telefono'] ?? null;
}

/** Returns the type that brackets ask for; `primary eq true` means that of work. */
function typeOf(where: readonly Comparacion[], text: string): string | undefined {
  let type: string | undefined;
  for (const { path, value } of where) {
    if (path === 'type' && typeof value === 'string') type = value.toLowerCase();
    else if (path !== 'primary' || value !== true) throw fault('invalidPath', 'scim.errores.ruta', { ruta: shown(text) });
  }
  return type;
}
