import type { CondicionRegla } from '@portal/contract/asignacion';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { assignPending, findGrupos, saveReglas } from '@portal/server/src/domains/asignacion/asignacion.public.ts';
import { findSettings } from '@portal/server/src/domains/configuracion/configuracion.public.ts';

interface ReglaSpec {
  readonly id_planestudio: number;
  readonly nombre?: string;
  /** A rule of nothing but this group; or `condicion`. */
  readonly codigo_grupo?: string;
  readonly condicion?: CondicionRegla;
  readonly avisar?: boolean;
}

/** Stores a rule in force, made by nobody of the portal. Assigns nothing. */
export async function buildRegla(
  db: Executor,
  { id_planestudio, nombre = '', codigo_grupo, condicion, avisar = false }: ReglaSpec,
): Promise<{ id_regla: number }> {
  const grupo = codigo_grupo === undefined ? 0 : ((await findGrupos(db)).get(codigo_grupo) ?? 0);
  const stamp = { usuario_creacion: 'pruebas', fecha_creacion: '2026-11-21T15:00:00.000Z', scope: null, avisar };
  const [id_regla = 0] = await saveReglas(db, [{ id_planestudio, nombre, condicion: condicion ?? [{ grupo: [grupo] }] }], stamp);
  return { id_regla };
}

/** Finds the rule of nothing but a group. */
export const ruleOf = (db: Executor, codigo_grupo: string) =>
  db
    .selectFrom('regla')
    .selectAll('regla')
    .where('id_regla', 'in', (query) =>
      query
        .selectFrom('regla_condicion as c')
        .innerJoin('parametro as p', 'p.id_parametro', 'c.id_parametro')
        .select('c.id_regla')
        .where('p.codigo_parametro', '=', codigo_grupo),
    );

/** Gives their plans to those whom the rules wait for; returns the number of assignments. */
export const assignByRules = async (db: Executor, now: Date, today: string) =>
  assignPending(db, { now, today, settings: await findSettings(db), config: { publicUrl: 'https://portal.example' } });
