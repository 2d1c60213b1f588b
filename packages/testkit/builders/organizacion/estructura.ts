import type { Executor } from '@portal/server/src/db/executor.ts';
import type { CursoTable, ModuloTable, PlanestudioTable, ProgramaTable } from '@portal/server/src/db/tables/contenidos.ts';
import type { Insertable, Selectable } from 'kysely';
import { BUILT_AT, BUILT_BY, nextNumber, stamps } from '../counter.ts';
import { ensureCategoria } from '../parametro.ts';

const linkStamps = { usuario_creacion: BUILT_BY, fecha_creacion: BUILT_AT };

/** Inserts an active, empty plan that runs through November and December 2026. */
export function buildPlanestudio(
  db: Executor,
  overrides: Partial<Insertable<PlanestudioTable>> = {},
): Promise<Selectable<PlanestudioTable>> {
  return db
    .insertInto('planestudio')
    .values({ denominacion: `Plan ${nextNumber()}`, fecha_inicio: '2026-11-01', fecha_fin: '2026-12-31', ...stamps(), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts an active program, at the end of a plan when its id is given. */
export async function buildPrograma(
  db: Executor,
  overrides: Partial<Insertable<ProgramaTable>> = {},
  id_planestudio?: number,
): Promise<Selectable<ProgramaTable>> {
  const number = nextNumber();
  const values = { codigo: `PRG-${number}`, titulo: `Programa ${number}`, descripcion: '', codigo_estado: 1, ...stamps(), ...overrides };
  const row = await db.insertInto('programa').values(values).returningAll().executeTakeFirstOrThrow();
  if (id_planestudio) {
    const link = { id_planestudio, id_programa: row.id_programa, numero_orden: number, ...linkStamps };
    await db.insertInto('planestudio_programa').values(link).execute();
  }
  return row;
}

/** Inserts an active course, at the end of a program when its id is given. */
export async function buildCurso(
  db: Executor,
  overrides: Partial<Insertable<CursoTable>> = {},
  id_programa?: number,
): Promise<Selectable<CursoTable>> {
  const number = nextNumber();
  const values = { codigo: `CUR-${number}`, titulo: `Curso ${number}`, descripcion: '', codigo_estado: 1, ...stamps(), ...overrides };
  const row = await db.insertInto('curso').values(values).returningAll().executeTakeFirstOrThrow();
  if (id_programa) {
    const link = { id_programa, id_curso: row.id_curso, numero_orden: number, ...linkStamps };
    await db.insertInto('programa_curso').values(link).execute();
  }
  return row;
}

/** Inserts an active module, at the end of a course when its id is given. */
export async function buildModulo(
  db: Executor,
  overrides: Partial<Insertable<ModuloTable>> = {},
  id_curso?: number,
): Promise<Selectable<ModuloTable>> {
  const number = nextNumber();
  const codigo_categoria = overrides.codigo_categoria ?? (await ensureCategoria(db));
  const values = { codigo: `MOD-${number}`, titulo: `Módulo ${number}`, codigo_estado: 1, codigo_categoria, ...stamps(), ...overrides };
  const row = await db.insertInto('modulo').values(values).returningAll().executeTakeFirstOrThrow();
  if (id_curso) {
    const link = { id_curso, id_modulo: row.id_modulo, numero_orden: number, ...linkStamps };
    await db.insertInto('curso_modulo').values(link).execute();
  }
  return row;
}

/** Puts a topic at the end of a module; `cuestionario` 0 asks no questions there. */
export async function linkTema(
  db: Executor,
  ids: { readonly id_modulo: number; readonly id_tema: number; readonly cuestionario?: number },
): Promise<void> {
  await db
    .insertInto('tema_modulo')
    .values({ numero_orden: nextNumber(), ...linkStamps, ...ids })
    .execute();
}
