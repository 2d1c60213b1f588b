import { evaluacionApi } from '@portal/contract/evaluacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { linkTema } from '@portal/testkit/builders/organizacion/estructura.ts';
import { ignoreRefusal, randomBelow } from '@portal/testkit/random.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureProgress, rebuildProgress, refreshPlanes } from './avance.public.ts';

const test = useTestApp();

const stored = async () => ({
  progreso: await test.db.selectFrom('progreso').selectAll().orderBy('id_usuario').orderBy('id_planestudio').execute(),
  tema: await test.db
    .selectFrom('progreso_tema')
    .selectAll()
    .orderBy('id_usuario')
    .orderBy('id_planestudio')
    .orderBy('id_programa')
    .orderBy('id_curso')
    .orderBy('id_modulo')
    .orderBy('id_tema')
    .execute(),
});

describe('a rebuild equals the incremental progress', () => {
  let planes: BuiltPlan[];
  let alumnos: Alumno[];
  let admin: Alumno;

  beforeAll(async () => {
    const shared = await buildTema(test.db, { banco: 3 });
    const estructura = {
      G: {
        C: {
          M: [shared, { titulo: 'A', banco: 7, notaminima: 40 }, { titulo: 'Simple', cuestionario: 0 }],
          N: [{ titulo: 'B', banco: 6 }],
        },
      },
      H: { D: { O: [{ titulo: 'Vacío', banco: 0 }, 'E'] } },
    };
    planes = [await buildPlan(test.db, { estructura }), await buildPlan(test.db, { estructura: { I: { E: { P: [shared, 'F'] } } } })];
    alumnos = [await enrol(test, planes), await enrol(test, planes), await enrol(test, [planes[0]!])];
    admin = await enrol(test, [], { admin: true });
  });

  /** Runs one random step; the server may refuse it (approved, not assigned). */
  async function step(random: (below: number) => number): Promise<void> {
    const plan = planes[random(planes.length)]!;
    const alumno = alumnos[random(alumnos.length)]!;
    const ocurrencia = plan.ocurrencias[random(plan.ocurrencias.length)]!;
    const kind = random(10);
    if (kind < 6) return void (await take(alumno, ocurrencia, random(8)).catch(ignoreRefusal));
    if (kind === 6) return void (await open(alumno, ocurrencia).catch(ignoreRefusal));
    if (kind < 9) return annulSome(random);
    return toggle(random, plan);
  }

  async function annulSome(random: (below: number) => number): Promise<void> {
    const rows = await test.db
      .selectFrom('evaluacion')
      .select(['id_evaluacion', 'codigo_estado'])
      .where('fecha_fin', 'is not', null)
      .execute();
    const row = rows[random(Math.max(rows.length, 1))];
    if (!row) return;
    const { status } = await test.call(evaluacionApi.upd, {
      token: admin.token,
      params: { id: row.id_evaluacion },
      body: { codigo_estado: row.codigo_estado === 1 ? 2 : 1 },
    });
    expect(status).toBe(200);
  }

  /** Changes the structure and recomputes in one transaction, like the masters. */
  async function toggle(random: (below: number) => number, plan: BuiltPlan): Promise<void> {
    const { id_tema } = plan.temas[random(plan.temas.length)]!;
    const { id_modulo } = plan.modulos[random(plan.modulos.length)]!;
    const extra = random(3) === 0 ? await buildTema(test.db, { banco: 2 }) : undefined;
    await test.db.transaction().execute(async (trx) => {
      if (extra) await linkTema(trx, { id_modulo, id_tema: extra.id_tema });
      else
        await trx
          .updateTable('tema')
          .set((eb) => ({ codigo_estado: eb(eb.val(3), '-', eb.ref('codigo_estado')) }))
          .where('id_tema', '=', id_tema)
          .execute();
      const touched = await trx
        .selectFrom('ocurrencia')
        .select('id_planestudio')
        .distinct()
        .where('id_tema', '=', extra?.id_tema ?? id_tema)
        .execute();
      await refreshPlanes(
        trx,
        touched.map(({ id_planestudio }) => id_planestudio),
      );
    });
  }

  it.each([1, 2, 3, 4])(
    'after random attempts, annulments and structure changes (seed %i)',
    async (seed) => {
      const random = randomBelow(seed);
      for (let count = 0; count < 40; count += 1) {
        test.now = new Date(test.now.getTime() + 60_000);
        await step(random);
      }
      const kept = await stored();
      expect(kept.tema.length).toBeGreaterThan(0);
      await rebuildProgress(test.db);
      expect(await stored()).toEqual(kept);
    },
    120_000,
  );

  it.each([5, 6])(
    'after simultaneous steps (seed %i)',
    async (seed) => {
      const random = randomBelow(seed);
      for (let round = 0; round < 6; round += 1) await Promise.all(Array.from({ length: 6 }, () => step(random)));
      const kept = await stored();
      await rebuildProgress(test.db);
      expect(await stored()).toEqual(kept);
    },
    120_000,
  );

  it('rebuilds one person or one plan alone', async () => {
    const kept = await stored();
    await test.db.updateTable('progreso').set({ evaluaciones: 999 }).execute();
    const [first] = alumnos;
    await rebuildProgress(test.db, { id_usuario: [first!.id_usuario] });
    const wrong = (await stored()).progreso.filter(({ evaluaciones }) => evaluaciones === 999);
    expect(wrong.some(({ id_usuario }) => id_usuario === first!.id_usuario)).toBe(false);
    expect(wrong.length).toBeGreaterThan(0);
    await rebuildProgress(test.db, { id_planestudio: planes.map(({ plan }) => plan.id_planestudio) });
    expect(await stored()).toEqual(kept);
  });
});

describe('totals of an assignment', () => {
  it('are inserted with the assignment, and only for it', async () => {
    const plan = await buildPlan(test.db);
    const { id_usuario } = await enrol(test, []);
    const { id_planestudio } = plan.plan;
    const row = () => test.db.selectFrom('progreso').selectAll().where('id_usuario', '=', id_usuario).execute();
    await ensureProgress(test.db, [id_usuario], [id_planestudio]);
    expect(await row()).toEqual([]);
    await test.db.insertInto('asignacion').values({ id_usuario, id_planestudio, usuario_creacion: 'x' }).execute();
    await Promise.all([ensureProgress(test.db, [id_usuario], [id_planestudio]), ensureProgress(test.db, [id_usuario], [id_planestudio])]);
    expect(await row()).toMatchObject([
      { id_usuario, id_planestudio, total: 2, aprobados: 0, calificados: 0, suma_notas: 0, evaluaciones: 0 },
    ]);
  });

  it('are inserted by grading if missing', async () => {
    const plan = await buildPlan(test.db);
    const alumno = await enrol(test, [plan]);
    await test.db.deleteFrom('progreso').where('id_usuario', '=', alumno.id_usuario).execute();
    await take(alumno, plan.ocurrencias[0]!);
    const kept = await stored();
    await rebuildProgress(test.db);
    expect(await stored()).toEqual(kept);
  });

  it('include earlier attempts after a plan is assigned again', async () => {
    const plan = await buildPlan(test.db);
    const alumno = await enrol(test, [plan]);
    await take(alumno, plan.ocurrencias[0]!);
    const { id_planestudio } = plan.plan;
    await test.db.deleteFrom('progreso').where('id_usuario', '=', alumno.id_usuario).execute();
    await ensureProgress(test.db, [alumno.id_usuario], [id_planestudio]);
    const [row] = await test.db.selectFrom('progreso').selectAll().where('id_usuario', '=', alumno.id_usuario).execute();
    expect(row).toMatchObject({ total: 2, aprobados: 1, calificados: 1, suma_notas: 100, evaluaciones: 1 });
  });
});
