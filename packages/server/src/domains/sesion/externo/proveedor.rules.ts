import { message, type Message } from '@portal/messages';

/** Reason of a failed sign-in by a provider. */
export type Motivo =
  | 'cancelado'
  | 'sin_respuesta'
  | 'no_comprobado'
  | 'correo_sin_verificar'
  | 'sin_cuenta'
  | 'cesado'
  | 'varias'
  | 'correo_sin_comprobar';

/** Returns the message of a reason; `nombre` is the provider's. */
export const motivoMessage = (motivo: Motivo, nombre: string): Message =>
  motivo === 'cesado' || motivo === 'varias' ? message(`sesion.externo.${motivo}`) : message(`sesion.externo.${motivo}`, { nombre });

/**
 * Lower-cases only A-Z of an e-mail for its look-up. Full case mapping turns other characters into letters (the Kelvin sign into k) and
 * so into the address of another person.
 */
export const foldCorreo = (correo: string): string => correo.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Fields by which `chooseByCorreo` decides. */
export interface CorreoCandidato {
  readonly codigo_estado: number;
  readonly correo_comprobado: boolean;
}

/** Returns the only active person with the verified e-mail, or the reason against. */
export function chooseByCorreo<Cuenta extends CorreoCandidato>(
  cuentas: readonly Cuenta[],
): { readonly cuenta: Cuenta } | { readonly motivo: Motivo } {
  const [cuenta, ...others] = cuentas.filter(({ codigo_estado }) => codigo_estado === 1);
  if (!cuenta) return { motivo: cuentas.length > 0 ? 'cesado' : 'sin_cuenta' };
  if (others.length > 0) return { motivo: 'varias' };
  return cuenta.correo_comprobado ? { cuenta } : { motivo: 'correo_sin_comprobar' };
}
