import type { Executor } from '@portal/server/src/db/executor.ts';
import type { CursoTable, ModuloTable, PlanestudioTable, ProgramaTable } from '@portal/server/src/db/tables/contenidos.ts';
import type { Insertable, Selectable } from 'kysely';
import { buildCurso, buildModulo, buildPlanestudio, buildPrograma, linkTema } from '../organizacion/estructura.ts';
import { buildTema, type BuiltTema, type TemaOverrides } from './tema.ts';

/** A topic of a module: a title, the options of a new topic (with its `cuestionario` there), or a topic that was built before. */
export type TemaShape = string | (TemaOverrides & { readonly cuestionario?: number }) | BuiltTema;

/** Programs > courses > modules > topics, by title, in their order. */
export type PlanShape = Record<string, Record<string, Record<string, readonly TemaShape[]>>>;

export interface Ocurrencia {
  readonly id_planestudio: number;
  readonly id_programa: number;
  readonly id_curso: number;
  readonly id_modulo: number;
  readonly id_tema: number;
}

export interface BuiltPlan {
  readonly plan: Selectable<PlanestudioTable>;
  readonly programas: Selectable<ProgramaTable>[];
  readonly cursos: Selectable<CursoTable>[];
  readonly modulos: Selectable<ModuloTable>[];
  /** One per place in the plan, in the plan's order; `ocurrencias` has the same order. */
  readonly temas: BuiltTema[];
  readonly ocurrencias: Ocurrencia[];
}

export type PlanOverrides = Partial<Insertable<PlanestudioTable>> & {
  readonly estructura?: PlanShape;
  /** `YYYY-MM-DD`: the plan then runs from 30 days before it to 30 days after it. */
  readonly today?: string;
};

const DEFAULT_SHAPE: PlanShape = { 'Programa de prueba': { 'Curso de prueba': { 'Módulo de prueba': ['Primer tema', 'Segundo tema'] } } };

/** Day `days` after (or before) a day, both `YYYY-MM-DD`. */
const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Inserts a plan with everything under it, all Activo:
 * `buildPlan(db, { estructura: { Programa: { Curso: { Módulo: ['Tema 1', { titulo: 'Tema 2', banco: 0 }] } } } })`.
 */
export async function buildPlan(db: Executor, overrides: PlanOverrides = {}): Promise<BuiltPlan> {
  const { estructura = DEFAULT_SHAPE, today, ...given } = overrides;
  const dates = today ? { fecha_inicio: shiftDay(today, -30), fecha_fin: shiftDay(today, 30) } : {};
  const plan = await buildPlanestudio(db, { ...dates, ...given });
  const built: BuiltPlan = { plan, programas: [], cursos: [], modulos: [], temas: [], ocurrencias: [] };
  for (const [titulo, cursos] of Object.entries(estructura)) {
    const programa = await buildPrograma(db, { titulo }, plan.id_planestudio);
    built.programas.push(programa);
    await buildCursos(db, built, { id_programa: programa.id_programa, cursos });
  }
  return built;
}

async function buildCursos(
  db: Executor,
  built: BuiltPlan,
  { id_programa, cursos }: { id_programa: number; cursos: PlanShape[string] },
): Promise<void> {
  for (const [titulo, modulos] of Object.entries(cursos)) {
    const curso = await buildCurso(db, { titulo }, id_programa);
    built.cursos.push(curso);
    for (const [tituloModulo, temas] of Object.entries(modulos)) {
      const modulo = await buildModulo(db, { titulo: tituloModulo }, curso.id_curso);
      built.modulos.push(modulo);
      const place = { id_planestudio: built.plan.id_planestudio, id_programa, id_curso: curso.id_curso, id_modulo: modulo.id_modulo };
      for (const shape of temas) await placeTema(db, built, { place, shape });
    }
  }
}

async function placeTema(
  db: Executor,
  built: BuiltPlan,
  { place, shape }: { place: Omit<Ocurrencia, 'id_tema'>; shape: TemaShape },
): Promise<void> {
  const { tema, cuestionario } = await temaOf(db, shape);
  await linkTema(db, { id_modulo: place.id_modulo, id_tema: tema.id_tema, cuestionario });
  built.temas.push(tema);
  built.ocurrencias.push({ ...place, id_tema: tema.id_tema });
}

const isBuilt = (shape: TemaShape): shape is BuiltTema => typeof shape === 'object' && Array.isArray(shape.banco);

async function temaOf(db: Executor, shape: TemaShape): Promise<{ tema: BuiltTema; cuestionario: number }> {
  if (isBuilt(shape)) return { tema: shape, cuestionario: 1 };
  const { cuestionario = 1, ...options } = typeof shape === 'string' ? { titulo: shape } : shape;
  return { tema: await buildTema(db, options), cuestionario };
}
