import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificadoApi } from '@portal/contract/certificado';
import { privacidadApi } from '@portal/contract/privacidad';
import { sesionApi } from '@portal/contract/sesion';
import { solicitudApi } from '@portal/contract/solicitud';
import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { type BuiltPlan, buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildFactor } from '@portal/testkit/builders/ingreso/factor.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { buildWebhook } from '@portal/testkit/builders/webhook.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { statement } from '@portal/testkit/statement.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { noteSupresiones, readSupresiones } from './gateways/supresiones.ts';
import { destroySellos } from './suprimir.repository.ts';
import { repeatSupresiones, syncSupresiones } from './use-cases/repeat-supresiones.ts';
import { queueMail } from '../email/email.public.ts';
import { recordEvent } from '../log/log.public.ts';
import { freezeMonth } from '../reporte/reporte.public.ts';

const backups = mkdtempSync(join(tmpdir(), 'portal-supresion-'));
afterAll(() => rmSync(backups, { recursive: true, force: true }));
const app = useTestApp({ BACKUP_DIR: backups });
let plan: BuiltPlan;
let admin: { readonly id_usuario: number; readonly username: string; token: string };
beforeAll(async () => {
  plan = await buildPlan(app.db, { today: '2026-11-21', estructura: { Programa: { Curso: { Módulo: ['Caja', 'Cierre'] } } } });
  const person = await buildUsuario(app.db, { admin: true });
  admin = { ...person, token: await signIn(app, person) };
  await buildWebhook(app.db);
});

const erase = (id_usuario: number, token = admin.token) => app.call(privacidadApi.suprimir, { body: { id_usuario }, token });

/** Values that identify the person of the tests: no other record contains any of them. */
const MARKS = {
  username: '45671234',
  numero_documento: '45671234',
  codigo_usuario: 'ZQ77',
  nombres: 'Zoraida',
  apellido_paterno: 'Quintanilla',
  apellido_materno: 'Velarde',
  correo_electronico: 'zoraida.quintanilla@example.com',
  correo_secundario: 'zory@example.org',
  telefono: '987600123',
} as const;

/** Returns the tables with a mark in any column of a row, with an example. */
async function placesOf(marks: readonly string[]): Promise<string[]> {
  const { rows } = await statement<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(app.db);
  const places: string[] = [];
  for (const { name } of rows) {
    for (const mark of marks) {
      const found = await statement<{ fila: string }>`
        select t::text as fila from ${statement.table(name)} t where t::text ilike ${`%${mark}%`} limit 1`.execute(app.db);
      if (found.rows[0]) places.push(`${name}: ${mark}: ${found.rows[0].fila.slice(0, 200)}`);
    }
  }
  return places;
}

/** A person who did everything and received every message, and whom others named. */
async function lived() {
  const empresa = await buildEmpresa(app.db);
  const alumno = await enrol(app, [plan], { ...MARKS, id_empresa: empresa.id_empresa });
  const { id_usuario, username, token } = alumno;
  const taken = [await take(alumno, plan.ocurrencias[0]!, 1), await take(alumno, plan.ocurrencias[1]!)];
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  await statement`insert into feedback (id_evaluacion, escala, comentario, fecha_feedback, usuario_creacion)
    select id_evaluacion, 90, 'Soy Zoraida', now(), ${username} from evaluacion where id_usuario = ${id_usuario} on conflict do nothing`.execute(
    app.db,
  );
  await statement`update detalle d set respuesta = null, respuesta_datos = '"Soy Zoraida"' from evaluacion e
    where e.id_evaluacion = d.id_evaluacion and e.id_usuario = ${id_usuario} and d.numero_orden = 1`.execute(app.db);
  await buildFactor(app, { id_usuario });
  await buildUsuario(app.db, { codigo_jefe_inmediato: MARKS.codigo_usuario, id_empresa: empresa.id_empresa });
  await statement`update empresa set codigo_gerente = ${MARKS.codigo_usuario}, usuario_modificacion = ${username} where id_empresa = ${empresa.id_empresa}`.execute(
    app.db,
  );
  const mail = { asunto: 'Zoraida Quintanilla Velarde', html: '<b>Zoraida Quintanilla Velarde</b>', now: app.now };
  await queueMail(app.db, {
    ...mail,
    clave: 'a:45671234',
    tipo: 'prueba',
    id_usuario,
    destinatario: MARKS.correo_electronico,
    texto: 'Hola',
  });
  await queueMail(app.db, {
    ...mail,
    clave: 'resumen:1',
    tipo: 'prueba',
    id_usuario: null,
    destinatario: 'jefe@example.com',
    texto: 'Zoraida Quintanilla Velarde y Pedro',
  });
  const personal = 'Zoraida Quintanilla Velarde';
  await recordEvent(app.db, {
    id_usuario,
    id_autor: admin.id_usuario,
    usuario: admin.username,
    tabla: 'usuario',
    tipo: 'contrasenia',
    detalle: `para ${personal}`,
    now: app.now,
  });
  await recordEvent(app.db, {
    id_usuario: null,
    id_autor: id_usuario,
    usuario: username,
    tabla: 'x',
    tipo: 'x',
    detalle: `de ${personal}`,
    now: app.now,
  });
  await statement`insert into ausencia (id_usuario, tipo, fecha_desde, fecha_hasta, observacion, usuario_creacion)
    values (${id_usuario}, 'descanso_medico', '2026-01-01', '2026-01-05', 'Operación de Zoraida', ${username})`.execute(app.db);
  await statement`with i as (insert into importacion (tipo, id_usuario, archivo, opciones, usuario_creacion, fecha_creacion)
      values ('usuario', ${admin.id_usuario}, 'personas.xlsx', '{}', 'x', now()) returning id_importacion)
    insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra)
    select id_importacion, 1, 2, 'existente', ${JSON.stringify({ numero_documento: '45671234', nombres: 'Zoraida' })}::jsonb, '{}' from i`.execute(
    app.db,
  );
  await app.call(solicitudApi.pedir, { body: { tipo: 'cancelacion', detalle: 'Soy Zoraida Quintanilla' }, token });
  await app.call(sesionApi.login, { body: { username, password: 'otra-clave-99' } });
  await freezeMonth(app.db, new Date('2026-12-01T15:00:00Z'));
  const upd =
    await statement`update usuario set telefono = '987600123', nombres = 'Zoraida', fecha_modificacion = now(), usuario_modificacion = ${username} where id_usuario = ${id_usuario}`.execute(
      app.db,
    );
  expect(Number(upd.numAffectedRows)).toBe(1);
  return { ...alumno, id_empresa: empresa.id_empresa };
}

describe('an erasure', () => {
  test('leaves no word of the person in any table, and what counts under the pseudonym', async () => {
    const person = await lived();
    const { id_usuario } = person;
    const certificate = await statement<{ codigo: string }>`
      select codigo from certificado join evaluacion using (id_evaluacion) where id_usuario = ${id_usuario}`.execute(app.db);
    const counts = async () =>
      (
        await statement`select (select count(*) from evaluacion where id_usuario = ${id_usuario})::integer as intentos,
          (select count(*) from detalle join evaluacion using (id_evaluacion) where id_usuario = ${id_usuario})::integer as respuestas,
          (select count(*) from asignacion where id_usuario = ${id_usuario})::integer as asignaciones,
          (select count(*) from feedback join evaluacion using (id_evaluacion) where id_usuario = ${id_usuario})::integer as opiniones,
          (select sum(total) from progreso where id_usuario = ${id_usuario})::integer as temas`.execute(app.db)
      ).rows[0];
    const before = await counts();
    const marks = [...new Set(Object.values(MARKS))];
    expect((await placesOf(marks)).length).toBeGreaterThan(10);
    const { data: told } = await app.call(privacidadApi.consecuencias, { params: { id: id_usuario }, token: admin.token });
    expect(told).toMatchObject({
      personal: 'Zoraida Quintanilla Velarde',
      intentos: 2,
      certificados: 1,
      ausencias: 1,
      fecha_seudonimo: null,
    });
    const { status, data, problem } = await erase(id_usuario);
    expect([status, problem]).toEqual([200, undefined]);
    expect(await placesOf(marks)).toEqual([]);
    expect(await counts()).toEqual(before);
    const { data: checked } = await app.call(certificadoApi.verificar, { params: { codigo: certificate.rows[0]!.codigo } });
    expect(checked).toMatchObject({ nombre: data.seudonimo, tema: 'Cierre' });
    const hashes = await statement<{ igual: boolean }>`select huella = huella_cuadro(id_cuadro) as igual from cuadro`.execute(app.db);
    expect(new Set(hashes.rows.map(({ igual }) => igual))).toEqual(new Set([true]));
    const event = await statement<{ tipo: string }>`
      select tipo from log where id_usuario = ${id_usuario} and tipo = 'supresion' and id_usuario_creacion = ${admin.id_usuario}`.execute(
      app.db,
    );
    expect(event.rows).toHaveLength(1);
    for (const name of [MARKS.username, MARKS.correo_electronico, data.seudonimo]) {
      expect((await app.call(sesionApi.login, { body: { username: name, password: DEMO_PASSWORD } })).status).toBe(401);
    }
    expect((await app.call(solicitudApi.propias, { token: person.token })).status).toBe(401);
    expect((await erase(id_usuario)).problem.clave).toBe('privacidad.errores.seudonimo');
    const back = await app.call(usuarioApi.reactivar, { body: { id_usuario }, token: admin.token });
    expect([back.status, back.problem.clave]).toEqual([409, 'privacidad.errores.seudonimo']);
    expect(await readSupresiones(backups)).toMatchObject([{ id_usuario, seudonimo: data.seudonimo }]);
    const opened = await app.call(privacidadApi.abrirSello, { body: { id_usuario, motivo: 'Inspección' }, token: admin.token });
    const seal = JSON.parse(opened.data.sellos[0]!) as { persona: object; certificados: object[]; registro: object[] };
    expect(seal.persona).toMatchObject({ numero_documento: '45671234', nombres: 'Zoraida' });
    expect(seal.certificados).toMatchObject([{ nombre: 'Zoraida Quintanilla Velarde' }]);
    expect(seal.registro.length).toBeGreaterThan(2);
    expect(JSON.stringify(seal)).not.toContain('Operación');
    const reason = await statement<{
      detalle: string;
    }>`select detalle from log where tipo = 'sello_abierto' and id_usuario = ${id_usuario}`.execute(app.db);
    expect(reason.rows).toEqual([{ detalle: 'Inspección' }]);
    expect(await destroySellos(app.db, '2031-11-21')).toBe(0);
    expect(await destroySellos(app.db, '2031-11-22')).toBe(1);
    expect((await app.call(privacidadApi.abrirSello, { body: { id_usuario, motivo: 'Otra vez' }, token: admin.token })).status).toBe(404);
  });

  test('is refused for oneself, outside the scope, and without a fresh proof', async () => {
    const empresa = await buildEmpresa(app.db);
    const person = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
    const { token: outsider } = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
    const { token: insider } = await limitedAdmin(app, [empresa.id_empresa]);
    expect((await erase(admin.id_usuario)).problem.clave).toBe('usuario.errores.propia');
    expect((await erase(person.id_usuario, outsider)).status).toBe(404);
    expect((await erase(999_999)).status).toBe(404);
    const { data } = await app.call(sesionApi.login, { body: { username: admin.username, password: DEMO_PASSWORD } });
    app.now = new Date(TEST_NOW.getTime() + 6 * 60_000);
    const late = await erase(person.id_usuario, data.api_token);
    app.now = TEST_NOW;
    expect([late.status, late.problem.code]).toEqual([403, 'confirmacion_requerida']);
    expect((await erase(person.id_usuario, insider)).status).toBe(200);
  });

  test('is repeated in a database that was restored from before it, for the same person alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-restaurada-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [gone, other] = [await buildUsuario(app.db, { nombres: 'Ludmila' }), await buildUsuario(app.db)];
    const noted = { momento: TEST_NOW.toISOString(), creada: gone.fecha_creacion };
    await noteSupresiones(folder, [
      { ...noted, id_usuario: gone.id_usuario, seudonimo: 'XAAAA00001' },
      { ...noted, id_usuario: other.id_usuario, seudonimo: 'XAAAA00002', creada: '2020-01-01T00:00:00.000Z' },
      { ...noted, id_usuario: 999_999, seudonimo: 'XAAAA00003' },
    ]);
    appendFileSync(join(folder, 'supresiones.jsonl'), '{"id_usuario":');
    expect(await repeatSupresiones(app.db, { folder, now: TEST_NOW })).toBe(1);
    expect(await placesOf(['Ludmila'])).toEqual([]);
    const left = await app.db
      .selectFrom('usuario')
      .select(['username', 'fecha_seudonimo'])
      .where('id_usuario', '=', other.id_usuario)
      .executeTakeFirst();
    expect(left).toEqual({ username: other.username, fecha_seudonimo: null });
    expect(await repeatSupresiones(app.db, { folder, now: TEST_NOW })).toBe(0);
    rmSync(join(folder, 'supresiones.jsonl'));
    expect(await syncSupresiones(app.db, { folder, now: TEST_NOW })).toBe(0);
    expect((await readSupresiones(folder)).map(({ seudonimo }) => seudonimo)).toContain('XAAAA00001');
  });

  test('opens no guard for anybody else', async () => {
    await expect(statement`update log set detalle = 'x'`.execute(app.db)).rejects.toThrow('solo anexado');
    await expect(statement`delete from log`.execute(app.db)).rejects.toThrow('solo anexado');
    await expect(statement`update certificado set nombre = 'x'`.execute(app.db)).rejects.toThrow('no cambia');
  });
});
