import { codeField, defineMaster, momentColumn, textColumn, textField } from '@portal/contract/core';
import { loadTranslator } from '@portal/messages';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { createHttp } from '../core/http/http.ts';
import { mount } from '../core/http/mount.ts';
import { masterRoutes } from '../core/master/master-routes.ts';
import { masterRows } from '../core/master/master-rows.repository.ts';
import { masterService, requireFree } from '../core/master/master-service.ts';
import { findSettings } from '../domains/configuracion/configuracion.public.ts';

/** A master over a table without its state and version: it publishes nothing and knows no conflicts. */
const definition = defineMaster({
  domain: 'empresa',
  key: 'id_empresa',
  words: ['una empresa', 'Empresas'],
  fields: { codigo_empresa: codeField(20), empresa: textField(500) },
  children: {},
  computed: {},
  stamps: { usuario_creacion: textColumn(), fecha_creacion: momentColumn() },
  order: 'empresa',
  files: { csv: 'empresa', xlsx: 'UCJ-Empresas' },
});

const rows = masterRows({ definition, table: 'empresa', alias: 'e', from: sql`empresa e`, computed: {} });
const service = masterService({
  definition,
  noun: 'registro',
  rows,
  columns: async (trx, input, id) => {
    await requireFree(rows, trx, { column: 'codigo_empresa', value: input.codigo_empresa, id });
    return input;
  },
  copy: { code: 'codigo_empresa', title: 'empresa', changes: {} },
});

const database = useTestDatabase();
let inject: (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => Promise<{ status: number; data: unknown }>;

beforeAll(async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent' });
  const app = createHttp(config);
  const { db } = database();
  const [settings, texts] = await Promise.all([findSettings(db), loadTranslator('es')]);
  const user = {
    id_usuario: 1,
    id_sesion: 1,
    username: 'ana',
    admin: true,
    soporte: true,
    acotado: null,
    contraseniaVencida: false,
    factorPendiente: false,
    confirmada: true,
    tienda: false,
  };
  mount(app, masterRoutes(definition.calls, service), async ({ ip, log }) => {
    return { db, user, scope: null, dispositivo: null, now: TEST_NOW, today: '2026-11-21', settings, config, ip, agente: null, log, texts };
  });
  inject = async (method, path, payload) => {
    const answer = await app.inject({ method, url: path, ...(payload && { payload }) });
    return { status: answer.statusCode, data: answer.json() };
  };
  return () => app.close();
});

const create = async (codigo_empresa: string) => {
  const { data } = await inject('POST', '/empresa/ins', { codigo_empresa, empresa: `Tiendas ${codigo_empresa}` });
  const { id_empresa } = data as { id_empresa: number };
  onTestFinished(async () => {
    await database().db.deleteFrom('empresa').where('id_empresa', '=', id_empresa).execute();
  });
  return id_empresa;
};

test('a row has the stamps of the definition and neither state nor version', async () => {
  const id = await create('E1');
  expect((await inject('GET', `/empresa/sel/${id}`)).data).toEqual({
    id_empresa: id,
    codigo_empresa: 'E1',
    empresa: 'Tiendas E1',
    usuario_creacion: 'ana',
    fecha_creacion: TEST_NOW.toISOString(),
  });
  expect((await inject('GET', '/empresa/sellst?filtro[codigo_empresa]=E1')).data).toHaveLength(1);
});

test('of two saves the last one wins, even if it brings a version', async () => {
  const id = await create('E2');
  const save = (empresa: string, version?: number) =>
    inject('POST', '/empresa/upd/', { id_empresa: id, codigo_empresa: 'E2', empresa, ...(version && { version }) });
  const first = await save('Primera');
  expect(first.status).toBe(200);
  expect(first.data).not.toHaveProperty('version');
  expect((await save('Segunda', 99)).status).toBe(200);
  expect((await inject('GET', `/empresa/sel/${id}`)).data).toMatchObject({ empresa: 'Segunda' });
});

test('a taken code is refused at its field, an unknown id with 404, and a record is deleted', async () => {
  const id = await create('E3');
  const again = await inject('POST', '/empresa/ins', { codigo_empresa: 'e3', empresa: 'x' });
  expect(again).toMatchObject({ status: 409, data: { errors: { codigo_empresa: expect.any(String) } } });
  expect((await inject('DELETE', `/empresa/${id}`)).status).toBe(200);
  expect((await inject('DELETE', `/empresa/${id}`)).status).toBe(404);
});
