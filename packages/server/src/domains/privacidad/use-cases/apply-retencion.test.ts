import { emailApi } from '@portal/contract/email';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildCargada } from '@portal/testkit/builders/persona/importacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { noteOld, retain, setPlazos, useBackupFolder } from '@portal/testkit/scenes/retencion.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSupresiones } from '../gateways/supresiones.ts';
import { queueMail } from '../../email/email.public.ts';

const app = useTestApp();
const folder = useBackupFolder();
const db = () => app.db;
const run = (today: string, options: Partial<Parameters<typeof retain>[2]> = {}) => retain(db(), today, { folder, ...options });
const old = async () =>
  (await statement<{ detalle: string }>`select detalle from log where usuario_creacion = 'vieja' order by id_log`.execute(db())).rows.map(
    ({ detalle }) => detalle,
  );
const noted = async () =>
  (
    await statement<{ detalle: string }>`
      select detalle from log where tipo = 'retencion' and tabla = 'configuracion' and usuario_creacion = 'sistema'
        and fecha_creacion < '2090-01-01' order by id_log`.execute(db())
  ).rows.map(({ detalle }) => detalle);
const NOTHING = { registro: 0, ingresos: 0, correos: 0, planillas: 0, ceses: 0, cuadros: 0 };

/** Far in the future: everything of the tests before is over. */
async function forgetAll(): Promise<void> {
  await setPlazos(db(), { registro: 24 });
  await run('2099-01-01');
  await setPlazos(db(), {});
}
beforeEach(forgetAll);

describe('the log', () => {
  // Lima is five hours behind: its first of March 2024 begins at 05:00 UTC. 2024 is a leap year.
  test.each([
    ['2026-02-28', '2024-02-28T04:59:59.999Z', '2024-02-28T05:00:00Z'],
    ['2026-03-01', '2024-03-01T04:59:59.999Z', '2024-03-01T05:00:00Z'],
    ['2026-03-31', '2024-03-31T04:59:59.999Z', '2024-03-31T05:00:00Z'],
  ])('on %s loses what was before %s, and keeps that moment on', async (today, over, kept) => {
    await setPlazos(db(), { registro: 24 });
    for (const momento of [over, kept]) await noteOld(db(), { momento });
    expect(await run(today)).toMatchObject({ registro: 1 });
    expect(await old()).toEqual([kept]);
  });

  test('follows the time zone of the portal', async () => {
    await setPlazos(db(), { registro: 24 });
    await statement`update configuracion set zona_horaria = 'Asia/Tokyo'`.execute(db());
    for (const momento of ['2024-02-29T14:59:59Z', '2024-02-29T15:00:00Z']) await noteOld(db(), { momento });
    await run('2026-03-01');
    await statement`update configuracion set zona_horaria = 'America/Lima'`.execute(db());
    expect(await old()).toEqual(['2024-02-29T15:00:00Z']);
  });

  test('a longer period keeps more, a shorter one less, none everything; entries about signing in have their own', async () => {
    const [older, younger] = ['2023-01-01T12:00:00Z', '2025-01-01T12:00:00Z'];
    for (const momento of [older, younger]) await noteOld(db(), { momento });
    await noteOld(db(), { momento: younger, tipo: 'login_fallido' });
    expect(await run('2026-11-21')).toEqual(NOTHING);
    await setPlazos(db(), { registro: 60 });
    expect(await run('2026-11-21')).toEqual(NOTHING);
    await setPlazos(db(), { registro: 24 });
    expect(await run('2026-11-21')).toMatchObject({ registro: 1 });
    expect(await old()).toEqual([younger, younger]);
    await setPlazos(db(), { registro: 36 });
    expect(await run('2026-11-21')).toEqual(NOTHING);
    await setPlazos(db(), { ingresos: 6 });
    expect(await run('2026-11-21')).toMatchObject({ registro: 0, ingresos: 1 });
    expect(await old()).toEqual([younger]);
  });

  test('goes in slices; what a killed process had deleted is counted, the next one does the rest', async () => {
    await setPlazos(db(), { registro: 24 });
    await noteOld(db(), { momento: '2020-01-01T00:00:00Z', veces: 10_000 });
    let slices = 0;
    const dying = () => {
      slices += 1;
      if (slices > 3) throw new Error('muerto');
      return true;
    };
    await expect(run('2026-11-21', { goesOn: dying })).rejects.toThrow('muerto');
    expect((await old()).length).toBe(7000);
    expect(await noted()).toEqual(Array.from({ length: 3 }, () => '1,000 entradas del registro de actividad'));
    let asked = 0;
    expect(await run('2026-11-21', { goesOn: () => (asked += 1) < 3 })).toMatchObject({ registro: 2000 });
    expect(await run('2026-11-21')).toMatchObject({ registro: 5000 });
    expect([await old(), (await noted()).length]).toEqual([[], 10]);
    expect(await run('2026-11-21')).toEqual(NOTHING);
  });

  test('two processes at once delete each entry once', async () => {
    await setPlazos(db(), { registro: 24 });
    await noteOld(db(), { momento: '2020-01-01T00:00:00Z', veces: 2500 });
    const runs = await Promise.all([run('2026-11-21', { tramo: 200 }), run('2026-11-21', { tramo: 200 })]);
    const rest = await run('2026-11-21');
    expect([...runs, rest].reduce((sum, { registro }) => sum + registro, 0)).toBe(2500);
    expect(await old()).toEqual([]);
  });

  test('stays append-only for everybody else', async () => {
    await setPlazos(db(), { registro: 24 });
    await noteOld(db(), { momento: '2020-01-01T00:00:00Z' });
    await noteOld(db(), { momento: '2026-01-01T00:00:00Z' });
    const REFUSED = 'solo anexado';
    const inside = (...texts: readonly string[]) =>
      db()
        .transaction()
        .execute(async (trx) => {
          for (const text of texts) await statement.raw(text).execute(trx);
        });
    const OPEN = `select set_config('portal.retencion', '2026-11-21', true)`;
    await expect(inside('delete from log')).rejects.toThrow(REFUSED);
    // With the door of the job open: nothing within its period, no change, no emptying.
    await expect(inside(OPEN, 'delete from log')).rejects.toThrow(REFUSED);
    await expect(inside(OPEN, `delete from log where fecha_creacion > '2025-01-01'`)).rejects.toThrow(REFUSED);
    await expect(inside(OPEN, `update log set detalle = 'x'`)).rejects.toThrow(REFUSED);
    await expect(inside(OPEN, 'truncate log')).rejects.toThrow(REFUSED);
    // The door of an erasure opens no delete, and without a period none does.
    await expect(inside(`select set_config('portal.supresion', 'si', true)`, 'delete from log')).rejects.toThrow(REFUSED);
    await setPlazos(db(), {});
    await expect(inside(OPEN, `delete from log where fecha_creacion < '2021-01-01'`)).rejects.toThrow(REFUSED);
    await setPlazos(db(), { registro: 24 });
    expect(await run('2026-11-21')).toMatchObject({ registro: 1 });
    await expect(inside(`delete from log where fecha_creacion < '2027-01-01'`)).rejects.toThrow(REFUSED);
  });
});

test('letters are emptied, are not sent again, and those that wait stay', async () => {
  const mail = { tipo: 'x', id_usuario: null, destinatario: 'a@example.com', asunto: 'Hola', texto: 'Ana', html: '<b>Ana</b>' };
  const now = new Date('2026-05-01T12:00:00Z');
  for (const clave of ['enviado', 'fallido', 'pendiente', 'retenido']) {
    await queueMail(db(), { ...mail, clave, now });
    await db().updateTable('correo').set({ estado: clave }).where('clave', '=', clave).execute();
  }
  await queueMail(db(), { ...mail, clave: 'nuevo', now: new Date('2026-06-01T12:00:00Z') });
  await setPlazos(db(), { correos: 6 });
  expect(await run('2026-11-21', { tramo: 1 })).toMatchObject({ correos: 2 });
  const rows = await db()
    .selectFrom('correo')
    .select(['id_correo', 'clave', 'estado', 'texto', 'html', 'destinatario'])
    .orderBy('id_correo')
    .execute();
  const EMPTY = { texto: '', html: '', destinatario: '' };
  expect(rows).toMatchObject([
    { clave: 'enviado', estado: 'enviado', ...EMPTY },
    { clave: 'fallido', estado: 'descartado', ...EMPTY },
    { clave: 'pendiente', texto: 'Ana' },
    { clave: 'retenido', texto: 'Ana' },
    { clave: 'nuevo', texto: 'Ana' },
  ]);
  await db().updateTable('correo').set({ estado: 'rebotado' }).where('clave', '=', 'enviado').execute();
  const token = await signIn(app, await buildUsuario(db(), { admin: true }));
  expect((await app.call(emailApi.reenviar, { params: { id: rows[0]!.id_correo }, token })).status).toBe(409);
  expect(await run('2026-11-21')).toEqual(NOTHING);
});

test('confirmed spreadsheets of people go with their rows, those of questions and open reviews stay', async () => {
  const admin = await buildUsuario(db(), { admin: true });
  const ids = [await buildCargada(db(), admin), await buildCargada(db(), admin), await buildCargada(db(), admin)];
  await db()
    .updateTable('importacion')
    .set({ fecha_modificacion: '2026-08-21T04:59:59Z' })
    .where('id_importacion', 'in', ids.slice(0, 2))
    .execute();
  await db().updateTable('importacion').set({ tipo: 'pregunta' }).where('id_importacion', '=', ids[1]!).execute();
  await setPlazos(db(), { planillas: 3 });
  expect(await run('2026-11-21')).toMatchObject({ planillas: 1 });
  const left = await statement<{ id_importacion: number }>`
    select i.id_importacion from importacion i join importacion_fila f using (id_importacion) order by 1`.execute(db());
  expect(left.rows.map(({ id_importacion }) => id_importacion)).toEqual(ids.slice(1));
});

test('frozen reports go whole, and change for nobody else', async () => {
  for (const fecha of ['2024-10-31', '2024-11-30'])
    await statement`
      with nuevo as (
        insert into cuadro (informe, fecha, columnas, momento) values ('x', ${fecha}::date, '{}', now()) returning id_cuadro
      )
      insert into cuadro_fila (id_cuadro, numero, fila) select id_cuadro, n, '{"personal": "Ana"}' from nuevo, generate_series(1, 3) n`.execute(
      db(),
    );
  await statement`update cuadro set huella = huella_cuadro(id_cuadro)`.execute(db());
  await setPlazos(db(), { cuadros: 24 });
  expect(await run('2026-11-21')).toMatchObject({ cuadros: 1 });
  const { rows } = await statement<{ fecha: string; filas: number }>`
    select fecha, (select count(*)::integer from cuadro_fila f where f.id_cuadro = c.id_cuadro) as filas from cuadro c`.execute(db());
  expect(rows).toEqual([{ fecha: '2024-11-30', filas: 3 }]);
  for (const text of ['delete from cuadro_fila', 'delete from cuadro'])
    await expect(statement.raw(text).execute(db())).rejects.toThrow('no cambia');
});

describe('people who ceased', () => {
  const cease = (fecha_cese: string, nombres: string) => buildUsuario(db(), { codigo_estado: 2, fecha_cese, nombres });

  test('are erased as on request after their period, each noted in the register; those with an open request wait', async () => {
    const gone = await cease('2024-02-29', 'Ludovica');
    const waits = await cease('2020-01-01', 'Prudencia');
    const later = await cease('2025-03-02', 'Venancia');
    await statement`insert into solicitud (id_usuario, tipo, canal, fecha_recepcion, usuario_creacion)
      values (${waits.id_usuario}, 'acceso', 'correo', '2020-01-01', 'pruebas')`.execute(db());
    await setPlazos(db(), { ceses: 24 });
    expect(await run('2026-02-28')).toEqual(NOTHING);
    expect(await run('2026-03-01')).toMatchObject({ ceses: 1 });
    const people = await db()
      .selectFrom('usuario')
      .select(['id_usuario', 'nombres', 'fecha_seudonimo'])
      .where('codigo_estado', '=', 2)
      .execute();
    const nameOf = (id: number) => people.find(({ id_usuario }) => id_usuario === id)?.nombres;
    expect([nameOf(waits.id_usuario), nameOf(later.id_usuario)]).toEqual(['Prudencia', 'Venancia']);
    const seudonimo = nameOf(gone.id_usuario)!;
    expect(seudonimo).toMatch(/^X[0-9A-F]{9}$/);
    const register = await db().selectFrom('solicitud').selectAll().where('id_usuario', '=', gone.id_usuario).execute();
    expect(register).toMatchObject([
      {
        tipo: 'cancelacion',
        canal: 'retencion',
        estado: 'atendida',
        fecha_recepcion: '2026-03-01',
        fecha_respuesta: '2026-03-01T17:00:00.000Z',
      },
    ]);
    expect(register[0]!.respuesta).toContain('24 meses');
    const seals = await statement`select from sello_persona where id_usuario = ${gone.id_usuario}`.execute(db());
    expect(seals.rows).toHaveLength(1);
    expect(await readSupresiones(folder)).toMatchObject([{ id_usuario: gone.id_usuario, seudonimo }]);
    expect(await run('2026-03-01')).toEqual(NOTHING);
  });

  test('who came back, or is yet to leave, is left alone', async () => {
    const back = await buildUsuario(db(), { codigo_estado: 1, fecha_cese: '2020-01-01' });
    await setPlazos(db(), { ceses: 12 });
    await run('2026-03-01');
    const row = await db().selectFrom('usuario').select('fecha_seudonimo').where('id_usuario', '=', back.id_usuario).executeTakeFirst();
    expect(row).toEqual({ fecha_seudonimo: null });
  });
});
