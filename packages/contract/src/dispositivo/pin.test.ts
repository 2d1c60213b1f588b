import { expect, test } from 'vitest';
import { isTrivialPin } from './pin.ts';

test.each(['000000', '123456', '654321', '789012', '246802', '121212', '123123', '112233', '554466', '123321', '100001', '999990'])(
  '%s is easy to guess',
  (pin) => expect(isTrivialPin(pin)).toBe(true),
);

test.each(['481902', '305917', '120935'])('%s is not', (pin) => expect(isTrivialPin(pin)).toBe(false));
