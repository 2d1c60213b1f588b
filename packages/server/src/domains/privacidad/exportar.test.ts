import { evaluacionApi } from '@portal/contract/evaluacion';
import { logApi } from '@portal/contract/log';
import { preguntaApi } from '@portal/contract/pregunta';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { type BuiltPlan, buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildFactor } from '@portal/testkit/builders/ingreso/factor.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { buildWebhook } from '@portal/testkit/builders/webhook.ts';
import { readZip } from '@portal/testkit/files/read-zip.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { cambiadas, PREGUNTAS, respuestasDe } from '@portal/testkit/scenes/tipos.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONJUNTOS, SIN_CONJUNTO } from './conjuntos.rules.ts';
import { queueMail } from '../email/email.public.ts';
import { recordEvent } from '../log/log.public.ts';

const app = useTestApp();
let plan: BuiltPlan;
let empresa: { readonly id_empresa: number };
beforeAll(async () => {
  plan = await buildPlan(app.db, {
    today: TEST_NOW.toISOString().slice(0, 10),
    estructura: { Programa: { Curso: { Módulo: ['Caja', 'Cierre'] } } },
  });
  empresa = await buildEmpresa(app.db);
});

const ask = (id: number, token: string) =>
  app.inject({ method: 'GET', url: `/api/privacidad/exportar/${id}`, headers: { authorization: `Bearer ${token}` } });

async function exportOf(id: number, token: string) {
  const { statusCode, rawPayload, headers } = await ask(id, token);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = readZip(rawPayload);
  const rows = (name: string) => JSON.parse(files.get(`datos/${name}.json`) ?? 'null') as Record<string, unknown>[];
  return { files, rows, whole: [...files.values()].join('\n') };
}

describe('every table of the database', () => {
  const tables = async () =>
    (
      await statement<{ name: string; columns: string[] }>`
        select table_name as name, array_agg(column_name::text order by column_name::text) as columns from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and t.table_type = 'BASE TABLE' and table_name not like 'kysely_%'
          and not exists (select from pg_inherits i join pg_class p on p.oid = i.inhrelid where p.relname = table_name)
        group by 1 order by 1`.execute(app.db)
    ).rows;

  test('is exported, or listed with the reason why not, never both', async () => {
    const all = (await tables()).map(({ name }) => name);
    const exported = new Set(CONJUNTOS.map(({ tabla }) => tabla));
    expect(all.filter((name) => exported.has(name) === name in SIN_CONJUNTO)).toEqual([]);
    expect([...exported, ...Object.keys(SIN_CONJUNTO)].filter((name) => !all.includes(name))).toEqual([]);
    for (const reason of Object.values(SIN_CONJUNTO)) expect(reason.length).toBeGreaterThan(10);
  });

  test('has each column in the export, or a reason why not', async () => {
    const columnsOf = new Map((await tables()).map(({ name, columns }) => [name, columns]));
    for (const { nombre, tabla, columnas, omitidas } of CONJUNTOS) {
      expect([...columnas, ...Object.keys(omitidas)].toSorted(), nombre).toEqual(columnsOf.get(tabla));
    }
  });

  test('that knows a person by number is no master', async () => {
    const masters = Object.entries(SIN_CONJUNTO).filter(([, reason]) => reason.startsWith('describes the training'));
    const columnsOf = new Map((await tables()).map(({ name, columns }) => [name, columns]));
    const personal = masters.filter(([name]) =>
      columnsOf.get(name)?.some((column) => /^id_(usuario|evaluacion|asignacion|destinatario)$/.test(column)),
    );
    expect(personal).toEqual([]);
  });
});

describe('the export of a person', () => {
  test('holds record, activity and messages of the person, in JSON and as a page', async () => {
    await buildWebhook(app.db);
    const alumno = await enrol(app, [plan], {
      id_empresa: empresa.id_empresa,
      nombres: 'Rosa <b>',
      correo_electronico: 'rosa.export@example.com',
    });
    const { id_usuario, username, token } = alumno;
    await take(alumno, plan.ocurrencias[0]!, 1);
    await take(alumno, plan.ocurrencias[1]!);
    const mail = { destinatario: 'Rosa.Export@example.com', asunto: 'Su enlace', html: '<p>x</p>', now: app.now };
    await queueMail(app.db, {
      clave: `exportar:${username}`,
      tipo: 'prueba',
      id_usuario,
      ...mail,
      texto: 'https://p/?token=abcdefghijklmnopqrstuvwxyz',
    });
    await queueMail(app.db, {
      clave: `jefe:${username}`,
      tipo: 'recordatorio',
      id_usuario,
      ...mail,
      destinatario: 'jefe@example.com',
      texto: 'Rosa y Pedro',
    });

    const { rows, files } = await exportOf(id_usuario, token);
    expect(files.size).toBe(CONJUNTOS.length + 1);
    expect(rows('persona')).toMatchObject([{ username, nombres: 'Rosa <b>', id_empresa: empresa.id_empresa }]);
    expect(rows('asignaciones')).toMatchObject([{ id_planestudio: plan.plan.id_planestudio, plan: plan.plan.denominacion }]);
    expect(rows('intentos').map(({ tema, aprobado }) => [tema, aprobado])).toEqual([
      ['Caja', false],
      ['Cierre', true],
    ]);
    expect(rows('certificados')).toMatchObject([{ tema: 'Cierre' }]);
    expect(rows('sesiones')).toHaveLength(1);
    expect(rows('correos').map(({ texto, destinatario }) => [destinatario, texto])).toEqual([
      ['Rosa.Export@example.com', 'https://p/?token=…'],
      [null, null],
    ]);
    expect(rows('registro').map(({ tipo }) => tipo)).toContain('datos_exportados');
    expect(rows('webhooks').map(({ tipo }) => tipo)).toEqual(['asignado', 'aprobado', 'certificado']);
    const page = files.get('datos.html')!;
    expect(page).toContain('Rosa &lt;b&gt;');
    expect(page).not.toContain('Rosa <b>');
  });

  test('holds more rows than are read at once', async () => {
    const person = await buildUsuario(app.db);
    await statement`insert into log (id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
      select ${person.id_usuario}::integer, 'prueba', 'x', 'x', n::text, now() from generate_series(1, 1203) n`.execute(app.db);
    const { rows } = await exportOf(person.id_usuario, await signIn(app, person));
    const counted = rows('registro').filter(({ tipo }) => tipo === 'x');
    expect(new Set(counted.map(({ detalle }) => detalle)).size).toBe(1203);
    expect(counted).toHaveLength(1203);
  });

  test('reveals no key of a question in use, for any answer', async () => {
    const alumno = await enrol(app, [plan]);
    await take(alumno, plan.ocurrencias[0]!, 1);
    const before = await exportOf(alumno.id_usuario, alumno.token);
    expect(before.rows('respuestas').length).toBeGreaterThan(0);
    expect(new Set(before.rows('respuestas').map(({ es_correcta }) => es_correcta))).toEqual(new Set([null]));
    for (const row of before.rows('respuestas')) {
      expect(row['respuesta_texto']).toEqual(expect.any(String));
      expect(Object.keys(row)).not.toContain('orden');
    }
    expect(before.whole).not.toContain('indicador_correcta');
    const [{ id_pregunta }] = before.rows('respuestas') as [{ id_pregunta: number }];
    await statement`update pregunta set codigo_estado = 2 where id_pregunta = ${id_pregunta}`.execute(app.db);
    const after = await exportOf(alumno.id_usuario, alumno.token);
    expect(after.rows('respuestas').filter(({ es_correcta }) => es_correcta !== null)).toHaveLength(1);
    await statement`update pregunta set codigo_estado = 1 where id_pregunta = ${id_pregunta}`.execute(app.db);
  });

  test('words the answers of every kind without their key', async () => {
    const kinds = await buildPlan(app.db, { estructura: { P: { C: { M: [{ preguntas: PREGUNTAS, titulo: 'Tipos' }] } } } });
    const alumno = await enrol(app, [kinds]);
    const { token } = alumno;
    const call = { token, query: { tipos: 1 as const }, body: kinds.ocurrencias[0]! };
    const { data: shown } = await app.call(preguntaApi.cuestionario, call);
    const wrong = cambiadas({ tipo: 'ordenar', lista: ['Tercero', 'Segundo', 'Primero'] }, { tipo: 'unica', elige: 'Dos' });
    await app.call(evaluacionApi.insDetalle, { token, body: respuestasDe(shown, wrong) });
    const { rows, whole } = await exportOf(alumno.id_usuario, token);
    const texts = rows('respuestas').map(({ respuesta_texto }) => respuesta_texto);
    expect(texts).toHaveLength(8);
    expect(texts).toEqual(expect.arrayContaining(['Dos', 'Sur', 'Falso', '12,5 kg', 'EVACUACION', '1. Tercero · 2. Segundo · 3. Primero']));
    expect(texts).toContain('Fuego → Extintor · Corte → Botiquín · Sismo → Zona segura');
    for (const row of rows('respuestas'))
      expect([row['puntos'], row['datos'], row['orden_opciones']]).toEqual([null, undefined, undefined]);
    expect(whole).not.toMatch(/aceptadas|tolerancia|"correctas"|Son cinco/);
  });

  test('holds no secret, and nothing of other people', async () => {
    const jefe = await buildUsuario(app.db, {
      nombres: 'Jefaúnica',
      numero_documento: '71717171',
      correo_electronico: 'jefa.unica@example.com',
    });
    const person = await buildUsuario(app.db, { codigo_jefe_inmediato: jefe.codigo_usuario });
    await buildUsuario(app.db, { nombres: 'Subordinado', codigo_jefe_inmediato: person.codigo_usuario });
    const secreto = await buildFactor(app, { id_usuario: person.id_usuario });
    const now = app.now;
    const act = {
      id_usuario: jefe.id_usuario,
      id_autor: person.id_usuario,
      usuario: person.username,
      tabla: 'usuario',
      tipo: 'contrasenia',
      now,
    };
    await recordEvent(app.db, { ...act, detalle: 'de Jefaúnica' });
    const { rows, whole } = await exportOf(person.id_usuario, await signIn(app, person));
    expect(rows('actos')).toMatchObject([{ tabla: 'usuario', tipo: 'contrasenia' }]);
    for (const other of ['Jefaúnica', '71717171', 'jefa.unica@example.com', 'Subordinado', secreto, person.contrasenia_hash!]) {
      expect(whole, other).not.toContain(other);
    }
    const hashes = await statement<{ token_hash: string }>`select token_hash from sesion where id_usuario = ${person.id_usuario}`.execute(
      app.db,
    );
    for (const { token_hash } of hashes.rows) expect(whole).not.toContain(token_hash);
  });
});

describe('who exports', () => {
  test('the person with a fresh proof; an administrator with both person and account in the scope; nobody else', async () => {
    const person = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
    const other = await buildUsuario(app.db);
    const support = await buildUsuario(app.db, { soporte: true });
    const { token: insider } = await limitedAdmin(app, [empresa.id_empresa]);
    const { token: outsider } = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
    const status = async (token: string, id = person.id_usuario) => (await ask(id, token)).statusCode;
    expect(await status(await signIn(app, other))).toBe(403);
    expect(await status(await signIn(app, support))).toBe(403);
    expect(await status(outsider)).toBe(404);
    expect(await status(insider)).toBe(200);
    const boss = await buildUsuario(app.db, { admin: true, id_empresa: empresa.id_empresa });
    expect(await status(insider, boss.id_usuario)).toBe(404);
    expect(await status(await signIn(app, boss), 999_999)).toBe(404);

    const { data } = await app.call(sesionApi.login, { body: { username: person.username, password: DEMO_PASSWORD } });
    const token = data.api_token;
    expect(await status(token)).toBe(200);
    app.now = new Date(TEST_NOW.getTime() + 6 * 60_000);
    const late = await ask(person.id_usuario, token);
    app.now = TEST_NOW;
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'confirmacion_requerida']);
  });

  test('each export is noted with who asked', async () => {
    const person = await buildUsuario(app.db);
    const admin = await buildUsuario(app.db, { admin: true });
    await ask(person.id_usuario, await signIn(app, admin));
    const { data } = await app.call(logApi.sellst, {
      query: { pagina: 1, tamano: 10, filtro: { tipo: 'datos_exportados' } },
      token: await signIn(app, admin),
    });
    expect(data[0]).toMatchObject({ id_usuario: person.id_usuario, id_usuario_creacion: admin.id_usuario, tabla: 'usuario' });
  });
});
