import { asignacionApi, type NuevoPlazo } from '@portal/contract/asignacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { avisosDePlan, recordatorioApi } from '@portal/contract/recordatorio';
import { tableroApi } from '@portal/contract/tablero';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { deadline, diasDe, isPending, latest, type Pareja, plus, type Regla } from '@portal/testkit/models/plazo-modelo.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../demo/random.ts';
import { foldResumen, rebuildProgress } from '../../avance/avance.public.ts';

const SEEDS = Array.from({ length: 12 }, (_empty, index) => 20_261_128 + index);
const STEPS = 24;
const START = Date.parse('2026-11-21T15:00:00Z');
const NIVELES = { notifica_nivel1: 10, notifica_nivel2: 5, notifica_nivel3: 1 };

const app = useTestApp();
let admin: { id_usuario: number };
let token = '';
let alumnos: Alumno[] = [];
let planes: BuiltPlan[] = [];
let reglas: Regla[] = [];
let ingresos: (string | null)[] = [];
let parejas: Pareja[] = [];

/** Lima is five hours behind. */
const today = (): string => new Date(app.now.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
const limiteDe = (pareja: Pareja): string => deadline(reglas[pareja.plan]!, pareja);

const recount = (plan: number) => {
  for (const pareja of parejas)
    if (pareja.plan === plan && pareja.abierta) pareja.dias = diasDe(reglas[plan]!, ingresos[pareja.alumno]!, pareja.asignada);
};

beforeAll(async () => {
  admin = await buildUsuario(app.db, { admin: true });
});

async function scene(): Promise<void> {
  app.now = new Date(START);
  await app.db.updateTable('planestudio').set({ codigo_estado: 2 }).execute();
  alumnos = [];
  ingresos = ['2026-11-10', '2020-01-01', null];
  for (const fecha_ingreso of ingresos) alumnos.push(await enrol(app, [], { fecha_ingreso }));
  planes = [];
  for (let count = 0; count < 2; count += 1) planes.push(await buildPlan(app.db, { today: today(), ...NIVELES }));
  reglas = planes.map(({ plan }) => ({ plazo: 'fijo', dias: null, fin: plan.fecha_fin }));
  parejas = [];
  token = await signIn(app, admin);
}

async function assign(random: Random): Promise<void> {
  const [alumno, plan] = [random.integer(0, alumnos.length - 1), random.integer(0, planes.length - 1)];
  const body = [{ id_usuario: alumnos[alumno]!.id_usuario, id_planestudio: planes[plan]!.plan.id_planestudio }];
  const { data } = await app.call(asignacionApi.ins, { token, body });
  if (data.insertados === 0) return;
  const { id_asignacion: id } = await app.db
    .selectFrom('asignacion')
    .select('id_asignacion')
    .where('id_usuario', '=', body[0]!.id_usuario)
    .where('id_planestudio', '=', body[0]!.id_planestudio)
    .executeTakeFirstOrThrow();
  const old = parejas.find((pareja) => pareja.id === id);
  parejas = parejas.filter((pareja) => pareja !== old);
  const asignada = today();
  const dias = diasDe(reglas[plan]!, ingresos[alumno]!, asignada);
  parejas.push({ alumno, plan, id, abierta: true, asignada, dias, prorroga: null, aprobados: old?.aprobados ?? 0 });
}

async function close(random: Random): Promise<void> {
  const open = parejas.filter(({ abierta }) => abierta);
  if (!open.length) return;
  const pareja = random.pick(open);
  expect((await app.call(asignacionApi.del, { token, body: { id_asignacion: pareja.id } })).status).toBe(200);
  pareja.abierta = false;
}

async function changePlan(random: Random): Promise<void> {
  const index = random.integer(0, planes.length - 1);
  const { id_planestudio: id } = planes[index]!.plan;
  const plazo = random.pick(['fijo', 'asignacion', 'ingreso'] as const);
  const next: Regla = { plazo, dias: plazo === 'fijo' ? null : random.integer(1, 40), fin: plus(today(), random.integer(0, 40)) };
  const { data } = await app.call(planestudioApi.sel, { token, params: { id } });
  const { denominacion, fecha_inicio, codigo_estado, version } = data;
  const plan = { id_planestudio: id, denominacion, fecha_inicio, fecha_fin: next.fin, codigo_estado, ...NIVELES, version };
  const changed = { ...plan, plazo, plazo_dias: next.dias };
  const saved = await app.call(planestudioApi.upd, { token, body: changed });
  expect(saved.status, saved.problem?.message).toBe(200);
  reglas[index] = next;
  recount(index);
}

async function moveEntry(random: Random): Promise<void> {
  const index = random.integer(0, alumnos.length - 1);
  const fecha_ingreso = random.pick([null, plus(today(), random.integer(-60, 10))]);
  await app.db.updateTable('usuario').set({ fecha_ingreso }).where('id_usuario', '=', alumnos[index]!.id_usuario).execute();
  ingresos[index] = fecha_ingreso;
  for (const pareja of parejas)
    if (pareja.alumno === index && pareja.abierta && reglas[pareja.plan]!.plazo === 'ingreso')
      pareja.dias = diasDe(reglas[pareja.plan]!, fecha_ingreso, pareja.asignada);
}

async function extend(random: Random): Promise<void> {
  if (!parejas.length) return;
  const some = random.sample(parejas, Math.min(parejas.length, random.integer(1, 3)));
  const plazo: NuevoPlazo = random.pick([{ fecha: plus(today(), random.integer(0, 60)) }, { dias: random.integer(1, 30) }, { retirar: 1 }]);
  const body = { seleccion: { ids: some.map(({ id }) => id) }, plazo, motivo: 'Licencia', avisar: 0 };
  const tried = await app.call(asignacionApi.prorrogar, { token, query: { simular: 1 }, body });
  const { data } = await app.call(asignacionApi.prorrogar, { token, query: {}, body });
  const { message: _said, clave: _key, ...counts } = data;
  expect(tried.data, 'the simulation says what happens').toMatchObject(counts);
  let changed = 0;
  for (const pareja of some) {
    const [before, base] = [limiteDe(pareja), pareja.dias ?? reglas[pareja.plan]!.fin];
    const next = 'fecha' in plazo ? plazo.fecha : 'dias' in plazo ? plus(latest(before, today()), plazo.dias) : base;
    if (!isPending(pareja) || ('retirar' in plazo ? next >= before : next <= before)) continue;
    changed += 1;
    pareja.prorroga = 'retirar' in plazo ? null : next;
  }
  expect(data.prorrogadas).toBe(changed);
}

async function approve(random: Random): Promise<void> {
  const pending = parejas.filter(isPending);
  if (!pending.length) return;
  const pareja = random.pick(pending);
  const alumno = alumnos[pareja.alumno]!;
  const signedIn = { ...alumno, token: await signIn(app, alumno) };
  await take(signedIn, planes[pareja.plan]!.ocurrencias[pareja.aprobados]!);
  pareja.aprobados += 1;
}

async function wait(random: Random): Promise<void> {
  app.now = new Date(app.now.getTime() + random.integer(1, 12) * 43_200_000);
  token = await signIn(app, admin);
}

const rebuild = async (): Promise<void> => rebuildProgress(app.db);
const fold = async (): Promise<void> => app.db.transaction().execute((trx) => foldResumen(trx));

const ACTS = [assign, assign, assign, close, changePlan, changePlan, moveEntry, extend, extend, extend, approve, wait, wait, rebuild, fold];

/** Deadlines, states and figures, as every surface shows them. */
async function shown() {
  const rows = (await app.call(asignacionApi.sellst, { token, query: { pagina: 1, tamano: 100 } })).data;
  const mine = new Map(rows.map((row) => [row.id_asignacion, row]));
  const [kpi] = (await app.call(tableroApi.kpiAdmin, { token })).data;
  const [portal] = (await app.call(tableroApi.kpiPortal, { token })).data;
  const seguimiento = (await app.call(planestudioApi.seguimiento, { token, query: { pagina: 1, tamano: 100 } })).data;
  const { pendientes } = (await app.call(recordatorioApi.simular, { token, query: {} })).data;
  const estados: (string | undefined)[] = [];
  const leidas: (string | undefined)[] = [];
  for (const { id, alumno, plan } of parejas) {
    const { id_usuario } = alumnos[alumno]!;
    const { id_planestudio } = planes[plan]!.plan;
    const people = (await app.call(usuarioApi.ofPlan, { token, params: { id: id_planestudio }, query: { pagina: 1, tamano: 100 } })).data;
    estados.push(people.find((row) => row.id_asignacion === id)?.estado);
    const own = (await app.call(asignacionApi.ofUsuario, { token, params: { id: id_usuario } })).data;
    leidas.push(own.find((row) => row.id_planestudio === id_planestudio)?.fecha_fin);
  }
  return {
    plazos: parejas.map(({ id }) => mine.get(id)?.fecha_fin),
    prorrogadas: parejas.map(({ id }) => mine.get(id)?.prorrogada),
    leidas,
    estados,
    tema_vencido: kpi!.tema_vencido,
    asignacion_vencida: portal!.asignacion_vencida,
    vence: portal!.vence && [portal!.vence.id_planestudio, portal!.vence.fecha_fin, portal!.vence.pendientes],
    vencidos: planes.map(({ plan }) =>
      seguimiento.filter((row) => row.id_planestudio === plan.id_planestudio).reduce((sum, row) => sum + row.vencidos, 0),
    ),
    pendientes,
  };
}

function expected() {
  const day = today();
  const late = parejas.filter((pareja) => isPending(pareja) && limiteDe(pareja) < day);
  const reminded = parejas.filter((pareja) => {
    const plan = { ...NIVELES, fecha_inicio: planes[pareja.plan]!.plan.fecha_inicio, fecha_fin: limiteDe(pareja) };
    return isPending(pareja) && day >= plan.fecha_inicio && day <= plan.fecha_fin && avisosDePlan(plan).some(({ fecha }) => fecha <= day);
  });
  const ahead = parejas.filter((pareja) => isPending(pareja) && limiteDe(pareja) >= day);
  const [next] = ahead.toSorted((one, other) => limiteDe(one).localeCompare(limiteDe(other)) || one.plan - other.plan);
  const due = next && ahead.filter((pareja) => limiteDe(pareja) === limiteDe(next) && pareja.plan === next.plan);
  return {
    plazos: parejas.map(limiteDe),
    prorrogadas: parejas.map(({ prorroga }) => prorroga !== null),
    leidas: parejas.map((pareja) => (pareja.abierta ? limiteDe(pareja) : undefined)),
    estados: parejas.map((pareja) => {
      if (!pareja.abierta) return undefined;
      if (pareja.aprobados === 2) return 'Terminado';
      if (limiteDe(pareja) < day) return 'Vencido';
      return pareja.aprobados > 0 ? 'En Progreso' : 'Pendiente';
    }),
    tema_vencido: late.reduce((sum, { aprobados }) => sum + 2 - aprobados, 0),
    asignacion_vencida: late.length,
    vence: next && due ? [planes[next.plan]!.plan.id_planestudio, limiteDe(next), due.length] : null,
    vencidos: planes.map((_plan, index) => late.filter(({ plan }) => plan === index).length),
    pendientes: reminded.length,
  };
}

test('a history of plans, people and extensions gives the deadlines and figures of a second evaluator, step by step', async () => {
  for (const seed of SEEDS) {
    await scene();
    const random = createRandom(seed);
    const steps: string[] = [];
    try {
      while (steps.length < STEPS) {
        const act = random.pick(ACTS);
        steps.push(act.name);
        await act(random);
        expect(await shown()).toEqual(expected());
      }
    } catch (error) {
      throw new Error(`seed ${seed}, after ${steps.join(', ')}: ${String(error)}`, { cause: error });
    }
  }
});
