import { expect, test } from 'vitest';
import { chooseByCorreo, foldCorreo } from './proveedor.rules.ts';

const active = { codigo_estado: 1, correo_comprobado: true };
const gone = { codigo_estado: 2, correo_comprobado: true };
const unproven = { codigo_estado: 1, correo_comprobado: false };

test.each([
  ['nobody', [], { motivo: 'sin_cuenta' }],
  ['one', [active], { cuenta: active }],
  ['one who left', [gone], { motivo: 'cesado' }],
  ['one who left and a successor', [gone, active], { cuenta: active }],
  ['two', [active, active], { motivo: 'varias' }],
  ['two, one of them unproven', [active, unproven], { motivo: 'varias' }],
  ['one who registered with a password', [unproven], { motivo: 'correo_sin_comprobar' }],
])('an e-mail of %s', (_who, cuentas, expected) => {
  expect(chooseByCorreo(cuentas)).toEqual(expected);
});

test('foldCorreo changes A-Z only', () => {
  expect(foldCorreo('Rosa.QUISPE@Example.com')).toBe('rosa.quispe@example.com');
  expect(foldCorreo('mi\u212Ae@example.com')).not.toBe('mike@example.com');
  expect(foldCorreo('I\u0130@example.com')).toBe('i\u0130@example.com');
});
