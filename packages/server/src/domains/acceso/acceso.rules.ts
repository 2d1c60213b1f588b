import { LIMITE_ACCESO } from '@portal/contract/limites';
import { message, type Message } from '@portal/messages';

/** Role and scope of an access; without `rol` none. */
export interface Derechos {
  readonly rol?: number | undefined;
  readonly indicador_alcance: number;
  readonly empresas: readonly number[];
}

/** Sentence at a field of the form. */
export interface Problem {
  readonly field: string;
  readonly sentence: Message;
}

/** Companies of a limited administrator; null: no limit (P46). */
type Limit = { readonly empresas: readonly number[] } | null;

/** Returns why an administrator of this scope may not give these rights: nobody widens beyond their own scope (P96). */
export function scopeProblem(scope: Limit, { indicador_alcance, empresas }: Derechos): Problem | undefined {
  if (scope === null) return undefined;
  if (indicador_alcance === 0) return { field: 'indicador_alcance', sentence: message('acceso.errores.alcance') };
  const own = new Set(scope.empresas);
  return empresas.every((id) => own.has(id)) ? undefined : { field: 'empresas', sentence: message('acceso.errores.empresas') };
}

/** Returns the username of an account without document: the e-mail in small letters, or the code if the sign-in form is too short for it (P3). */
export const usernameFor = (correo: string, codigo_usuario: string): string =>
  correo.length <= LIMITE_ACCESO.max ? correo : codigo_usuario;
