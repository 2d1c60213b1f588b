import type { Executor } from '@portal/server/src/db/executor.ts';
import type { EvaluacionTable } from '@portal/server/src/db/tables/evaluaciones.ts';
import type { Insertable } from 'kysely';
import { BUILT_BY } from '../counter.ts';
import type { Ocurrencia } from '../contenido/plan.ts';

type IntentoInput = Partial<Insertable<EvaluacionTable>> & { readonly id_usuario: number; readonly fecha_fin: string };

interface Opinion {
  /** 10 to 100; absent: no feedback. */
  readonly escala?: number;
  readonly comentario?: string;
}

/** Inserts an attempt that finished at a moment, without questions, with feedback of that moment. Progress stays as it is. */
export async function buildIntento(
  db: Executor,
  { id_planestudio, id_programa, id_curso, id_modulo, id_tema }: Ocurrencia,
  { escala, comentario, fecha_fin, ...given }: IntentoInput & Opinion,
): Promise<number> {
  const { id_evaluacion } = await db
    .insertInto('evaluacion')
    .values({
      id_planestudio,
      id_programa,
      id_curso,
      id_modulo,
      id_tema,
      numero_intento: 1,
      fecha_creacion: fecha_fin,
      fecha_fin,
      notaminima: 70,
      usuario_creacion: BUILT_BY,
      ...given,
    })
    .returning('id_evaluacion')
    .executeTakeFirstOrThrow();
  if (escala !== undefined)
    await db
      .insertInto('feedback')
      .values({ id_evaluacion, escala, comentario, fecha_feedback: fecha_fin, usuario_creacion: BUILT_BY })
      .execute();
  return id_evaluacion;
}
