import { expect, test } from 'vitest';
import { isTrivial, pinProblem } from './pin.rules.ts';

const OWNER = { username: '45810276', codigo_usuario: 'ALU003', numero_documento: '45810276', telefono: '+51 987 654 301' };

test.each(['000000', '123456', '654321', '789012', '246802', '121212', '123123', '112233', '554466', '123321', '100001', '999990'])(
  '%s is easy to guess',
  (pin) => expect(isTrivial(pin)).toBe(true),
);

test.each(['481902', '305917', '120935'])('%s is not', (pin) => expect(isTrivial(pin)).toBe(false));

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
