import type { Client } from 'pg';

/** Rows of the checks: `name` and how many rows contradict it. */
const CHECKS: Readonly<Record<string, string>> = {
  'grades that their answers contradict': `
    select count(*) from evaluacion e left join (
      select id_evaluacion, count(*) filter (where es_correcta) as bien, count(*) as total from detalle group by id_evaluacion
    ) d using (id_evaluacion) where (d.bien, d.total) is distinct from (e.correcta::bigint, e.total::bigint) or e.nota <> 10 * e.correcta`,
  'approved attempts whose grade is too low, or others': `select count(*) from evaluacion where aprobado <> (nota >= notaminima)`,
  'attempts before their assignment or after today': `
    select count(*) from evaluacion e join asignacion a using (id_usuario, id_planestudio) where e.fecha_fin < a.fecha_apertura or e.fecha_fin > now()`,
  'approved attempts without a certificate, or others': `
    select count(*) from evaluacion e full join certificado c using (id_evaluacion) where e.aprobado is distinct from (c.id_certificado is not null)`,
  'totals that the attempts contradict': `
    with mejor as (
      select e.id_usuario, e.id_planestudio, bool_or(e.aprobado) as aprobado, count(*) as intentos,
        (array_agg(e.nota order by e.aprobado desc, e.nota desc))[1] as nota
      from evaluacion e join ocurrencia o using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
      where o.activa and e.codigo_estado = 1 group by e.id_usuario, e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo, e.id_tema
    ), sumas as (
      select id_usuario, id_planestudio, count(*) filter (where aprobado) as aprobados, count(nota) as calificados, sum(nota) as suma, sum(intentos) as intentos
      from mejor group by id_usuario, id_planestudio
    )
    select count(*) from progreso p full join sumas s using (id_usuario, id_planestudio)
    where (p.aprobados, p.calificados, p.suma_notas, p.evaluaciones::bigint) is distinct from
      (coalesce(s.aprobados, 0), coalesce(s.calificados, 0), coalesce(s.suma, 0), coalesce(s.intentos, 0))`,
};

/** Throws if the rows of the world contradict each other. */
export async function checkWorld(client: Client): Promise<void> {
  for (const [name, query] of Object.entries(CHECKS)) {
    const { rows } = await client.query<{ count: string }>(query);
    if (rows[0]?.count !== '0') throw new Error(`The world is not consistent: ${rows[0]?.count} ${name}`);
  }
}
