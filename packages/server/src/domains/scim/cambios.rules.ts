import { LIMITE_CORREO } from '@portal/contract/limites';
import { LIMITES_PERSONA } from '@portal/contract/usuario';
import { fault, shown } from './falla.rules.ts';
import { canonical } from './nombres.rules.ts';

type Texto = string | null;

/** Values that a request gives a person, by the portal's fields: an absent one stays; null empties it. */
export interface Cambios {
  userName?: Texto;
  externalId?: Texto;
  active?: boolean;
  displayName?: Texto;
  /** The whole name. */
  formatted?: Texto;
  nombres?: Texto;
  apellido_paterno?: Texto;
  apellido_materno?: Texto;
  correo_electronico?: Texto;
  correo_secundario?: Texto;
  telefono?: Texto;
  cargo?: Texto;
  idioma?: Texto;
  codigo_usuario?: Texto;
  centro_costo?: Texto;
  empresa?: Texto;
  departamento?: Texto;
  /** `id` of the manager. */
  jefe?: Texto;
  tipo_documento?: Texto;
  numero_documento?: Texto;
  genero?: Texto;
  trabajador?: Texto;
  fecha_ingreso?: Texto;
}

type CampoTexto = Exclude<keyof Cambios, 'active'>;

/** Fields by the canonical name of their attribute. */
const CAMPOS: ReadonlyMap<string, CampoTexto> = new Map(
  Object.entries({
    username: 'userName',
    externalid: 'externalId',
    displayname: 'displayName',
    'name.formatted': 'formatted',
    'name.givenname': 'nombres',
    'name.familyname': 'apellido_paterno',
    title: 'cargo',
    preferredlanguage: 'idioma',
    'emails.value': 'correo_electronico',
    'phonenumbers.value': 'telefono',
    'enterprise:employeenumber': 'codigo_usuario',
    'enterprise:costcenter': 'centro_costo',
    'enterprise:organization': 'empresa',
    'enterprise:department': 'departamento',
    'enterprise:manager.value': 'jefe',
    'portal:tipodocumento': 'tipo_documento',
    'portal:numerodocumento': 'numero_documento',
    'portal:apellidomaterno': 'apellido_materno',
    'portal:correosecundario': 'correo_secundario',
    'portal:genero': 'genero',
    'portal:trabajador': 'trabajador',
    'portal:fechaingreso': 'fecha_ingreso',
  } as const),
);

/** Attributes of RFC 7643 that the portal does not have: taken and forgotten, because providers send them unasked. */
const FORGOTTEN =
  /^(?:name(?:\.(?:middlename|honorificprefix|honorificsuffix))?|nickname|profileurl|usertype|locale|timezone|(?:ims|photos|addresses|x509certificates|emails|phonenumbers)(?:\.\w+)?|enterprise:(?:division|manager(?:\.(?:displayname|\$ref))?)?|portal:|schemas)$/;

/** Attributes that the portal alone sets; a right or a password never comes by SCIM (P158). */
const READ_ONLY = /^(?:id|meta|groups|roles|entitlements|password)(?:\.\w+)?$/;

/** Most levels of objects in a value, and entries of a list, that are read. */
const LIMITS = { depth: 4, entries: 50 } as const;

/** `resource`: a whole resource; ignores foreign attributes. `patch`: an operation; refuses foreign attributes. */
export type Lectura = 'resource' | 'patch';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongValue = (path: string) => fault('invalidValue', 'scim.errores.valor', { atributo: shown(path) });

/** Longest texts by attribute, those of the portal's fields. */
const LARGOS: Readonly<Record<string, number>> = {
  username: 250,
  externalid: 250,
  displayname: LIMITES_PERSONA.nombre,
  'name.givenname': LIMITES_PERSONA.nombre,
  'name.familyname': LIMITES_PERSONA.nombre,
  title: 250,
  'emails.value': LIMITE_CORREO,
  'phonenumbers.value': LIMITES_PERSONA.telefono,
  'enterprise:employeenumber': LIMITES_PERSONA.codigo,
  'enterprise:costcenter': 50,
  'enterprise:department': 250,
  'portal:numerodocumento': LIMITES_PERSONA.documento,
  'portal:apellidomaterno': LIMITES_PERSONA.nombre,
  'portal:correosecundario': LIMITE_CORREO,
  'portal:trabajador': LIMITES_PERSONA.trabajador,
};

/** Line breaks and what nobody sees: a name that bears them would look like another one. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/** Attributes that name a person beside their names, which the form's rules judge. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['username', 'externalid']);

function requireFit(path: string, text: string): void {
  const maximo = LARGOS[path];
  if (maximo !== undefined && text.length > maximo)
    throw fault('invalidValue', 'scim.errores.largo', { atributo: NOMBRES[path] ?? path, maximo });
  if (IDENTIFIERS.has(path) && INVISIBLE.test(text)) throw wrongValue(path);
}

function textOf(path: string, value: unknown): Texto {
  const text = plainOf(path, value);
  if (text !== null) requireFit(path, text);
  return text;
}

/** Attributes with capitals in their names, as a provider writes them. */
const NOMBRES: Readonly<Record<string, string>> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  'name.givenname': 'name.givenName',
  'name.familyname': 'name.familyName',
  'phonenumbers.value': 'phoneNumbers.value',
  'enterprise:employeenumber': 'employeeNumber',
  'enterprise:costcenter': 'costCenter',
  'enterprise:department': 'department',
  'portal:numerodocumento': 'numeroDocumento',
  'portal:apellidomaterno': 'apellidoMaterno',
  'portal:correosecundario': 'correoSecundario',
  'portal:trabajador': 'trabajador',
};

function plainOf(path: string, value: unknown): Texto {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') throw wrongValue(path);
  return value.trim() || null;
}

/** Reads `active`, which Entra ID sends as "True" or "False" too. */
function booleanOf(path: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word !== 'true' && word !== 'false') throw wrongValue(path);
  return word === 'true';
}

/** Where a value is written: into which changes, at which canonical path. */
export interface Lugar {
  readonly cambios: Cambios;
  readonly path: string;
  readonly lectura: Lectura;
  /** Levels of objects around it. */
  readonly depth?: number;
}

type Varios = 'emails' | 'phonenumbers';

const isMany = (path: string): path is Varios => path === 'emails' || path === 'phonenumbers';

/** Writes a value into the changes; objects are taken apart. Throws `invalidValue`, in a patch `invalidPath` and `mutability`. */
export function assign(lugar: Lugar, value: unknown): void {
  const { cambios, path } = lugar;
  const campo = CAMPOS.get(path);
  if (path === 'active') cambios.active = booleanOf(path, value);
  else if (campo) cambios[campo] = textOf(path, value);
  else if (isRecord(value) && isContainer(path)) assignEach(lugar, value);
  else if (path === 'enterprise:manager') cambios.jefe = textOf(path, value);
  else if (isMany(path)) assignMany(cambios, path, value);
  else refuseForeign(lugar);
}

const isContainer = (path: string): boolean =>
  path === '' || path === 'name' || path === 'enterprise:manager' || path.endsWith(':') || isMany(path);

function assignEach({ path, depth = 1, ...rest }: Lugar, value: Record<string, unknown>): void {
  if (depth > LIMITS.depth) throw wrongValue(path);
  const prefix = path === '' || path.endsWith(':') ? path : `${path}.`;
  const nameOf = path === '' ? canonical : (name: string) => name.toLowerCase();
  for (const [name, inside] of Object.entries(value)) assign({ ...rest, path: prefix + nameOf(name), depth: depth + 1 }, inside);
}

function refuseForeign({ path, lectura }: Lugar): void {
  if (lectura === 'resource' || FORGOTTEN.test(path)) return;
  if (READ_ONLY.test(path)) throw fault('mutability', 'scim.errores.soloLectura', { atributo: shown(path) });
  throw fault('invalidPath', 'scim.errores.ruta', { ruta: shown(path) });
}

interface Entry {
  readonly type: string;
  readonly primary: boolean;
  readonly value: Texto;
}

function entriesOf(path: string, value: unknown): Entry[] {
  if (value === null || value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [{ value }];
  if (list.length > LIMITS.entries) throw fault('tooMany', 'scim.errores.muchos', { atributo: path, maximo: LIMITS.entries });
  return list.map((one) => {
    if (!isRecord(one)) throw wrongValue(path);
    const type = typeof one['type'] === 'string' ? one['type'].toLowerCase() : '';
    return {
      type,
      primary: one['primary'] !== undefined && booleanOf(`${path}.primary`, one['primary']),
      value: textOf(`${path}.value`, one['value']),
    };
  });
}

/** The portal has one e-mail and one telephone: that of work, else the primary one, else the first; e-mails of home and others are the second. */
function assignMany(cambios: Cambios, path: Varios, value: unknown): void {
  const entries = entriesOf(path, value);
  const chosen = entries.find(({ type }) => type === 'work') ?? entries.find(({ primary }) => primary) ?? entries[0];
  cambios[path === 'emails' ? 'correo_electronico' : 'telefono'] = chosen?.value ?? null;
  const second = path === 'emails' ? entries.find((entry) => entry !== chosen && SECOND.has(entry.type)) : undefined;
  if (second) cambios.correo_secundario = second.value;
}

/** Types of the second e-mail. */
const SECOND: ReadonlySet<string> = new Set(['home', 'other']);

/** Returns the field of an entry that brackets choose by its type; undefined for one that the portal does not have. */
export function campoOf(path: Varios, type: string | undefined): CampoTexto | undefined {
  if (type === undefined || type === 'work') return path === 'emails' ? 'correo_electronico' : 'telefono';
  return path === 'emails' && SECOND.has(type) ? 'correo_secundario' : undefined;
}

/** Reads a whole resource, as POST and PUT send it. Throws `invalidSyntax` for anything but an object. */
export function readResource(body: unknown): Cambios {
  if (!isRecord(body)) throw fault('invalidSyntax', 'scim.errores.cuerpo');
  const cambios: Cambios = {};
  assign({ cambios, path: '', lectura: 'resource' }, body);
  return cambios;
}
