import type { IntentoFila } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Lists the attempts of a person, open and annulled ones too, the newest first; `zona` is the portal's time zone. */
export const findIntentos = async (db: Executor, id_usuario: number, zona: string): Promise<IntentoFila[]> =>
  (
    await sql<IntentoFila>`
      select e.id_evaluacion, e.id_planestudio, p.denominacion as plan, t.titulo as tema,
        to_char(e.momento at time zone ${zona}, 'YYYY-MM-DD') as fecha, to_char(e.momento at time zone ${zona}, 'HH24:MI') as hora,
        e.numero_intento, e.intentos, e.nota, e.notaminima, c.numero as certificado,
        case when e.codigo_estado = 2 then 'anulado' when e.fecha_fin is null then 'abierto' when e.aprobado then 'aprobado'
          else 'desaprobado' end as situacion
      from (
        select *, coalesce(fecha_fin, fecha_creacion) as momento,
          max(numero_intento) over (partition by id_planestudio, id_programa, id_curso, id_modulo, id_tema)::integer as intentos
        from evaluacion where id_usuario = ${id_usuario}
      ) e
      join planestudio p using (id_planestudio) join tema t using (id_tema)
      left join certificado c on c.id_evaluacion = e.id_evaluacion and c.codigo_estado = 1
      order by e.momento desc, e.id_evaluacion desc`.execute(db)
  ).rows;
