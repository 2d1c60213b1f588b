import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, selladoKey, unseal } from './sellado.crypto.ts';

const key = selladoKey('secreto de pruebas');

test.each([
  [1, 0],
  [7, 42],
  [2_147_483_647, 2_147_483_647],
])('file %d of attempt %d has one ticket of 22 characters that opens again', (id_archivo, salt) => {
  const ticket = seal(key, { id_archivo, salt });
  expect(ticket).toMatch(/^[\w-]{22}$/);
  expect(seal(key, { id_archivo, salt })).toBe(ticket);
  expect(unseal(key, ticket)).toEqual({ id_archivo, salt });
});

test('neighbouring files and attempts have tickets without a common beginning', () => {
  const tickets = [seal(key, { id_archivo: 1, salt: 1 }), seal(key, { id_archivo: 2, salt: 1 }), seal(key, { id_archivo: 1, salt: 2 })];
  expect(new Set(tickets.map((ticket) => ticket.slice(0, 4))).size).toBe(3);
});

test('no other ticket opens: a changed character, another secret, another length, chance', () => {
  const ticket = seal(key, { id_archivo: 7, salt: 42 });
  for (let index = 0; index < ticket.length; index++)
    for (const letter of ['A', 'z', '-', '_', '=', ' '])
      if (ticket[index] !== letter) expect(unseal(key, ticket.slice(0, index) + letter + ticket.slice(index + 1))).toBeUndefined();
  expect(unseal(selladoKey('otro'), ticket)).toBeUndefined();
  for (const other of ['', ticket.slice(1), `${ticket}A`, `${ticket}==`, '7', 'x.y.z', 'ñ'.repeat(22)])
    expect(unseal(key, other)).toBeUndefined();
  for (let count = 0; count < 2000; count++) expect(unseal(key, randomBytes(16).toString('base64url'))).toBeUndefined();
});
