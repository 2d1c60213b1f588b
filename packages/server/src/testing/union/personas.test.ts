import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { day, everything, expectSame, joined, personasDe, separated, shownUnion, totals, useUnion } from '@portal/testkit/scenes/union.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { groupBy } from '@portal/contract/group-by';
import { rebuildProgress } from '../../domains/avance/avance.public.ts';
import { rebuildSumas } from '../../domains/tablero/tablero.public.ts';

const { test, actora } = useUnion();
const TODAY = '2026-11-21';

type Persona = Awaited<ReturnType<typeof buildUsuario>>;

/** Numbers that follow from a seed. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
type Random = ReturnType<typeof randomOf>;

/** Gives a person some of the plans with attempts, ratings and certificates, letters and reminders. */
async function study(persona: Persona, planes: readonly BuiltPlan[], random: Random): Promise<void> {
  const { id_usuario } = persona;
  for (const { plan, ocurrencias } of planes) {
    if (random(4) === 0) continue;
    const closed = random(4) === 0;
    const asignacion = await buildAsignacion(test.db, {
      id_usuario,
      id_planestudio: plan.id_planestudio,
      fecha_apertura: day(random(20)),
      ...(closed ? { codigo_estado: 2, fecha_cierre: day(30 + random(9)), usuario_cierre: 'pruebas' } : {}),
      ...(!closed && random(2) ? { fecha_prorroga: `2027-03-${String(10 + random(9))}` } : {}),
    });
    await sql`
      insert into recordatorio (id_asignacion, fecha_apertura, nivel, id_destinatario, rol, fecha)
      values (${asignacion.id_asignacion}, ${asignacion.fecha_apertura}::timestamptz, 1, ${id_usuario}, 'alumno', '2026-11-01')`.execute(
      test.db,
    );
    await sql`
      insert into justificacion (id_asignacion, id_usuario, fecha_apertura, tipo, motivo, via, usuario_creacion, fecha_creacion)
      values (${asignacion.id_asignacion}, ${id_usuario}, ${asignacion.fecha_apertura}::timestamptz, 'aceptada', '', 'sesion', 'pruebas', now())`.execute(
      test.db,
    );
    for (const ocurrencia of ocurrencias) await attempt(id_usuario, ocurrencia, random);
  }
}

async function attempt(id_usuario: number, ocurrencia: BuiltPlan['ocurrencias'][number], random: Random): Promise<void> {
  const total = random(4);
  for (let numero_intento = 1; numero_intento <= total; numero_intento++) {
    const nota = random(101);
    const id_evaluacion = await buildIntento(test.db, ocurrencia, {
      id_usuario,
      numero_intento,
      fecha_fin: day(40 + numero_intento * 7 + random(7)),
      nota,
      aprobado: nota >= 70,
      ...(random(5) === 0 ? { codigo_estado: 2 } : {}),
      ...(random(2) ? { escala: 10 * (1 + random(10)) } : {}),
    });
    if (nota >= 70)
      await sql`
        insert into certificado (id_evaluacion, numero, codigo, nombre, tema, lugar, fecha, fecha_creacion, idioma)
        values (${id_evaluacion}, ${`N${id_evaluacion}`}, ${`C${id_evaluacion}`}, 'Nombre impreso', 'Tema', 'Lima', '2026-03-01', now(), 'es')`.execute(
        test.db,
      );
  }
}

/** Two records of one person with something of every kind. */
async function scene(seed: number) {
  const random = randomOf(seed);
  const [a, b] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
  const planes = [];
  for (const estructura of [{ P: { C: { M: ['T1', 'T2'] } } }, { P: { C: { M: ['T3'] } } }, { P: { C: { M: ['T4', 'T5'] } } }])
    planes.push(await buildPlan(test.db, { today: TODAY, estructura }));
  await sql`update planestudio set plazo = 'ingreso', plazo_dias = 500 where id_planestudio = ${planes[2]!.plan.id_planestudio}`.execute(
    test.db,
  );
  const queda = await buildUsuario(test.db, { id_empresa: a.id_empresa, fecha_ingreso: '2026-01-05' });
  const va = await buildUsuario(test.db, {
    id_empresa: b.id_empresa,
    fecha_ingreso: '2026-03-05',
    codigo_jefe_inmediato: queda.codigo_usuario,
  });
  const aCargo = await buildUsuario(test.db, { codigo_jefe_inmediato: va.codigo_usuario });
  await sql`update empresa set codigo_gerente = ${va.codigo_usuario} where id_empresa = ${a.id_empresa}`.execute(test.db);
  for (const persona of [queda, va]) {
    await study(persona, planes, random);
    await signIn(test, persona);
    await sql`
      insert into reporte_guardado (id_usuario, nombre, ruta, filtros, rango, destinatarios, usuario_creacion, fecha_creacion, fecha_modificacion)
      values (${persona.id_usuario}, 'Mío', '/reportegeneral', '{}', 'fijo', ${[va.id_usuario]}::integer[], 'pruebas', now(), now())`.execute(
      test.db,
    );
    await sql`
      insert into ausencia (id_usuario, tipo, fecha_desde, fecha_hasta, usuario_creacion)
      values (${persona.id_usuario}, 'vacaciones', '2026-02-01', '2026-02-09', 'pruebas')`.execute(test.db);
    await sql`insert into navegacion (id_usuario, fijados) values (${persona.id_usuario}, '[]')`.execute(test.db);
  }
  await rebuildProgress(test.db);
  await rebuildSumas(test.db);
  return { queda, va, aCargo, planes, empresas: [a, b] as const };
}

/** Returns the attempts of a person by topic, as their number and moment. */
const attemptsOf = async (id: number) =>
  (
    await sql<{ id_tema: number; numero: number; momento: string }>`
      select id_tema, numero_intento as numero, fecha_creacion as momento from evaluacion where id_usuario = ${id}
      order by id_planestudio, id_tema, fecha_creacion, id_evaluacion`.execute(test.db)
  ).rows;

/** Rows without what ends with a join: sessions stay ended. */
const comparable = (rows: Record<string, string[]>) => ({ ...rows, sesion: [], certificado_dia: [], valoracion_dia: [], acceso_hora: [] });

describe('two records of a person', () => {
  it.each([1, 2, 3, 4, 5, 6])('become one and two again, whatever both studied (%i)', async (seed) => {
    const { queda, va, aCargo, empresas } = await scene(seed);
    const both = (await attemptsOf(queda.id_usuario)).length + (await attemptsOf(va.id_usuario)).length;
    const before = await everything(test.db);
    const shown = await shownUnion(actora(), personasDe(queda, va));
    expectSame(before, await everything(test.db));
    const done = await joined(actora(), personasDe(queda, va));
    expect(totals(done)).toEqual(totals(shown));
    const attempts = await attemptsOf(queda.id_usuario);
    expect(attempts).toHaveLength(both);
    const numbers = groupBy(attempts, ({ id_tema }) => id_tema);
    for (const one of numbers.values()) expect(one.map(({ numero }) => numero)).toEqual(one.map((_attempt, index) => index + 1));
    const plans = await sql<{ id: number; n: number }>`
      select id_planestudio as id, count(*)::integer as n from asignacion where id_usuario = ${queda.id_usuario} group by 1`.execute(
      test.db,
    );
    expect(plans.rows.every(({ n }) => n === 1)).toBe(true);
    const person = (id: number) => test.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirst();
    expect(await person(va.id_usuario)).toBeUndefined();
    expect(await person(aCargo.id_usuario)).toMatchObject({ codigo_jefe_inmediato: queda.codigo_usuario });
    expect(await person(queda.id_usuario)).toMatchObject({ codigo_jefe_inmediato: null });
    const managed = await test.db.selectFrom('empresa').select('codigo_gerente').where('id_empresa', '=', empresas[0].id_empresa).execute();
    expect(managed).toEqual([{ codigo_gerente: queda.codigo_usuario }]);
    const kept = await everything(test.db);
    await rebuildProgress(test.db);
    await rebuildSumas(test.db);
    const rebuilt = await everything(test.db);
    for (const name of ['progreso', 'progreso_tema', 'persona_planes', 'resumen_plan', 'resumen_plazo', 'resumen_persona'])
      expect(rebuilt[name], name).toEqual(kept[name]);
    for (const name of ['valoracion_dia', 'certificado_dia', 'acceso_hora']) expect(rebuilt[name], name).toEqual(kept[name]);
    const undone = await separated(actora(), done.id_union);
    expect(undone.quedan).toEqual([]);
    const after = await everything(test.db);
    expectSame(comparable(before), comparable(after));
    for (const name of ['valoracion_dia', 'certificado_dia', 'acceso_hora']) expect(after[name], name).toEqual(before[name]);
    expect(after['sesion']).toHaveLength(before['sesion']!.length);
  });

  it('leave the attempts and grades that came after the join with the one who stayed', async () => {
    const { queda, va, planes } = await scene(7);
    const place = planes[1]!.ocurrencias[0]!;
    await buildIntento(test.db, place, { id_usuario: va.id_usuario, numero_intento: 9, fecha_fin: day(39), nota: 80, aprobado: true });
    const { id_union } = await joined(actora(), personasDe(queda, va));
    const last = (await attemptsOf(queda.id_usuario)).filter(({ id_tema }) => id_tema === place.id_tema).length;
    const later = await buildIntento(test.db, place, {
      id_usuario: queda.id_usuario,
      numero_intento: last + 1,
      fecha_fin: day(300),
      nota: 90,
      aprobado: true,
    });
    await separated(actora(), id_union);
    const owner = await test.db.selectFrom('evaluacion').select('id_usuario').where('id_evaluacion', '=', later).executeTakeFirstOrThrow();
    expect(owner.id_usuario).toBe(queda.id_usuario);
  });
});
