import { fault } from './falla.rules.ts';
import { canonical, SCHEMA } from './nombres.rules.ts';

/** Person as SCIM shows it, from the tables. */
export interface PersonaScim {
  readonly id_usuario: number;
  readonly username: string;
  readonly nombre_usuario: string | null;
  readonly id_externo: string | null;
  readonly personal: string;
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
  readonly correo_electronico: string | null;
  readonly correo_secundario: string | null;
  readonly telefono: string | null;
  readonly idioma: string | null;
  readonly codigo_usuario: string;
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
  readonly genero: string | null;
  readonly trabajador: string | null;
  readonly fecha_ingreso: string | null;
  readonly codigo_estado: number;
  readonly cargo: string | null;
  readonly departamento: string | null;
  readonly codigo_centro_costo: string | null;
  readonly empresa: string | null;
  /** Boss, if in the scope. */
  readonly id_jefe: number | null;
  readonly jefe: string | null;
  readonly id_grupo: number | null;
  readonly grupo: string | null;
  readonly fecha_creacion: string | Date;
  readonly fecha_modificacion: string | Date;
  readonly version: number;
}

/** Stored person as a change starts from it: also what SCIM does not show. */
export interface PersonaGuardada extends PersonaScim {
  readonly id_empresa: number | null;
  readonly id_centro_costo: number | null;
  readonly id_departamento: number | null;
  readonly id_cargo: number | null;
  readonly codigo_grupo: string | null;
  readonly codigo_jefe_inmediato: string | null;
  /** The person is an administrator or supports others. */
  readonly con_acceso: boolean;
}

/** Group as SCIM shows it; `miembros` is undefined where nobody asked for them. */
export interface GrupoScim {
  readonly id_parametro: number;
  readonly id_externo: string | null;
  readonly parametro: string;
  readonly miembros?: readonly number[] | undefined;
  readonly fecha_creacion: string | Date;
  readonly fecha_modificacion: string | Date;
}

/** JSON of a resource. */
export type Recurso = Readonly<Record<string, unknown>>;

const iso = (moment: string | Date): string => new Date(moment).toISOString();

/** Version of a resource as ETag (RFC 7644 §3.14). */
export const versionOf = (version: number): string => `W/"${version}"`;

/** Returns the version that `If-Match` asks for; undefined without one or with `*`; -1 for one that no resource has. */
export function readVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const number = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  return number === undefined ? -1 : Number(number);
}

/** `userName` of a person: the provider's, else the portal's sign-in name. */
export const userNameOf = ({ nombre_usuario, username }: Pick<PersonaScim, 'nombre_usuario' | 'username'>): string =>
  nombre_usuario ?? username;

/** Drops attributes without value. */
const present = (record: Record<string, unknown>): Recurso =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''));

const metaOf = (resourceType: 'User' | 'Group', { fecha_creacion, fecha_modificacion }: PersonaScim | GrupoScim, location: string) => ({
  resourceType,
  created: iso(fecha_creacion),
  lastModified: iso(fecha_modificacion),
  location,
});

/** Builds the resource of a person; `base` is the address of the service. */
export const userOf = (one: PersonaScim, base: string): Recurso => ({
  schemas: [SCHEMA.user, SCHEMA.enterprise, SCHEMA.portal],
  id: String(one.id_usuario),
  ...present({ externalId: one.id_externo }),
  userName: userNameOf(one),
  name: present({ formatted: one.personal, givenName: one.nombres, familyName: one.apellido_paterno }),
  ...present({ displayName: one.personal, title: one.cargo, preferredLanguage: one.idioma }),
  active: one.codigo_estado === 1,
  emails: emailsOf(one),
  ...(one.telefono && { phoneNumbers: [{ value: one.telefono, type: 'work' }] }),
  ...(one.id_grupo && {
    groups: [{ value: String(one.id_grupo), $ref: `${base}/Groups/${one.id_grupo}`, display: one.grupo, type: 'direct' }],
  }),
  [SCHEMA.enterprise]: present({
    employeeNumber: one.codigo_usuario,
    costCenter: one.codigo_centro_costo,
    organization: one.empresa,
    department: one.departamento,
    manager: one.id_jefe && { value: String(one.id_jefe), $ref: `${base}/Users/${one.id_jefe}`, displayName: one.jefe },
  }),
  [SCHEMA.portal]: present({
    tipoDocumento: one.tipo_documento,
    numeroDocumento: one.numero_documento,
    apellidoMaterno: one.apellido_materno,
    correoSecundario: one.correo_secundario,
    genero: one.genero,
    trabajador: one.trabajador,
    fechaIngreso: one.fecha_ingreso,
  }),
  meta: { ...metaOf('User', one, `${base}/Users/${one.id_usuario}`), version: versionOf(one.version) },
});

const emailsOf = ({ correo_electronico }: PersonaScim) =>
  correo_electronico ? [{ value: correo_electronico, type: 'work', primary: true }] : [];

/** Builds the resource of a group. */
export const groupOf = (one: GrupoScim, base: string): Recurso => ({
  schemas: [SCHEMA.group],
  id: String(one.id_parametro),
  ...present({ externalId: one.id_externo }),
  displayName: one.parametro,
  ...(one.miembros && { members: one.miembros.map((id) => ({ value: String(id), type: 'User' })) }),
  meta: metaOf('Group', one, `${base}/Groups/${one.id_parametro}`),
});

/** Attributes that a caller wants, or does not want, by canonical name. */
export interface Proyeccion {
  readonly attributes: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
}

/** Most names in `attributes` and `excludedAttributes`. */
const MAX_NAMES = 100;

function namesOf(text: string | undefined): Set<string> {
  const names = (text ?? '').split(',', MAX_NAMES + 1);
  if (names.length > MAX_NAMES) throw fault('tooMany', 'scim.errores.muchos', { atributo: 'attributes', maximo: MAX_NAMES });
  return new Set(names.map((name) => canonical(name.trim())).filter((name) => name !== ''));
}

/** Reads `attributes` and `excludedAttributes` (RFC 7644 §3.9). */
export const readProjection = (attributes: string | undefined, excluded: string | undefined): Proyeccion => ({
  attributes: namesOf(attributes),
  excluded: namesOf(excluded),
});

/** Whether a caller gets an attribute of the first level, by its canonical name. */
export const wants = ({ attributes, excluded }: Proyeccion, name: string): boolean =>
  attributes.size > 0 ? [...attributes].some((wanted) => wanted === name || wanted.startsWith(`${name}.`)) : !excluded.has(name);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps the attributes that a caller asked for; `schemas` and `id` are always there. */
export function project(resource: Recurso, projection: Proyeccion): Recurso {
  const { attributes, excluded } = projection;
  if (attributes.size === 0 && excluded.size === 0) return resource;
  const kept = Object.entries(resource).map(([key, value]) => [key, projected(key, value, projection)] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** Returns what a caller gets of an attribute of the first level; undefined for nothing. */
function projected(key: string, value: unknown, projection: Proyeccion): unknown {
  if (key === 'schemas' || key === 'id') return value;
  if (isRecord(value)) return projectInside(canonical(key), value, projection);
  return wants(projection, canonical(key)) ? value : undefined;
}

/** Keeps the wanted attributes of `name`, `meta` or an extension; undefined when nothing is left. */
function projectInside(name: string, value: Record<string, unknown>, { attributes, excluded }: Proyeccion): Recurso | undefined {
  const prefix = name.endsWith(':') ? name : `${name}.`;
  const isWanted = (key: string): boolean => {
    const full = prefix + key.toLowerCase();
    if (attributes.size === 0) return !excluded.has(name) && !excluded.has(full);
    return attributes.has(name) || [...attributes].some((wanted) => wanted === full || wanted.startsWith(`${full}.`));
  };
  const kept = Object.entries(value).filter(([key]) => isWanted(key));
  return kept.length ? Object.fromEntries(kept) : undefined;
}
