import { expect, test } from 'vitest';
import { pinProblem } from './pin.rules.ts';

const OWNER = { username: '45810276', codigo_usuario: 'ALU003', numero_documento: '45810276', telefono: '+51 987 654 301' };

test.each([
  ['12345', 'forma'],
  ['1234567', 'forma'],
  ['48190a', 'forma'],
  ['４８１９０２', 'forma'],
  ['111111', 'facil'],
  ['458102', 'personal'],
  ['672018', 'personal'],
  ['987654', 'facil'],
  ['765430', 'personal'],
  ['481902', undefined],
])('the PIN %s is refused by %s', (pin, expected) => {
  expect(pinProblem(pin, OWNER)?.clave).toBe(expected && `dispositivo.pin.${expected}`);
});
