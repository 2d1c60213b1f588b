import { expect, test } from 'vitest';
import { chooseCuenta } from './cuenta.rules.ts';

const cuenta = (username: string, codigo_estado = 1) => ({ username, codigo_estado });

test('the exact username wins over other case and over an e-mail', () => {
  const cuentas = [cuenta('AB123'), cuenta('ab123'), cuenta('otra')];
  expect(chooseCuenta(cuentas, 'ab123')).toBe(cuentas[1]);
});

test('a username in other case names its person if nobody else has it so', () => {
  const one = cuenta('AB123');
  expect(chooseCuenta([one, cuenta('por correo')], 'ab123')).toBe(one);
  expect(chooseCuenta([cuenta('AB123'), cuenta('Ab123')], 'ab123')).toBeUndefined();
});

test('an e-mail names the only active person who has it', () => {
  const active = cuenta('1');
  expect(chooseCuenta([cuenta('2', 2), active], 'x@y.pe')).toBe(active);
  expect(chooseCuenta([active, cuenta('3')], 'x@y.pe')).toBeUndefined();
  expect(chooseCuenta([cuenta('2', 2)], 'x@y.pe')).toBeUndefined();
  expect(chooseCuenta([], 'x@y.pe')).toBeUndefined();
});
