import type { TemaAlumno } from '@portal/contract/asignacion';
import type { RespuestaErrada } from '@portal/contract/evaluacion';

/** Question of a graded attempt, in its shown version, with answer and key. */
export interface PreguntaRespondida {
  readonly id_pregunta: number;
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  /** Right option, 1 to 4, in the order of the attempt, as the options are. */
  readonly indicador_correcta: number;
  readonly respuesta: number | null;
}

const optionText = (row: PreguntaRespondida, option: number): string => [row.rpta_a, row.rpta_b, row.rpta_c, row.rpta_d][option - 1] ?? '';

/** Converts an answered question to its response; includes the right option only with `conClave` (P11). */
export function toRespuesta(row: PreguntaRespondida, conClave: boolean): RespuestaErrada {
  const respuesta = row.respuesta ?? 0;
  return {
    id_pregunta: row.id_pregunta,
    pregunta: row.pregunta,
    respuesta,
    texto_respuesta: optionText(row, respuesta),
    correcta: conClave ? row.indicador_correcta : null,
    texto_correcta: conClave ? optionText(row, row.indicador_correcta) : null,
  };
}

/**
 * Returns whether the result may show the right options: only that of the attempt that approved the topic, and only once the learner
 * approved it by an attempt in every assigned plan, so that they do not help a later attempt (`docs/decisions/008`). `temas` holds every place of the topic
 * assigned now.
 */
export function mayTellKey(
  attempt: { readonly id_tema: number; readonly aprobado: boolean; readonly codigo_estado: number },
  temas: readonly Pick<TemaAlumno, 'id_tema' | 'aprobado' | 'aprobado_en'>[],
): boolean {
  const valid = attempt.aprobado && attempt.codigo_estado === 1;
  return valid && temas.every(({ id_tema, aprobado, aprobado_en }) => id_tema !== attempt.id_tema || (aprobado && !aprobado_en));
}
