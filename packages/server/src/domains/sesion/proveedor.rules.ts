import { message, type Message } from '@portal/messages';

/** Why a sign-in by a provider ends without a session. */
export type Motivo =
  | 'cancelado'
  | 'sin_respuesta'
  | 'no_comprobado'
  | 'correo_sin_verificar'
  | 'sin_cuenta'
  | 'cesado'
  | 'varias'
  | 'correo_sin_comprobar';

/** What the person is told; `nombre` is the provider's. */
export const motivoMessage = (motivo: Motivo, nombre: string): Message =>
  motivo === 'cesado' || motivo === 'varias' ? message(`sesion.externo.${motivo}`) : message(`sesion.externo.${motivo}`, { nombre });

/**
 * An e-mail as it is looked up: only A-Z become small. A full case mapping would make other signs the same letter (the Kelvin sign
 * becomes k), and with them another person's address.
 */
export const foldCorreo = (correo: string): string => correo.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** What decides whom an e-mail lets in. */
export interface CorreoCandidato {
  readonly codigo_estado: number;
  readonly correo_comprobado: boolean;
}

/** The one active person who has a proven e-mail, or why there is none. */
export function chooseByCorreo<Cuenta extends CorreoCandidato>(
  cuentas: readonly Cuenta[],
): { readonly cuenta: Cuenta } | { readonly motivo: Motivo } {
  const [cuenta, ...others] = cuentas.filter(({ codigo_estado }) => codigo_estado === 1);
  if (!cuenta) return { motivo: cuentas.length > 0 ? 'cesado' : 'sin_cuenta' };
  if (others.length > 0) return { motivo: 'varias' };
  return cuenta.correo_comprobado ? { cuenta } : { motivo: 'correo_sin_comprobar' };
}
