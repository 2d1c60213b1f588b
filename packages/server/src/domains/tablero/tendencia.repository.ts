import type { ResponseOf } from '@portal/contract/core';
import { SEMANAS_TENDENCIA, type tableroApi } from '@portal/contract/tablero';
import { type RawBuilder, sql } from 'kysely';
import { avanceDeVarios } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope } from '../../db/scope.ts';
import { type Contados, sumasPorPlan } from '../avance/avance.public.ts';

type Semana = ResponseOf<typeof tableroApi.tendencia>[number];

/** Builds the rows `hasta` of the last weeks, each the last of its seven days. */
const semanas = (today: string): RawBuilder<unknown> =>
  sql`(select ${today}::date - 7 * n as hasta from generate_series(0, ${SEMANAS_TENDENCIA - 1}::integer) n)`;

/** Lists the sign-ins of each week; null before the first one that the portal knows. */
export const findAccesos = async (db: Executor, { today, scope }: Contados): Promise<Pick<Semana, 'hasta' | 'accesos'>[]> =>
  (
    await sql<Pick<Semana, 'hasta' | 'accesos'>>`
      select s.hasta, case when s.hasta >= (select min(dia) from acceso_hora) then coalesce(sum(a.accesos), 0)::integer end as accesos
      from ${semanas(today)} s
      left join acceso_hora a on a.dia > s.hasta - 7 and a.dia <= s.hasta and ${inScope(scope, 'a.id_empresa')}
      group by s.hasta order by s.hasta`.execute(db)
  ).rows;

/**
 * Lists the avance of each week that has one: that of today, and of the last cuadro of the follow-up of plans in a week. A cuadro holds people and
 * avance of each plan and company; the active topics of a plan weigh them, so that avance is that of /dashboardadmin (P21).
 */
export const findAvances = async (db: Executor, contados: Contados): Promise<Pick<Semana, 'hasta' | 'avance'>[]> =>
  (
    await sql<Pick<Semana, 'hasta' | 'avance'>>`
      with elegido as (
        select distinct on (s.hasta) s.hasta, c.id_cuadro from ${semanas(contados.today)} s
        join cuadro c on c.informe = '/planestudioseguimiento' and c.huella is not null and c.fecha > s.hasta - 7 and c.fecha <= s.hasta
        where s.hasta < ${contados.today}::date order by s.hasta, c.fecha desc
      ), peso as (select id_planestudio, count(*) as temas from ocurrencia where activa group by id_planestudio),
      parte as (
        select e.hasta, r.asignados * p.temas as total, r.asignados * p.temas * r.avance / 100 as aprobados
        from elegido e join cuadro_fila f using (id_cuadro)
        cross join jsonb_to_record(f.fila) as r(id_planestudio integer, asignados numeric, avance numeric) join peso p using (id_planestudio)
        where ${inScope(contados.scope, 'f.id_empresa')}
        union all
        select ${contados.today}::date, s.total, s.aprobados
        from (${sumasPorPlan(contados)}) s join planestudio p on p.id_planestudio = s.id_planestudio and p.codigo_estado = 1
      )
      select hasta, ${avanceDeVarios('parte')} as avance from parte group by hasta having sum(total) > 0`.execute(db)
  ).rows;
