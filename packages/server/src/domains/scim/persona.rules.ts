import { LIMITE_ACCESO } from '@portal/contract/limites';
import { IDIOMAS, leerGenero, leerTipoDocumento } from '@portal/contract/usuario';
import type { Cambios } from './cambios.rules.ts';
import { fault } from './falla.rules.ts';

/** Document of a person as SCIM names it; `OTRO` without one. */
export interface Documento {
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
}

const DNI = /^\d{8}$/;

const requiredAt = (atributo: string) => fault('invalidValue', 'scim.errores.requerido', { atributo });
const wrongAt = (atributo: string) => fault('invalidValue', 'scim.errores.valor', { atributo });

/** Reads a kind of document as spreadsheets write it. Throws `invalidValue` for another. */
function tipoOf(text: string): string {
  const tipo = leerTipoDocumento(text);
  if (!tipo) throw wrongAt('tipoDocumento');
  return tipo;
}

/** Returns the kind that a number has without being named: eight digits are a DNI. Throws `invalidValue` for any other. */
function tipoByNumero(numero: string): string {
  if (DNI.test(numero)) return 'DNI';
  throw requiredAt('tipoDocumento');
}

/**
 * Returns the document of a new person (P158): the named one, else a `userName` of eight digits as DNI, else none. Throws `invalidValue` for
 * a number of an unknown kind.
 */
export function documentoOf({ tipo_documento, numero_documento, userName }: Cambios): Documento {
  const numero = numero_documento ?? (userName && DNI.test(userName) ? userName : null);
  if (numero === null) return { tipo_documento: 'OTRO', numero_documento: null };
  return { tipo_documento: tipo_documento ? tipoOf(tipo_documento) : tipoByNumero(numero), numero_documento: numero };
}

/** Returns the document of a stored person after a change; what the change does not name, or empties, stays. */
export function documentoAfter({ tipo_documento, numero_documento }: Cambios, stored: Documento): Documento {
  const numero = numero_documento ?? stored.numero_documento;
  if (tipo_documento) return { tipo_documento: tipoOf(tipo_documento), numero_documento: numero };
  const named = numero_documento && stored.tipo_documento === 'OTRO';
  return { tipo_documento: named ? tipoByNumero(numero_documento) : stored.tipo_documento, numero_documento: numero };
}

/** Returns the sign-in name of an account without document: the provider's, or the code if the sign-in form is too short or too long for it (P3). */
export const usernameFor = (userName: string, codigo: string): string =>
  userName.length >= LIMITE_ACCESO.min && userName.length <= LIMITE_ACCESO.max ? userName.toLowerCase() : codigo;

/** Returns what follows a given name in a whole name that begins with it. */
const behind = (nombres: string, whole: string): string => (whole.startsWith(`${nombres} `) ? whole.slice(nombres.length).trim() : '');

/**
 * Returns given name and surname: those named, else the words of `displayName` or `name.formatted`. Somebody with one name has no surname,
 * whichever of the two brings it (P94). Throws `invalidValue` without a name.
 */
export function nombresOf({ nombres, apellido_paterno, displayName, formatted }: Cambios): {
  readonly nombres: string;
  readonly apellido_paterno: string;
} {
  const whole = displayName ?? formatted ?? '';
  if (nombres) return { nombres, apellido_paterno: apellido_paterno ?? behind(nombres, whole) };
  const [first = '', ...others] = whole.split(/\s+/u);
  if (first && whole !== apellido_paterno) return { nombres: first, apellido_paterno: apellido_paterno ?? others.join(' ') };
  if (!apellido_paterno) throw requiredAt('name.givenName');
  return { nombres: apellido_paterno, apellido_paterno: '' };
}

/** Returns the language of the portal that a language tag means, `es-PE` -> `es`; null for one that the portal does not speak. */
export const idiomaOf = (tag: string | null): string | null =>
  IDIOMAS.find((idioma) => idioma === tag?.split(/[-_]/, 1)[0]?.toLowerCase()) ?? null;

/** Returns the day of a date or moment: `2026-01-05T00:00:00Z` -> `2026-01-05`. */
export const dayOf = (text: string | null): string | null => (text && /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text);

/** Reads a gender as spreadsheets write it. Throws `invalidValue` for another. */
export function generoOf(text: string | null): string | null {
  if (text === null) return null;
  const genero = leerGenero(text);
  if (!genero) throw wrongAt('genero');
  return genero;
}

/** Reads the `id` of a resource; undefined for what none has. */
export const readId = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
