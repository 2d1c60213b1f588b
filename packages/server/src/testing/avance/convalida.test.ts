import { avanceApi } from '@portal/contract/avance';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { ignoreRefusal, randomBelow } from '@portal/testkit/random.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectedProgreso, LUGAR, storedProgreso } from './progreso-esperado.ts';
import { ensureProgress, rebuildProgress, recountPeople, refreshPlanes } from '../../domains/avance/avance.public.ts';

const test = useTestApp();

const all = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(test.db)).rows;
const expected = () => expectedProgreso(test.db);
const stored = () => storedProgreso(test.db);

const differences = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...new Set([...one, ...other])].filter((key) => one.has(key) !== other.has(key)).length;

describe('what was approved elsewhere counts by every way in which it comes or goes', () => {
  let planes: BuiltPlan[];
  let alumnos: Alumno[];
  let admin: Alumno;
  const pick = <Item>(items: readonly Item[], random: (below: number) => number): Item => items[random(items.length)]!;

  beforeAll(async () => {
    const comunes = [await buildTema(test.db, { banco: 3 }), await buildTema(test.db, { banco: 2, notaminima: 40 })];
    const simple = await buildTema(test.db, { titulo: 'Simple', banco: 0 });
    const [a, b] = comunes;
    planes = [
      await buildPlan(test.db, { estructura: { G: { C: { M: [a!, 'Solo A', simple], N: [a!] } } } }),
      await buildPlan(test.db, { estructura: { H: { D: { O: [b!, a!] } } } }),
      await buildPlan(test.db, { estructura: { I: { E: { P: [a!, b!, simple], Q: ['Solo C'] } } } }),
    ];
    alumnos = [await enrol(test, planes.slice(0, 2)), await enrol(test, planes), await enrol(test, [planes[2]!])];
    admin = await enrol(test, [], { admin: true });
  });

  async function annulSome(random: (below: number) => number): Promise<void> {
    const rows = await all(
      sql<{
        id_evaluacion: number;
        codigo_estado: number;
      }>`select id_evaluacion, codigo_estado from evaluacion where fecha_fin is not null order by 1`,
    );
    if (!rows.length) return;
    const { id_evaluacion, codigo_estado } = pick(rows, random);
    const next = codigo_estado === 1 ? 2 : 1;
    const ids = { seleccion: { ids: [id_evaluacion] }, codigo_estado: next, motivo: 'x' };
    const said = await test.call(evaluacionApi.anular, { token: admin.token, query: { simular: 1 }, body: ids });
    expect(said.status).toBe(200);
    const approved = async () =>
      new Set(
        (await all(sql<{ clave: string }>`select id_usuario || ' ' || ${LUGAR} as clave from progreso_tema where aprobado`)).map(
          ({ clave }) => clave,
        ),
      );
    const before = await approved();
    const body = { codigo_estado: next };
    expect((await test.call(evaluacionApi.upd, { token: admin.token, params: { id: id_evaluacion }, body })).status).toBe(200);
    expect(said.data.temas, 'the count that was announced').toBe(differences(before, await approved()));
  }

  async function switchSome(random: (below: number) => number): Promise<void> {
    const { id_planestudio } = pick(planes, random).plan;
    const { data } = await test.call(planestudioApi.sel, { token: admin.token, params: { id: id_planestudio } });
    const body = { ...data, programas: undefined, convalida: 1 - data.convalida };
    expect([200, 409]).toContain((await test.call(planestudioApi.upd, { token: admin.token, body })).status);
  }

  /** Moves a topic to another module, or switches its state, like the masters: in one transaction with the recount. */
  async function restructure(random: (below: number) => number): Promise<void> {
    const plan = pick(planes, random);
    const { id_tema } = pick(plan.temas, random);
    const { id_modulo } = pick(pick(planes, random).modulos, random);
    await test.db.transaction().execute(async (trx) => {
      const touched = () => sql<{ id: number }>`select distinct id_planestudio as id from lugar where id_tema = ${id_tema}`.execute(trx);
      const before = await touched();
      if (random(2) === 0) await sql`update tema set codigo_estado = 3 - codigo_estado where id_tema = ${id_tema}`.execute(trx);
      else
        await sql`update tema_modulo m set id_modulo = ${id_modulo} where m.id_tema_modulo = (
            select min(id_tema_modulo) from tema_modulo where id_tema = ${id_tema})
          and not exists (select from tema_modulo o where o.id_tema = m.id_tema and o.id_modulo = ${id_modulo})`.execute(trx);
      await refreshPlanes(trx, [...new Set([...before.rows, ...(await touched()).rows].map(({ id }) => id))]);
    });
  }

  async function assign(random: (below: number) => number): Promise<void> {
    const { id_usuario } = pick(alumnos, random);
    const { id_planestudio } = pick(planes, random).plan;
    await test.db
      .insertInto('asignacion')
      .values({ id_usuario, id_planestudio, usuario_creacion: 'x' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await ensureProgress(test.db, [id_usuario], [id_planestudio]);
  }

  function step(random: (below: number) => number): Promise<unknown> {
    const kind = random(20);
    const alumno = pick(alumnos, random);
    if (kind < 10) return take(alumno, pick(pick(planes, random).ocurrencias, random), random(4)).catch(ignoreRefusal);
    if (kind < 14) return annulSome(random);
    if (kind < 17) return switchSome(random);
    if (kind < 18) return assign(random);
    return kind < 19 ? restructure(random) : test.db.transaction().execute((trx) => recountPeople(trx, [alumno.id_usuario]));
  }

  it.each([11, 12, 13, 14])(
    'after each step of a random history (seed %i), a rebuild and the learner see the same',
    async (seed) => {
      const random = randomBelow(seed);
      let contados = 0;
      for (let count = 0; count < 50; count += 1) {
        test.now = new Date(test.now.getTime() + 60_000);
        await step(random);
        const now = await stored();
        expect(now, `step ${count}`).toEqual(await expected());
        contados += Object.values(now.temas).filter(({ convalidado }) => convalidado).length;
      }
      expect(contados, 'the history has what it is about').toBeGreaterThan(0);
      const kept = await stored();
      await rebuildProgress(test.db);
      expect(await stored()).toEqual(kept);
      for (const { id_usuario, token } of alumnos) {
        const { data } = await test.call(avanceApi.temas, { token, params: { id: id_usuario } });
        for (const tema of data) {
          const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = tema;
          const row = kept.temas[`${id_usuario} ${[id_planestudio, id_programa, id_curso, id_modulo, id_tema].join('-')}`];
          expect([tema.aprobado, tema.nota, tema.id_evaluacion, tema.intentos, Boolean(tema.aprobado_en)]).toEqual(
            row ? [row.aprobado, row.nota, row.id_evaluacion, row.intentos, row.convalidado] : [false, null, 0, 0, false],
          );
        }
        const [kpi] = (await test.call(avanceApi.kpi, { token, params: { id: id_usuario } })).data;
        expect([kpi!.temas, kpi!.pendientes]).toEqual([data.length, data.filter(({ aprobado }) => !aprobado).length]);
      }
    },
    120_000,
  );

  it('after steps at the same time (seed 15)', async () => {
    const random = randomBelow(15);
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          random(3) === 0
            ? switchSome(random)
            : take(pick(alumnos, random), pick(pick(planes, random).ocurrencias, random), 3).catch(ignoreRefusal),
        ),
      );
      for (const answer of answers) if (answer) expect([200, 409]).toContain(answer.status);
      expect(await stored(), `round ${round}`).toEqual(await expected());
    }
  }, 120_000);
});
