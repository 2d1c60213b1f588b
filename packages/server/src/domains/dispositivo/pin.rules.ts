import { isTrivialPin, PIN_LARGO } from '@portal/contract/dispositivo';
import { message, type Message } from '@portal/messages';

/** Numbers of a person that a PIN must not repeat (P123). */
export interface PinOwner {
  readonly username: string;
  readonly codigo_usuario: string;
  readonly numero_documento: string | null;
  readonly telefono: string | null;
}

const digits = (value: string | null): string => (value ?? '').replaceAll(/\D/g, '');
const reversed = (value: string): string => Array.from(value).toReversed().join('');

/** Returns why a PIN is refused; undefined for a good one. */
export function pinProblem(pin: string, owner: PinOwner): Message | undefined {
  if (!new RegExp(`^\\d{${PIN_LARGO}}$`).test(pin)) return message('dispositivo.pin.forma', { cifras: PIN_LARGO });
  if (isTrivialPin(pin)) return message('dispositivo.pin.facil');
  const own = [owner.username, owner.codigo_usuario, owner.numero_documento, owner.telefono].map(digits);
  return own.some((number) => number.includes(pin) || number.includes(reversed(pin))) ? message('dispositivo.pin.personal') : undefined;
}
