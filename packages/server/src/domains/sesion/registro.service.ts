import { randomBytes } from 'node:crypto';
import type { Settings } from '../../core/context.ts';
import { lettersFrom } from '../../core/typed-code.rules.ts';
import { failure } from '../../errors/errors.ts';

const LENGTH = 8;

/** Creates the `codigo_usuario` of a self-registered person: `R` and eight random letters (40 bits). */
export const newCode = (): string => `R${lettersFrom(randomBytes(LENGTH))}`;

/** Throws 403 `registro_cerrado` unless the settings open registration (P9). */
export function requireOpenRegistration({ registro_abierto }: Settings): void {
  if (registro_abierto) return;
  throw failure('registro_cerrado', 'sesion.registro.cerrado');
}
