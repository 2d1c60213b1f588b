import { type Migration, sql } from 'kysely';

/** Splits the places of topics in plans from their numbering, so that looking up one place does not number its plan. */
export const lugares: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Every place of a topic in a plan; "activa" only if program, course, module and topic are all Activo (P16). The rest is its order in the plan.
  `create view lugar as
    select pp.id_planestudio, pp.id_programa, pc.id_curso, cm.id_modulo, tm.id_tema, tm.cuestionario,
      (p.codigo_estado = 1 and c.codigo_estado = 1 and m.codigo_estado = 1 and t.codigo_estado = 1) as activa,
      pp.numero_orden as orden_programa, pp.id_planestudio_programa, pc.numero_orden as orden_curso, pc.id_programa_curso,
      cm.numero_orden as orden_modulo, cm.id_curso_modulo, tm.numero_orden as orden_tema, tm.id_tema_modulo
    from planestudio_programa pp
    join programa p using (id_programa)
    join programa_curso pc using (id_programa)
    join curso c using (id_curso)
    join curso_modulo cm using (id_curso)
    join modulo m using (id_modulo)
    join tema_modulo tm using (id_modulo)
    join tema t using (id_tema)`,
  `create or replace view ocurrencia as
    select id_planestudio, id_programa, id_curso, id_modulo, id_tema, cuestionario, activa,
      row_number() over (
        partition by id_planestudio
        order by orden_programa, id_planestudio_programa, orden_curso, id_programa_curso, orden_modulo, id_curso_modulo, orden_tema, id_tema_modulo
      )::integer as posicion
    from lugar`,
];
