import type { ConsecuenciasSupresion } from '@portal/contract/privacidad';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Counts what an erasure takes and what stays; undefined without the person. */
export async function findConsecuencias(db: Executor, id: number): Promise<ConsecuenciasSupresion | undefined> {
  const { rows } = await sql<ConsecuenciasSupresion>`
    select u.personal, u.fecha_seudonimo, c.sello_anios,
      (select count(*)::integer from sesion s where s.id_usuario = u.id_usuario) as sesiones,
      (select count(*)::integer from correo m where m.id_usuario = u.id_usuario) as correos,
      (select count(*)::integer from ausencia a where a.id_usuario = u.id_usuario) as ausencias,
      (select count(*)::integer from feedback f join evaluacion e using (id_evaluacion)
        where e.id_usuario = u.id_usuario and f.comentario is not null)
        + (select count(*)::integer from consulta k where k.id_usuario = u.id_usuario) as comentarios,
      (select count(*)::integer from evaluacion e where e.id_usuario = u.id_usuario) as intentos,
      (select count(*)::integer from certificado k join evaluacion e using (id_evaluacion) where e.id_usuario = u.id_usuario) as certificados,
      (select count(*)::integer from log l where l.id_usuario = u.id_usuario) as entradas
    from usuario u, configuracion c where u.id_usuario = ${id}::integer`.execute(db);
  return rows[0];
}
