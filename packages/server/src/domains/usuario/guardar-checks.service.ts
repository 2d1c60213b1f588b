import { esOtraPersona, type Identificada } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { AppError, fieldFailure, invalid } from '../../errors/errors.ts';
import type { Guardado, Hallazgos, Propuesta, Tenedor } from './guardar.repository.ts';

/** Fields of a save from which the sign-in name follows. */
interface Documento {
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
}

const SIN_DOCUMENTO = 'OTRO';

/** Returns the sign-in name of a save: the document's number, or for an account without one the name that it has (P3). */
export function usernameOf({ tipo_documento, numero_documento }: Documento, stored: Guardado | undefined): string {
  const without = tipo_documento === SIN_DOCUMENTO;
  if (without && stored?.tipo_documento !== SIN_DOCUMENTO) throw invalid('tipo_documento', 'validacion.opcion');
  const username = without && !numero_documento ? stored?.username : numero_documento;
  if (!username) throw invalid('numero_documento', 'validacion.requerido');
  return username;
}

const REFERENCES = [
  ['empresa', 'id_empresa'],
  ['centro_costo', 'id_centro_costo'],
  ['departamento', 'id_departamento'],
  ['cargo', 'id_cargo'],
  ['grupo', 'codigo_grupo'],
] as const;

/** Throws 400 at the first field that refers to nothing, or to a record of another company. */
export function requireReferences(found: Hallazgos, one: Propuesta, stored: Guardado | undefined): void {
  for (const [name, field] of REFERENCES) if (!found[name]) throw invalid(field, `usuario.errores.${name}`);
  const jefe = one.codigo_jefe_inmediato;
  const kept = jefe !== null && jefe === stored?.codigo_jefe_inmediato;
  if (!found.jefe && !kept) throw invalid('codigo_jefe_inmediato', 'usuario.errores.jefe', { codigo: jefe ?? '' });
  if (found.cadena) throw circle(found.cadena);
}

function circle(cadena: readonly string[]): AppError {
  const [jefe = '', ...rest] = cadena;
  if (!rest.length) return invalid('codigo_jefe_inmediato', 'usuario.errores.jefePropio');
  return invalid('codigo_jefe_inmediato', 'usuario.errores.circulo', { cadena: [...cadena, jefe].join(' → ') });
}

const UNIQUE = [
  ['documento', 'numero_documento'],
  ['codigo', 'codigo_usuario'],
] as const;

/** Throws 409 at the field of a document or code that another person has: named inside the scope, else only said to be taken. */
export function requireUnique({ tenedores }: Hallazgos, one: Propuesta): void {
  for (const [name, field] of UNIQUE) {
    const holder = tenedores.find((tenedor) => tenedor[name]);
    if (holder) throw taken(holder, field, one[field] ?? one.username);
  }
}

function taken({ id_usuario, nombre }: Tenedor, field: string, valor: string): AppError {
  if (nombre === null) return fieldFailure('duplicado', field, message('usuario.errores.tomado', { valor }));
  const sentence = message('usuario.errores.repetido', { valor, persona: nombre });
  return new AppError('duplicado', sentence, { errors: { [field]: sentence }, detail: { id: id_usuario } });
}

/** Returns whether a caller knows only a part of the people: an access with a limit, or another system (P158), which is no person. */
export const knowsPart = ({ scope, user }: Pick<Context, 'scope' | 'user'>): boolean => scope !== null || user.id_usuario === 0;

/** Throws 409 for a new e-mail that is reserved: whoever shares it could no longer enter by it (P183). */
export function requireFreeCorreo({ reservado }: Hallazgos, one: Propuesta, stored: Guardado | undefined): void {
  const same = one.correo_electronico?.toLowerCase() === stored?.correo_electronico?.toLowerCase();
  if (reservado && !same) throw reservedCorreo(one.correo_electronico ?? '');
}

/** Builds the refusal of a reserved e-mail. */
export const reservedCorreo = (valor: string): AppError =>
  fieldFailure('duplicado', 'correo_electronico', message('usuario.errores.tomado', { valor }));

/** Returns what a save changes about the sign-in: a shared e-mail, and a sign-in name that follows a corrected document. */
export function warningsOf({ tenedores }: Hallazgos, one: Propuesta, stored: Guardado | undefined): Message[] {
  const sharing = tenedores.find(({ correo }) => correo);
  return [
    ...(sharing ? [sharedEmail(sharing, one.correo_electronico ?? '')] : []),
    ...(stored && stored.username !== one.username
      ? [message('usuario.avisos.usuario', { antes: stored.username, ahora: one.username })]
      : []),
  ];
}

const sharedEmail = ({ nombre }: Tenedor, correo: string): Message =>
  nombre === null ? message('usuario.avisos.correoAjeno', { correo }) : message('usuario.avisos.correo', { correo, persona: nombre });

/** State and end of employment that a save sent; absent: nothing. */
interface EstadoEnviado {
  readonly codigo_estado?: number | undefined;
  readonly fecha_cese?: string | null | undefined;
}

/** Throws 400 when a save would change the state, which has calls of its own. */
export function requireSameState({ codigo_estado, fecha_cese }: EstadoEnviado, stored: Guardado | undefined): void {
  const { codigo_estado: estado, fecha_cese: cese } = stored ?? { codigo_estado: 1, fecha_cese: null };
  if (codigo_estado !== undefined && codigo_estado !== estado) throw invalid('codigo_estado', 'usuario.errores.estado');
  if (fecha_cese && fecha_cese !== cese) throw invalid('fecha_cese', 'usuario.errores.estado');
}

/** Throws 409 for a change of person until the sender confirms the same one: the new person would get the attempts and certificates (P198). */
export function requireSamePerson(body: Identificada & { readonly misma_persona?: number | undefined }, stored: Guardado): void {
  if (body.misma_persona === 1 || !esOtraPersona(body, stored)) return;
  const documento = stored.numero_documento ?? '-';
  throw fieldFailure('conflicto', 'misma_persona', message('usuario.errores.esLaMisma', { nombre: stored.personal, documento }));
}
