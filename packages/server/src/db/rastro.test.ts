import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

const connection = useTestDatabase();
const db = () => connection().db;

let autor: { readonly id_usuario: number; readonly username: string };
beforeAll(async () => {
  autor = await buildUsuario(db(), { admin: true });
});

const logOf = async (tabla: string, id_registro: number) =>
  (
    await sql<{ tipo: string; antes: object | null; despues: object | null; usuario_creacion: string; id_usuario_creacion: number | null }>`
      select tipo, antes, despues, usuario_creacion, id_usuario_creacion from log
      where tabla = ${tabla} and id_registro = ${id_registro} order by id_log`.execute(db())
  ).rows;

test('every table that names its author by username names the person too', async () => {
  const { rows } = await sql<{ tabla: string }>`
    select c.table_name || '.' || c.column_name as tabla from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name in ('usuario_creacion', 'usuario_modificacion', 'usuario_cierre')
      and not exists (
        select from information_schema.columns i where i.table_schema = c.table_schema and i.table_name = c.table_name
          and i.column_name = 'id_' || c.column_name)`.execute(db());
  expect(rows).toEqual([]);
});

test('every record that has a version is logged by triggers when it is made, changed and deleted', async () => {
  const { rows } = await sql<{ tabla: string }>`
    select c.table_name || ': ' || w.trigger as tabla from information_schema.columns c
    cross join (values ('rastro_alta'), ('rastro_cambio'), ('rastro_baja')) w (trigger)
    -- The version of a correction is that of its question; the log has its steps.
    where c.table_schema = current_schema() and c.column_name = 'version' and c.table_name <> 'recalificacion' and exists (
      select from information_schema.columns i
      where i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'usuario_modificacion')
    and not exists (
      select from pg_trigger g where g.tgrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and g.tgname = w.trigger)
    order by 1`.execute(db());
  const advice = 'su migración llama a «...auditTriggers(tabla, clave)» de db/migrations/016/rastro.ts (docs/decisions/028)';
  expect(
    rows.map(({ tabla }) => tabla),
    advice,
  ).toEqual([]);
});

describe('a change', () => {
  test('is logged with its author, and with the changed values only', async () => {
    const { id_parametro } = await buildParametro(db(), { id_dominio: DOMINIO.cargo, parametro: 'Cajera' });
    await db()
      .updateTable('parametro')
      .set({ parametro: 'Cajero', usuario_modificacion: autor.username })
      .where('id_parametro', '=', id_parametro)
      .execute();
    await db().deleteFrom('parametro').where('id_parametro', '=', id_parametro).execute();
    const [alta, cambio, baja] = await logOf('parametro', id_parametro);
    expect(alta).toMatchObject({ tipo: 'alta', antes: null, despues: { parametro: 'Cajera' } });
    expect(cambio).toMatchObject({
      tipo: 'cambio',
      antes: { parametro: 'Cajera' },
      despues: { parametro: 'Cajero' },
      usuario_creacion: autor.username,
      id_usuario_creacion: autor.id_usuario,
    });
    expect(Object.keys(cambio!.despues!)).toEqual(['parametro']);
    expect(baja).toMatchObject({ tipo: 'baja', antes: { parametro: 'Cajero' }, despues: null });
  });

  test('of a password or of the last sign-in is not logged, nor are secrets', async () => {
    const persona = await buildUsuario(db());
    const before = await logOf('usuario', persona.id_usuario);
    await db()
      .updateTable('usuario')
      .set({ contrasenia_hash: 'otra', fecha_login: '2026-11-21T16:00:00.000Z', usuario_modificacion: autor.username })
      .where('id_usuario', '=', persona.id_usuario)
      .execute();
    expect(await logOf('usuario', persona.id_usuario)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('contrasenia_hash');
  });
});

describe('the history of an assignment', () => {
  test('keeps every opening, closing and reopening with author, source and reason', async () => {
    const [{ id_usuario }, { id_planestudio }] = [await buildUsuario(db()), await buildPlanestudio(db())];
    const { id_asignacion } = await buildAsignacion(db(), { id_usuario, id_planestudio });
    const change = (values: object) => db().updateTable('asignacion').set(values).where('id_asignacion', '=', id_asignacion).execute();
    const closed = '2026-11-10T12:00:00.000Z';
    await change({ codigo_estado: 2, fecha_cierre: closed, usuario_cierre: autor.username, motivo_cierre: 'Cambio de puesto' });
    const reopened = '2026-11-20T12:00:00.000Z';
    await change({ codigo_estado: 1, fuente: 'planilla', fecha_modificacion: reopened, usuario_modificacion: autor.username });
    const rows = await db()
      .selectFrom('asignacion_historia')
      .selectAll()
      .where('id_asignacion', '=', id_asignacion)
      .orderBy('fecha')
      .execute();
    expect(rows).toMatchObject([
      { tipo: 'apertura', fuente: 'individual', motivo: null },
      { tipo: 'cierre', fecha: closed, usuario: autor.username, id_usuario_autor: autor.id_usuario, motivo: 'Cambio de puesto' },
      { tipo: 'reapertura', fecha: reopened, id_usuario_autor: autor.id_usuario, fuente: 'planilla' },
    ]);
    const stored = await db().selectFrom('asignacion').selectAll().where('id_asignacion', '=', id_asignacion).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ fecha_apertura: reopened, fecha_cierre: null, usuario_cierre: null, motivo_cierre: null });
  });
});
