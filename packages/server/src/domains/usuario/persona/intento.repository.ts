import type { IntentoFila } from '@portal/contract/usuario';
import { type RawBuilder, sql } from 'kysely';

/** Person of the attempts; `id_planestudio` 0 means all plans, `zona` is the portal's time zone. */
export interface DePersona {
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly zona: string;
}

/** Builds the query of the attempts of a person, open and annulled ones too, as rows of `intentoLista`. */
export const intentosOf = ({ id_usuario, id_planestudio, zona }: DePersona): RawBuilder<IntentoFila> => sql<IntentoFila>`
  select e.id_evaluacion, e.id_planestudio, p.denominacion as plan, t.titulo as tema,
    to_char(e.momento at time zone ${zona}, 'YYYY-MM-DD') as fecha, to_char(e.momento at time zone ${zona}, 'HH24:MI') as hora,
    e.numero_intento, e.intentos, e.nota, e.notaminima, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion,
    c.numero as certificado, case when e.codigo_estado = 2 then 'anulado' when e.fecha_fin is null then 'abierto'
      when e.aprobado then 'aprobado' else 'desaprobado' end as situacion
  from (
    select *, coalesce(fecha_fin, fecha_creacion) as momento,
      max(numero_intento) over (partition by id_planestudio, id_programa, id_curso, id_modulo, id_tema)::integer as intentos
    from evaluacion where id_usuario = ${id_usuario}::integer and ${id_planestudio}::integer in (0, id_planestudio)
  ) e
  join planestudio p using (id_planestudio) join tema t using (id_tema)
  left join certificado c on c.id_evaluacion = e.id_evaluacion and c.codigo_estado = 1`;
