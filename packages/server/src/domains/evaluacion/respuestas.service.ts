import type { RespuestaErrada } from '@portal/contract/evaluacion';
import type { Palabras } from '@portal/contract/pregunta';
import type { Context } from '../../core/context.ts';
import { selladorDe } from '../archivo/archivo.public.ts';
import { type Lectura, type PreguntaRespondida, toRespuesta } from './resultado.rules.ts';

/** Returns the words of an answer in the language of the call. */
export const palabrasDe = ({ texts }: Pick<Context, 'texts'>): Palabras => ({
  verdadero: texts.text('evaluacion.verdadero'),
  falso: texts.text('evaluacion.falso'),
});

/** Attempt of the pictures (0: none, for the staff), and what its answers say. */
interface Contada extends Pick<Lectura, 'conClave' | 'explicaciones'> {
  readonly id_evaluacion: number;
}

/** Words answered questions in the language of the call. */
export async function wordRespuestas(
  context: Context,
  { id_evaluacion, ...says }: Contada,
  rows: readonly PreguntaRespondida[],
): Promise<RespuestaErrada[]> {
  const lectura = {
    ...says,
    palabras: palabrasDe(context),
    imagen: await selladorDe(
      context,
      id_evaluacion,
      rows.map(({ datos }) => datos),
    ),
  };
  return rows.map((row) => toRespuesta(row, lectura));
}
