import { validate } from '@portal/contract/core';
import { loginBody } from '@portal/contract/sesion';
import { expect, test } from 'vitest';
import { checkLogin } from './check-login.ts';

const LENGTHS = [0, 1, 2, 3, 49, 50, 51, 127, 128, 129];
const inputs = LENGTHS.flatMap((user) => LENGTHS.map((password) => ({ username: 'a'.repeat(user), password: 'b'.repeat(password) })));

test.each([...inputs, { username: '   ', password: '   ' }, { username: '  12 ', password: 'abc' }])(
  'agrees with the contract: %j',
  (input) => {
    const agreed = validate(loginBody, { ...input, username: input.username.trim() }).issues;
    expect(checkLogin(input)).toEqual(agreed);
  },
);
