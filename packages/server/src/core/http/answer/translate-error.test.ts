import { expect, test } from 'vitest';
import { isDiskFull, isWriteFailure, toAppError } from './translate-error.ts';

const coded = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  // A statement of a write that waited for a lock until its limit: the caller sends again, as after any other outage.
  [coded('57014'), 'no_disponible', 'llamada.base'],
  [coded('53300'), 'no_disponible', 'llamada.base'],
  [coded('57P01'), 'no_disponible', 'llamada.base'],
  [coded('ECONNREFUSED'), 'no_disponible', 'llamada.base'],
  [new Error('timeout exceeded when trying to connect'), 'no_disponible', 'llamada.base'],
  [new Error('timeout expired'), 'no_disponible', 'llamada.base'],
  [new Error('Connection terminated unexpectedly'), 'no_disponible', 'llamada.base'],
  [coded('53100'), 'no_disponible', 'llamada.saludEscritura'],
  [coded('58030'), 'no_disponible', 'llamada.saludEscritura'],
  [coded('ENOSPC'), 'no_disponible', 'llamada.saludEscritura'],
  [coded('EDQUOT'), 'no_disponible', 'llamada.saludEscritura'],
  [coded('23505'), 'duplicado', 'llamada.repetido'],
  [new Error('otra cosa'), 'interno', 'llamada.sistema'],
])('%s becomes %s, %s', (error, code, clave) => {
  expect(toAppError(error, 'x')).toMatchObject({ code, sentence: { clave } });
});

test('a full disk of the database counts for health, one of the files alone does not', () => {
  expect(['53100', '58030', 'ENOSPC', '23505'].map((code) => [isWriteFailure(coded(code)), isDiskFull(coded(code))])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, false],
  ]);
});
