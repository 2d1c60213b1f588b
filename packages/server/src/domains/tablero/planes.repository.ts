import type { ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import { LIMITES_TABLERO, type tableroApi } from '@portal/contract/tablero';
import { sql } from 'kysely';
import { avanceDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { commonOrInScope, personInScope, type Scope } from '../../db/scope.ts';
import { type Contados, sumasPorPlan } from '../avance/avance.public.ts';

type Plan = ResponseOf<typeof planestudioApi.ultimo>[number];
type EmpresaFila = ResponseOf<typeof tableroApi.kpiEmpresa>[number];

/** Finds the active plan that was assigned last to somebody in the scope. */
export const findUltimo = async (db: Executor, scope: Scope): Promise<Plan[]> =>
  (
    await sql<Plan>`
      select id_planestudio, denominacion from asignacion a join planestudio p using (id_planestudio)
      where a.codigo_estado = 1 and p.codigo_estado = 1 and ${personInScope(scope, 'a.id_usuario')}
      order by a.fecha_apertura desc, a.id_asignacion desc limit 1`.execute(db)
  ).rows;

/** Lists the two featured plans: the active ones that the settings name, then the first active ones. */
export const findDestacados = async (db: Executor, scope: Scope): Promise<Plan[]> =>
  (
    await sql<Plan>`
      select p.id_planestudio, p.denominacion from planestudio p join configuracion c on c.id_configuracion = 1
      where p.codigo_estado = 1 and ${commonOrInScope(scope, 'p.id_empresa')}
      order by case p.id_planestudio when c.id_plan_tablero1 then 1 when c.id_plan_tablero2 then 2 else 3 end, p.id_planestudio
      limit 2`.execute(db)
  ).rows;

/** Lists the companies that are furthest in a plan, with the people to whom it is assigned (P92). */
export const findEmpresas = async (db: Executor, id_planestudio: number, contados: Contados): Promise<EmpresaFila[]> =>
  (
    await sql<EmpresaFila>`
      select e.id_empresa, e.empresa, s.asignados as usuarios, ${avanceDe('s')} as avance
      from (${sumasPorPlan(contados)}) s join empresa e using (id_empresa)
      where s.id_planestudio = ${id_planestudio}
      order by avance desc, usuarios desc, orden_texto(e.empresa) collate "C" limit ${LIMITES_TABLERO.empresas}`.execute(db)
  ).rows;
