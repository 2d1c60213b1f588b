import { randomInt } from 'node:crypto';
import type { Settings } from '../../core/context.ts';
import { AppError } from '../../errors/errors.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `codigo_usuario` of whoever registers: `R` and eight random signs; no two at once get the same (40 bits). */
export const newCode = (): string => `R${Array.from({ length: 8 }, () => DIGITS[randomInt(DIGITS.length)]).join('')}`;

/** 403 `registro_cerrado` unless the setting opens it (P9). */
export function requireOpenRegistration({ registro_abierto }: Settings): void {
  if (registro_abierto) return;
  throw new AppError('registro_cerrado', 'El registro está cerrado: su cuenta la crea el administrador del portal.');
}
