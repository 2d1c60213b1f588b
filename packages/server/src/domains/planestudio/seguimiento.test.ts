import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildJustificacion } from '@portal/testkit/builders/persona/justificacion.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
/** People who took the first topic: one with a justified delay, one without an answer. */
let justified: Alumno;
let other: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Inducción' });
  justified = await enrol(app, []);
  const { id_planestudio } = plan.plan;
  const given = await buildAsignacion(app.db, { id_usuario: justified.id_usuario, id_planestudio });
  await buildJustificacion(app.db, given, { tipo: 'prorroga', fecha_hasta: '2026-11-25', motivo: 'Viaje' });
  await buildJustificacion(app.db, given);
  other = await enrol(app, [plan]);
  for (const person of [justified, other]) await take(person, plan.ocurrencias[0]!);
});

describe('GET /planestudio/sellst/progreso', () => {
  test('returns the last answer of a boss to the delay of the plan', async () => {
    const query = { pagina: 1, filtro: { aprobado: 'true' } } as const;
    const { data } = await app.call(planestudioApi.progreso, { token: admin.token, query });
    expect(data).toMatchObject([
      {
        personal: justified.personal,
        denominacion: 'Inducción',
        estado: 'Evaluado',
        respuesta: 'justificada',
        respuesta_motivo: 'Apoyó el inventario',
        respuesta_hasta: null,
      },
      { personal: other.personal, respuesta: null, respuesta_motivo: null, respuesta_hasta: null },
    ]);
  });

  test('finds words of person, plan and topic together, whatever their accents, and returns no folded text', async () => {
    const tema = plan.temas[0]!;
    const found = async (buscar: string) => {
      const { data } = await app.call(planestudioApi.progreso, { token: admin.token, query: { pagina: 1, buscar } });
      return data;
    };
    const rows = await found(`INDUCCION ${other.username} ${tema.titulo}`);
    expect(rows).toMatchObject([{ personal: other.personal, titulo: tema.titulo, denominacion: 'Inducción' }]);
    expect(Object.keys(rows[0]!)).not.toContain('busqueda');
    expect(await found(`${other.username} ninguna`)).toEqual([]);
    expect(await found('100%')).toEqual([]);
  });

  test('exports it, and filters by it', async () => {
    const url =
      '/api/planestudio/sellst/progreso?formato=csv&columnas=personal,respuesta,respuesta_motivo&filtro[respuesta]=justificada&filtro[estado]=Evaluado';
    const { body } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } });
    expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      '"Personal";"Respuesta del jefe";"Motivo del jefe"',
      `"${justified.personal}";"Justificada";"Apoyó el inventario"`,
    ]);
  });

  test('forgets an answer to an earlier opening', async () => {
    await app.db
      .updateTable('asignacion')
      .set({ fecha_apertura: '2026-11-20T12:00:00Z' })
      .where('id_usuario', '=', justified.id_usuario)
      .execute();
    const { data } = await app.call(planestudioApi.progreso, { token: admin.token, query: { pagina: 1 } });
    expect(data.map(({ respuesta }) => respuesta)).toEqual([null, null, null, null]);
  });

  test('has each topic of an open assignment, begun or not, and forgets closed ones and people who left', async () => {
    const rows = async () => {
      const { data } = await app.call(planestudioApi.progreso, { token: admin.token, query: { pagina: 1, buscar: other.personal } });
      return data.map(({ titulo, estado, nota, fecha_creacion, hora_creacion }) => [titulo, estado, nota, fecha_creacion, hora_creacion]);
    };
    await take(other, plan.ocurrencias[1]!, 0);
    expect(await rows()).toEqual([
      ['Primer tema', 'Evaluado', 100, '2026-11-21', '10:00'],
      ['Segundo tema', 'En Progreso', 0, '2026-11-21', '10:00'],
    ]);
    const untouched = await enrol(app, [plan]);
    const { data } = await app.call(planestudioApi.progreso, { token: admin.token, query: { pagina: 1, buscar: untouched.personal } });
    expect(data).toMatchObject([
      { estado: 'Pendiente', nota: null, notaminima: null, fecha_creacion: null, hora_creacion: null, aprobado: false },
      { estado: 'Pendiente' },
    ]);
    const { id_usuario } = other;
    await app.db.updateTable('usuario').set({ fecha_cese: '2026-11-21' }).where('id_usuario', '=', id_usuario).execute();
    expect(await rows()).toEqual([]);
    await app.db.updateTable('usuario').set({ fecha_cese: null }).where('id_usuario', '=', id_usuario).execute();
    const closed = { codigo_estado: 2, fecha_cierre: '2026-11-21T12:00:00Z', usuario_cierre: 'jefa' };
    await app.db.updateTable('asignacion').set(closed).where('id_usuario', '=', id_usuario).execute();
    expect(await rows()).toEqual([]);
  });
});
