import {
  admiteRespuesta,
  caracteresDePregunta,
  datosDe,
  type DatosPregunta,
  mostrarPregunta,
  puntajeDe,
  type Respuesta,
  vistaEnPalabras,
} from '@portal/contract/pregunta';

/** Content of a drawn question in its shown version. */
export interface Contenido {
  /** Null: four texts. */
  readonly datos: DatosPregunta | null;
  /** Stored places of the parts in the order of the attempt; null: as stored, and for four texts, with the shown position of their key. */
  readonly orden: readonly number[] | null;
}

/** Drawn question with the key of its shown version. */
export interface PreguntaSorteada extends Contenido {
  readonly id_pregunta: number;
  readonly numero_orden: number;
  /** Right one of four texts, 1 to 4, in the order of the attempt. */
  readonly indicador_correcta: number;
}

const SIN_TEXTOS = { rpta_a: '', rpta_b: '', rpta_c: '', rpta_d: '' };

const askedBy = ({ datos, indicador_correcta }: Pick<PreguntaSorteada, 'datos' | 'indicador_correcta'>): DatosPregunta =>
  datosDe({ ...SIN_TEXTOS, datos, indicador_correcta });

/** Returns whether an answer is complete, of the kind of its question, and names only what was shown. */
export function admite({ datos, orden }: Contenido, respuesta: Respuesta): boolean {
  const asked = askedBy({ datos, indicador_correcta: 1 });
  return admiteRespuesta(mostrarPregunta(asked, vistaEnPalabras(orden ?? [])), respuesta);
}

/** Returns the points of an answer, 0 to 1; 0 without one. */
export const puntosDe = (pregunta: PreguntaSorteada, respuesta: Respuesta | undefined): number =>
  respuesta === undefined ? 0 : puntajeDe(askedBy(pregunta), pregunta.orden ?? [], respuesta);

/** Question with the number of characters of its text and, for four texts, of these. */
export interface PreguntaLeida extends PreguntaSorteada {
  readonly caracteres: number;
}

/** Returns the number of characters that the learner of an attempt reads. */
export const caracteresDe = (sorteadas: readonly PreguntaLeida[]): number =>
  sorteadas.reduce((sum, { caracteres, datos }) => sum + caracteres + (datos ? caracteresDePregunta(datos) : 0), 0);
