import { randomBytes } from 'node:crypto';
import type { Settings } from '../../core/context.ts';
import { lettersFrom } from '../../core/typed-code.rules.ts';
import { failure } from '../../errors/errors.ts';

const LENGTH = 8;

/** `codigo_usuario` of whoever registers: `R` and eight random signs; no two at once get the same (40 bits). */
export const newCode = (): string => `R${lettersFrom(randomBytes(LENGTH))}`;

/** 403 `registro_cerrado` unless the setting opens it (P9). */
export function requireOpenRegistration({ registro_abierto }: Settings): void {
  if (registro_abierto) return;
  throw failure('registro_cerrado', 'sesion.registro.cerrado');
}
