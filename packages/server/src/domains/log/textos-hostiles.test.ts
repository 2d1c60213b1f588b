import { logApi } from '@portal/contract/log';
import { solicitudApi } from '@portal/contract/solicitud';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFecha } from './fechas.rules.ts';

const app = useTestApp();
let admin = '';
beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

/** Texts that begin like a day, a moment, a number or JSON, and are none. */
const TEXTS = [
  '2026-99-99T',
  '2026-99-99',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '0000-00-00',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+00:00',
  '9999-12-31T23:59:59-15:00',
  '2026-11-27T',
  '2026-11-27Tx',
  '2026-11-27T25:61:61+00:00',
  '+275761-01-01T00:00:00Z',
  'infinity',
  '-infinity',
  'NaN',
  '1e999',
  '99999999999999999999',
  '{"a":',
  '[[[[',
  '{0, plural, other {',
  '<b>{campo}</b>',
  '__proto__',
  'constructor.name',
  "'",
  '%',
  '\u0001\u001f\ufffe',
];

/** Reads the log as the list, as files and entry by entry does. */
async function readLog(filtro: Record<string, string>) {
  const query = { pagina: 1, tamano: 1000, filtro };
  const list = await app.call(logApi.sellst, { query, token: admin });
  const statuses: number[] = [];
  for (const formato of ['csv', 'xlsx']) {
    const sent = { formato, ...Object.fromEntries(Object.entries(filtro).map(([name, value]) => [`filtro[${name}]`, value])) };
    const headers = { authorization: `Bearer ${admin}` };
    const file = await app.inject({ method: 'GET', url: '/api/log/sellst', query: sent, headers });
    statuses.push(file.statusCode);
    expect(file.rawPayload.length).toBeGreaterThan(100);
  }
  return { data: list.data, statuses: [list.status, ...statuses] };
}

describe('a text that looks like a day', () => {
  test('in the request of a learner is shown as it was written, in the list, its page, its files and its own entry', async () => {
    const texts = TEXTS.filter((text) => !text.includes('\u0001'));
    for (const detalle of texts) {
      const token = await signIn(app, await buildUsuario(app.db));
      expect((await app.call(solicitudApi.pedir, { body: { tipo: 'acceso', detalle }, token })).status).toBe(200);
    }
    const { data, statuses } = await readLog({ tabla: 'solicitud' });
    expect(statuses).toEqual([200, 200, 200]);
    const shown = data.flatMap(({ valores }) => valores.filter(({ campo }) => campo === 'detalle').map(({ despues }) => despues ?? ''));
    expect(shown.toSorted()).toEqual(texts.toSorted());
    const own = await app.call(logApi.sel, { params: { id: data[0]!.id_log }, token: admin });
    expect(own.data.valores.find(({ campo }) => campo === 'detalle')?.despues).toBe(shown[0]);
  });

  test('in any column of any audited table leaves every entry readable', async () => {
    const { rows } = await statement<{ tabla: string; columnas: string[] }>`
      select c.table_name as tabla, array_agg(c.column_name::text) as columnas from information_schema.columns c
      where c.table_schema = 'public' and exists (
        select from information_schema.triggers t where t.event_object_table = c.table_name and t.trigger_name like 'rastro%')
      group by 1 order by 1`.execute(app.db);
    expect(rows.length).toBeGreaterThan(30);
    const entries = rows.flatMap(({ tabla, columnas }) =>
      TEXTS.map((text) => ({
        tabla,
        antes: Object.fromEntries(columnas.map((name) => [name, [text, { [name]: text }]])),
        despues: Object.fromEntries(columnas.map((name) => [name, text])),
      })),
    );
    // Deleted attempts and ratings are titled by a number that their table alone writes.
    const titled = entries.map(({ antes, ...entry }) => ({ ...entry, antes: { ...antes, id_tema: 1, id_evaluacion: 1 } }));
    await statement`
      insert into log (usuario_creacion, tabla, tipo, id_registro, antes, despues, detalle, fecha_creacion)
      select 'pruebas', tabla, 'cambio', 1, antes, despues, despues ->> 'fecha_creacion', now()
      from jsonb_to_recordset(${JSON.stringify(titled)}::jsonb) as n(tabla text, antes jsonb, despues jsonb)`.execute(app.db);
    for (const { tabla } of rows) {
      const { data, statuses } = await readLog({ tabla, id_registro: '1' });
      expect([tabla, ...statuses]).toEqual([tabla, 200, 200, 200]);
      expect(data.length).toBeGreaterThanOrEqual(TEXTS.length);
    }
    const [usuario] = (await readLog({ tabla: 'usuario', id_registro: '1' })).data;
    expect(usuario!.valores.find(({ campo }) => campo === 'fecha_ingreso')?.despues).toBe(TEXTS.at(-1));
  });
});

test('days and moments are known by their columns: every one of the audited tables, and no other column', async () => {
  const { rows } = await statement<{ campo: string; fecha: boolean }>`
    select distinct c.column_name as campo, c.data_type in ('date', 'timestamp with time zone') as fecha from information_schema.columns c
    where c.table_schema = 'public' and exists (
      select from information_schema.triggers t where t.event_object_table = c.table_name and t.trigger_name like 'rastro%')`.execute(
    app.db,
  );
  expect(rows.filter(({ campo, fecha }) => isFecha(campo) !== fecha)).toEqual([]);
  expect(rows.filter(({ fecha }) => fecha).length).toBeGreaterThan(15);
});
