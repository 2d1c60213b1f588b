import { dayAfter } from '@portal/contract/dia';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';
import { stamps } from '../builders/counter.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { buildPlan } from '../builders/contenido/plan.ts';
import type { Asignacion, Persona, Plan } from './recordatorio-modelo.ts';

/** A Monday. */
export const PRIMER_DIA = '2026-06-01';
const PEOPLE = 500;
const EMPRESAS = 20;

/** Event of a day, in the database and in the model. */
type Suceso = (db: Executor) => Promise<void>;

/** People, plans and what happens to them, as the model and the database both have it. */
export interface Mundo {
  readonly personas: Persona[];
  readonly planes: Plan[];
  readonly asignaciones: Asignacion[];
  readonly sucesos: Map<number, Suceso[]>;
  readonly feriados: ReadonlySet<string>;
}

/** Repeatable random numbers below `limit`. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

export async function applyDay(db: Executor, { sucesos }: Mundo, day: number): Promise<void> {
  for (const happen of sucesos.get(day) ?? []) await happen(db);
}

/** 500 people of 20 companies with bosses, managers and directors, five plans, and 120 days of changes. */
export async function buildWorld(db: Executor): Promise<Mundo> {
  const roll = dice(20_261_122);
  await db.updateTable('configuracion').set({ maximo_recordatorios: 100_000 }).execute();
  const personas = await buildPeople(db, roll);
  const planes = await buildPlanes(db);
  const asignaciones = await assign(db, { personas, planes, roll });
  const { rows } = await sql<{ fecha: string }>`select fecha from feriado`.execute(db);
  const mundo: Mundo = { personas, planes, asignaciones, sucesos: new Map(), feriados: new Set(rows.map(({ fecha }) => fecha)) };
  planChanges(mundo);
  peopleChanges(mundo, roll);
  return mundo;
}

type Roll = ReturnType<typeof dice>;

async function buildPeople(db: Executor, roll: Roll): Promise<Persona[]> {
  const empresas: number[] = [];
  for (let index = 0; index < EMPRESAS; index += 1) empresas.push((await buildEmpresa(db)).id_empresa);
  const rows = Array.from({ length: PEOPLE }, (_empty, index) => ({
    username: `${30_000_000 + index}`,
    codigo_usuario: `R${index}`,
    nombres: `N${index}`,
    apellido_paterno: 'Persona',
    correo_electronico: index % 23 === 7 ? null : `r${index}@example.com`,
    numero_documento: `${30_000_000 + index}`,
    id_empresa: empresas[index % EMPRESAS]!,
    ...stamps(),
  }));
  const stored = await db.insertInto('usuario').values(rows).returning(['id_usuario', 'personal', 'correo_electronico']).execute();
  const leaders = empresas.map((): Persona['empresa'] => ({ gerente: undefined, director: undefined }));
  const personas = stored.map(({ id_usuario: id, personal, correo_electronico: correo }, index): Persona => ({
    id,
    personal,
    correo,
    jefe: undefined,
    empresa: leaders[index % EMPRESAS]!,
    ausencias: [],
    cesada: false,
  }));
  for (const [index, id_empresa] of empresas.entries()) {
    const [gerente, director] = [personas[index]!, index % 5 === 0 ? undefined : personas[index % 7 === 0 ? index : index + EMPRESAS]!];
    Object.assign(leaders[index]!, { gerente, director });
    const codes = { codigo_gerente: codeOf(personas, gerente), codigo_director: director ? codeOf(personas, director) : null };
    await db.updateTable('empresa').set(codes).where('id_empresa', '=', id_empresa).execute();
  }
  // Every eleventh has no boss; the boss of the others has a lower number and is of any company.
  for (const [index, persona] of personas.entries()) {
    if (index === 0 || index % 11 === 0) continue;
    await nameBoss(personas, persona, personas[roll(Math.min(index, 60))]!)(db);
  }
  return personas;
}

const codeOf = (personas: readonly Persona[], persona: Persona): string => `R${personas.indexOf(persona)}`;

const nameBoss =
  (personas: readonly Persona[], persona: Persona, jefe: Persona): Suceso =>
  async (db) => {
    persona.jefe = jefe;
    await db
      .updateTable('usuario')
      .set({ codigo_jefe_inmediato: codeOf(personas, jefe) })
      .where('id_usuario', '=', persona.id)
      .execute();
  };

/** Plan of most people; without a second level, and inactive for some days; switched on late; with an end that moves; over before the first day. */
const PLANES = [
  { nombre: 'Anual', inicio: 0, fin: 60, niveles: [20, 8, 2] },
  { nombre: 'Corto', inicio: 10, fin: 62, niveles: [13, 0, 3] },
  { nombre: 'Tardío', inicio: 0, fin: 90, niveles: [0, 0, 0] },
  { nombre: 'Movido', inicio: 5, fin: 80, niveles: [15, 9, 4] },
  { nombre: 'Pasado', inicio: -90, fin: -1, niveles: [60, 40, 20] },
] as const;

const columnsOf = ({ inicio, fin, niveles }: Pick<Plan, 'inicio' | 'fin' | 'niveles'>) => ({
  fecha_inicio: dayAfter(PRIMER_DIA, inicio),
  fecha_fin: dayAfter(PRIMER_DIA, fin),
  notifica_nivel1: niveles[0],
  notifica_nivel2: niveles[1],
  notifica_nivel3: niveles[2],
});

async function buildPlanes(db: Executor): Promise<Plan[]> {
  const planes: Plan[] = [];
  for (const shape of PLANES) {
    const { plan } = await buildPlan(db, { denominacion: shape.nombre, ...columnsOf(shape) });
    planes.push({ ...shape, id: plan.id_planestudio, activo: true });
  }
  return planes;
}

async function assign(
  db: Executor,
  { personas, planes, roll }: { personas: Persona[]; planes: Plan[]; roll: Roll },
): Promise<Asignacion[]> {
  const shares = [100, 30, 25, 30, 20];
  const made = personas.flatMap((persona) =>
    planes.flatMap((plan, index): Asignacion[] =>
      roll(100) < (shares[index] ?? 0) ? [{ persona, plan, abierta: true, apertura: 1, pendiente: true }] : [],
    ),
  );
  const rows = made.map(({ persona, plan }) => ({ id_usuario: persona.id, id_planestudio: plan.id, ...stamps() }));
  await db.insertInto('asignacion').values(rows).execute();
  await sql`insert into progreso (id_usuario, id_planestudio, total) select id_usuario, id_planestudio, 2 from asignacion`.execute(db);
  return made;
}

function at({ sucesos }: Mundo, day: number, suceso: Suceso): void {
  sucesos.set(day, [...(sucesos.get(day) ?? []), suceso]);
}

function planChanges(mundo: Mundo): void {
  const change = (day: number, index: number, values: Partial<Plan>) =>
    at(mundo, day, async (db) => {
      const plan = mundo.planes[index]!;
      Object.assign(plan, values);
      const stored = { ...columnsOf(plan), codigo_estado: plan.activo ? 1 : 2 };
      await db.updateTable('planestudio').set(stored).where('id_planestudio', '=', plan.id).execute();
    });
  change(86, 2, { niveles: [30, 20, 10] });
  change(74, 3, { fin: 100 });
  change(56, 1, { activo: false });
  change(60, 1, { activo: true });
}

function peopleChanges(mundo: Mundo, roll: Roll): void {
  const { personas, asignaciones } = mundo;
  const someone = () => personas[roll(PEOPLE)]!;
  for (const asignacion of asignaciones) if (roll(100) < 85) at(mundo, 1 + roll(95), finish(asignacion));
  for (let count = 0; count < 150; count += 1) {
    const [persona, desde] = [count < 40 ? personas[roll(60)]! : someone(), roll(115)];
    at(mundo, 0, goAway(persona, desde, desde + 1 + roll(14)));
  }
  for (let count = 0; count < 15; count += 1) at(mundo, roll(110), leave(someone()));
  for (let count = 0; count < 20; count += 1) {
    const index = 61 + roll(PEOPLE - 61);
    at(mundo, roll(110), nameBoss(personas, personas[index]!, personas[roll(60)]!));
  }
  for (let count = 0; count < 15; count += 1) {
    const [asignacion, day] = [asignaciones[roll(asignaciones.length)]!, roll(90)];
    at(mundo, day, close(asignacion, day));
    at(mundo, day + 3, reopen(asignacion, day + 3));
  }
}

const finish =
  (asignacion: Asignacion): Suceso =>
  async (db) => {
    asignacion.pendiente = false;
    await sql`update progreso set aprobados = total where id_usuario = ${asignacion.persona.id} and id_planestudio = ${asignacion.plan.id}`.execute(
      db,
    );
  };

const goAway =
  (persona: Persona, desde: number, hasta: number): Suceso =>
  async (db) => {
    if (persona.ausencias.some((other) => desde <= other.hasta && hasta >= other.desde)) return;
    persona.ausencias.push({ desde, hasta });
    const [fecha_desde, fecha_hasta] = [dayAfter(PRIMER_DIA, desde), dayAfter(PRIMER_DIA, hasta)];
    await db
      .insertInto('ausencia')
      .values({ id_usuario: persona.id, tipo: 'vacaciones', fecha_desde, fecha_hasta, ...stamps() })
      .execute();
  };

const leave =
  (persona: Persona): Suceso =>
  async (db) => {
    persona.cesada = true;
    await db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: PRIMER_DIA }).where('id_usuario', '=', persona.id).execute();
  };

const set = ({ persona, plan }: Asignacion, db: Executor, values: object) =>
  db.updateTable('asignacion').set(values).where('id_usuario', '=', persona.id).where('id_planestudio', '=', plan.id).execute();

const close =
  (asignacion: Asignacion, day: number): Suceso =>
  async (db) => {
    if (!asignacion.abierta) return;
    asignacion.abierta = false;
    await set(asignacion, db, { codigo_estado: 2, fecha_cierre: `${dayAfter(PRIMER_DIA, day)}T10:00:00Z` });
  };

const reopen =
  (asignacion: Asignacion, day: number): Suceso =>
  async (db) => {
    if (asignacion.abierta) return;
    asignacion.abierta = true;
    asignacion.apertura += 1;
    await set(asignacion, db, { codigo_estado: 1, fecha_cierre: null, fecha_modificacion: `${dayAfter(PRIMER_DIA, day)}T10:00:00Z` });
  };
