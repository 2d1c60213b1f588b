import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { findParecidos } from './asegurar.repository.ts';

const connection = useTestDatabase();
const db = () => connection().db;
let empresa = 0;

const STORED = [
  'Atención al Cliente',
  'Ñandú y Cóndor',
  'Jefe de Almacén',
  'Jefe de Almacenes',
  'Jefa de Almacén',
  'Jefe del Almacén',
  'TI',
];

beforeAll(async () => {
  const [own, other] = [await buildEmpresa(db()), await buildEmpresa(db())];
  empresa = own.id_empresa;
  for (const parametro of STORED) await buildParametro(db(), { id_dominio: DOMINIO.cargo, parametro });
  await buildParametro(db(), { id_dominio: DOMINIO.departamento, parametro: 'Contabilidad' });
  for (const { id_empresa } of [own, other])
    await buildParametro(db(), { id_dominio: DOMINIO.centroCosto, id_empresa, parametro: `Tienda Miraflores ${id_empresa}` });
});

/** New parameter as the review of a file hands it over. */
const nuevo = (parametro: string, id_dominio: number = DOMINIO.cargo, id_empresa: number | null = null) => ({
  id_dominio,
  id_empresa,
  parametro,
  id_parametro: null,
  codigo_parametro: 'NUEVO',
  codigo_estado: 1,
  otro: null,
});

const resembling = async (parametro: string, id_dominio?: number, id_empresa?: number) =>
  (await findParecidos(db(), [nuevo(parametro, id_dominio, id_empresa)]))[0]?.map(({ nombre }) => nombre);

test.each([
  ['accents and case', 'ATENCION AL CLIENTE'],
  ['spaces', '  Atención   al  Cliente '],
  ['one letter off', 'Atención al Clienta'],
  ['a letter that is missing', 'Atencin al Cliente'],
  ['a word more', 'Atención al Cliente Web'],
])('a text resembles a stored one despite %s', async (_case, text) => {
  expect(await resembling(text)).toEqual(['Atención al Cliente']);
});

test.each([['ñandu y condor'], ['NANDU Y CONDOR'], ['Ñandúes y Cóndor']])('ñ compares as n: %s', async (text) => {
  expect(await resembling(text)).toEqual(['Ñandú y Cóndor']);
});

test('another word, a part of a word and a text without letters resemble nothing', async () => {
  for (const text of ['Seguridad', 'Aten', 'T', '¡!', '%']) expect(await resembling(text), text).toEqual([]);
});

test('the nearest come first, at most three', async () => {
  expect(await resembling('jefe de almacen')).toEqual(['Jefe de Almacén', 'Jefe del Almacén', 'Jefe de Almacenes']);
});

test('another table and another company resemble nothing', async () => {
  expect(await resembling('Contabilidad')).toEqual([]);
  expect(await resembling('Contabilidad', DOMINIO.departamento)).toEqual(['Contabilidad']);
  expect(await resembling('Tienda Miraflores', DOMINIO.centroCosto, empresa)).toEqual([`Tienda Miraflores ${empresa}`]);
  expect(await resembling('Tienda Miraflores', DOMINIO.centroCosto)).toEqual([]);
});

test('each of several has its own, in their order', async () => {
  const nuevos = [nuevo('Contabilidd', DOMINIO.departamento), nuevo('Zapatero'), nuevo('Atencion cliente')];
  expect((await findParecidos(db(), nuevos)).map((each) => each.map(({ nombre }) => nombre))).toEqual([
    ['Contabilidad'],
    [],
    ['Atención al Cliente'],
  ]);
});
