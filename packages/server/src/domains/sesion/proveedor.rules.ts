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

const MESSAGES: Record<Motivo, (nombre: string) => string> = {
  cancelado: (nombre) => `Se canceló el ingreso con ${nombre}. Puede intentarlo nuevamente.`,
  sin_respuesta: (nombre) => `El servicio de ingreso de ${nombre} no responde. Intente nuevamente en unos minutos o use su contraseña.`,
  no_comprobado: (nombre) => `No se pudo comprobar su identidad con ${nombre}. Intente nuevamente; si continúa, avise a soporte.`,
  correo_sin_verificar: (nombre) => `${nombre} no confirma que el correo sea suyo. Verifíquelo allí o ingrese con su contraseña.`,
  sin_cuenta: (nombre) =>
    `No hay una cuenta del portal con el correo que informó ${nombre}. Ingrese con su documento o pida al administrador que registre ese correo.`,
  cesado: () => 'Su cuenta ya no está activa. Si cree que es un error, escriba al administrador del portal.',
  varias: () => 'Varias personas tienen registrado ese correo. Ingrese con su número de documento y su contraseña.',
  correo_sin_comprobar: (nombre) =>
    `Su cuenta se registró con contraseña y falta comprobar su correo. Use «¿Olvidó su contraseña?» una vez y luego podrá ingresar con ${nombre}.`,
};

/** What the person is told; `nombre` is the provider's. */
export const motivoMessage = (motivo: Motivo, nombre: string): string => MESSAGES[motivo](nombre);

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
