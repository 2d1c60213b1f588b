import { expect, test } from 'vitest';
import { chooseCuenta } from './cuenta.rules.ts';

const cuenta = (username: string, codigo_estado = 1) => ({ username, codigo_estado });

test('chooses the exact username before another case and an e-mail', () => {
  const cuentas = [cuenta('AB123'), cuenta('ab123'), cuenta('otra')];
  expect(chooseCuenta(cuentas, 'ab123')).toBe(cuentas[1]);
});

test('chooses a username in another case if it is unique', () => {
  const one = cuenta('AB123');
  expect(chooseCuenta([one, cuenta('por correo')], 'ab123')).toBe(one);
  expect(chooseCuenta([cuenta('AB123'), cuenta('Ab123')], 'ab123')).toBeUndefined();
});

test('chooses the only active person with the e-mail', () => {
  const active = cuenta('1');
  expect(chooseCuenta([cuenta('2', 2), active], 'x@y.pe')).toBe(active);
  expect(chooseCuenta([active, cuenta('3')], 'x@y.pe')).toBeUndefined();
  expect(chooseCuenta([cuenta('2', 2)], 'x@y.pe')).toBeUndefined();
  expect(chooseCuenta([], 'x@y.pe')).toBeUndefined();
});

test('an account of somebody who left is chosen by username alone, and not before an active person', () => {
  const [gone, active] = [cuenta('x@y.pe', 2), cuenta('10000001')];
  expect(chooseCuenta([gone, active], 'x@y.pe')).toBe(active);
  expect(chooseCuenta([cuenta('X@y.pe', 2), active], 'x@y.pe')).toBe(active);
  expect(chooseCuenta([gone], 'x@y.pe')).toBe(gone);
});
