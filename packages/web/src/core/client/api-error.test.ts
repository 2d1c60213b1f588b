import { es } from '@portal/messages/es';
import { expect, test } from 'vitest';
import { speak } from '../i18n/spoken.ts';
import { ApiError, messageOf, noConnection } from './api-error.ts';

const problem = { code: 'datos_invalidos', message: 'Palabras del servidor', errors: { titulo: 'Palabras del campo' } };

test('a failure is worded by its key, each field by its own', async () => {
  await speak('es');
  const error = new ApiError(400, {
    ...problem,
    clave: 'enlace.fila.tema',
    valores: { fila: 2, id: '7' },
    claves: { titulo: { clave: 'validacion.max_caracteres', valores: { valor: 1 } } },
  });
  expect(messageOf(error)).toBe('Fila 2: el tema 7 no existe.');
  expect(error.errors).toEqual({ titulo: 'Máximo 1 carácter' });
  expect(messageOf(noConnection())).toBe(es.conexion.sinConexion);
});

test('an internal error shows the id of its request', async () => {
  await speak('es');
  const sentence = { clave: 'llamada.sistema', valores: { solicitud: '0b8f3c1e-1f' }, solicitud: '0b8f3c1e-1f' };
  expect(messageOf(new ApiError(500, { ...problem, code: 'interno', ...sentence }))).toContain('soporte este código: 0b8f3c1e-1f');
});

test.each([
  ['an unknown key', { clave: 'futuro.clave' }],
  ['a key whose arguments are others', { clave: 'enlace.fila.tema', valores: { otro: 1 } }],
  ['no key', {}],
])('%s leaves the words of the server', async (_what, sentence) => {
  await speak('es');
  const error = new ApiError(400, { ...problem, ...sentence, claves: { titulo: { clave: 'futuro.campo' } } });
  expect(messageOf(error)).toBe('Palabras del servidor');
  expect(error.errors).toEqual({ titulo: 'Palabras del campo' });
});
