import type { RespuestaErrada, TemaAlumno } from '@portal/contract';

/** A question of a graded attempt, in the version shown, with answer and key. */
export interface PreguntaRespondida {
  readonly id_pregunta: number;
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  readonly indicador_correcta: number;
  readonly respuesta: number | null;
  readonly es_correcta: boolean | null;
}

const optionText = (row: PreguntaRespondida, option: number): string => [row.rpta_a, row.rpta_b, row.rpta_c, row.rpta_d][option - 1] ?? '';

/** An answered question as told; the right option only with `conClave` (P11). */
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
 * Whether a learner may be told the right options of a topic: once it is approved everywhere it is assigned to them, so that
 * no attempt still to come is given away (P11). `temas` are all topics assigned now.
 */
export function mayTellKey(
  attempt: { readonly id_tema: number; readonly aprobado: boolean; readonly codigo_estado: number },
  temas: readonly Pick<TemaAlumno, 'id_tema' | 'aprobado'>[],
): boolean {
  const same = temas.filter(({ id_tema }) => id_tema === attempt.id_tema);
  const approved = same.length > 0 || (attempt.aprobado && attempt.codigo_estado === 1);
  return approved && same.every(({ aprobado }) => aprobado);
}
