import { type Migration, sql } from 'kysely';

/** People and plans of which a statement that is planned once per connection counts the totals; more of them are worth a plan of their own. */
const POCAS = 1000;

/**
 * Follows an approval (P274) as before, and ends where it counts nowhere else. The version before planned the statement of the totals, which joins
 * every level of a plan, at each approval: half of the time of a grade.
 */
const CONTAR = `create or replace function contar_convalidados(p_usuarios integer[], p_planes integer[], p_temas integer[]) returns void
    language plpgsql set plan_cache_mode = force_custom_plan as $$
    declare
      personas integer[];
      planes integer[];
    begin
      select array_agg(c.persona), array_agg(c.plan) into personas, planes from convalidar(p_usuarios, p_planes, p_temas) c;
      if personas is null then return; end if;
      if cardinality(personas) <= ${POCAS} then set local plan_cache_mode = force_generic_plan; end if;
      update progreso g set (aprobados, calificados, suma_notas, evaluaciones, iniciado)
        = (n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado)
      from (
        select c.id_usuario, c.id_planestudio, count(*) filter (where t.aprobado and l.activa) as aprobados,
          count(t.nota) filter (where l.activa) as calificados, coalesce(sum(t.nota) filter (where l.activa), 0) as suma_notas,
          coalesce(sum(t.intentos) filter (where l.activa), 0) as evaluaciones, count(t.id_usuario) > 0 as iniciado
        from unnest(personas, planes) as c (id_usuario, id_planestudio)
        left join progreso_tema t using (id_usuario, id_planestudio)
        left join lugar l on l.id_planestudio = t.id_planestudio and l.id_programa = t.id_programa and l.id_curso = t.id_curso
          and l.id_modulo = t.id_modulo and l.id_tema = t.id_tema and l.activa
        group by c.id_usuario, c.id_planestudio
      ) n
      where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio;
    end $$`;

/** An approval that counts nowhere else costs no plan of the totals. */
export const convalidaBreve: Migration = {
  async up(db) {
    await sql.raw(CONTAR).execute(db);
  },
};
