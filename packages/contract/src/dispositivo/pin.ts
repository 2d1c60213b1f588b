import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, secret } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';

/** Digits of a shop's PIN (P123). */
export const PIN_LARGO = 6;

/** Returns whether somebody guesses a PIN soon: few different digits, a series of equal steps, a repetition, pairs, a mirror. */
export function isTrivialPin(pin: string): boolean {
  if (new Set(pin).size <= 2) return true;
  const steps = Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  const mirrored = pin === Array.from(pin).toReversed().join('');
  return new Set(steps).size === 1 || /^(\d{1,3})\1+$/.test(pin) || /^(\d)\1(\d)\2(\d)\3$/.test(pin) || mirrored;
}

/** Calls of the PIN with which a person enters on a shop's tablet (P123). No answer has it but the one that makes a provisional one. */
export const pin = {
  pin: endpoint('GET', '/dispositivo/pin', {
    access: 'sesion',
    summary: 'Si quien llama tiene PIN de tienda, y desde cuándo.',
    response: z.object({ tiene: z.boolean(), provisional: z.boolean(), fecha: z.string().nullable() }),
  }),
  pinIns: endpoint('POST', '/dispositivo/pin', {
    access: 'sesion',
    summary: 'Quien llama elige su PIN de tienda: seis cifras difíciles de adivinar. Pide su contraseña.',
    body: z.object({ pin: secret(40), contrasenia: secret(200) }),
    response: done,
  }),
  pinProvisional: endpoint('POST', '/dispositivo/pin/provisional', {
    access: 'admin',
    scope: 'record',
    summary: 'Genera para una persona un PIN que se muestra una vez y que ella cambia al usarlo, durante siete días.',
    body: z.object({ id_usuario: id }),
    response: doneWith({ pin: z.string(), fecha_expiracion: z.string() }),
  }),
};
