import type { CallOf } from '@portal/contract/core';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let token = '';

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await buildParametro(app.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: 'etica', parametro: 'Ética' });
  await buildParametro(app.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: 'etica2', parametro: 'Ética aplicada' });
  await buildPregunta(app.db, { pregunta: '¿Qué es la ÉTICA?', codigo_categoria: 'etica', indicador_correcta: 1 });
  await buildPregunta(app.db, { pregunta: '¿Y la ética del 50%?', codigo_categoria: 'etica2', indicador_correcta: 2 });
  await buildPregunta(app.db, { pregunta: 'Otra cosa', codigo_categoria: 'etica', indicador_correcta: 2, codigo_estado: 2 });
});

type Query = CallOf<typeof preguntaApi.ofCategoria>['query'];
const texts = async (query: Query) => (await app.call(preguntaApi.sellst, { query, token })).data.map(({ pregunta }) => pregunta);

test.each([
  [{ pregunta: 'etica' }, ['¿Y la ética del 50%?', '¿Qué es la ÉTICA?']],
  [{ categoria: 'etica' }, ['Otra cosa', '¿Qué es la ÉTICA?']],
  [{ codigo_estado: '2' }, ['Otra cosa']],
  [{ indicador_correcta: '2', categoria: 'Ética aplicada' }, ['¿Y la ética del 50%?']],
  [{ pregunta: '50%' }, ['¿Y la ética del 50%?']],
  [{ codigo_estado: '9' }, []],
])('filtro %j keeps %j, the newest first, paged and whole', async (filtro, expected) => {
  expect(await texts({ filtro })).toEqual(expected);
  const page = await app.call(preguntaApi.sellst, { query: { filtro, pagina: 1 }, token });
  expect([page.data.map(({ pregunta }) => pregunta), page.total]).toEqual([expected, expected.length]);
});

test.each([
  ['filtro[version]=1', 'filtro.version'],
  ['filtro[Pregunta]=a', 'filtro.Pregunta'],
  ['filtro[pregunta]=', 'filtro.pregunta'],
  ['filtro[pregunta]=a&filtro[pregunta]=b', 'filtro.pregunta'],
  ['filtro=pregunta', 'filtro'],
  ['orden=version', 'orden'],
])('%s answers 400 at %s', async (query, field) => {
  const { statusCode, body } = await app.inject({ url: `/api/pregunta/sellst?${query}`, headers: { authorization: `Bearer ${token}` } });
  expect(statusCode).toBe(400);
  expect(Object.keys((JSON.parse(body) as { errors: object }).errors)).toEqual([field]);
});

test('a question by its id is a list of one, paged and whole', async () => {
  const id = (await app.call(preguntaApi.sellst, { query: { filtro: { pregunta: 'Otra cosa' } }, token })).data[0]!.id_pregunta;
  const ofNumber = async (number: string, query: Query) => {
    const { data, total } = await app.call(preguntaApi.ofCategoria, { params: { id: number }, query, token });
    return [data.map(({ pregunta }) => pregunta), total];
  };
  expect(await ofNumber(String(id), {})).toEqual([['Otra cosa'], 1]);
  expect(await ofNumber(String(id), { pagina: 1 })).toEqual([['Otra cosa'], 1]);
  expect(await ofNumber('999999', { pagina: 1 })).toEqual([[], 0]);
  expect(await ofNumber('nada', { pagina: 1 })).toEqual([[], 0]);
});

test('the bank of a topic is filtered by asignado', async () => {
  const { id_tema } = await buildTema(app.db, { banco: 2 });
  const asignadas = await app.call(preguntaApi.asignado, {
    params: { id: id_tema },
    query: { pagina: 1, filtro: { asignado: '1' } },
    token,
  });
  expect(asignadas.total).toBe(2);
});
