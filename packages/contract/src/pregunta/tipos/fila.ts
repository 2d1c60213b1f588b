import { type DatosPregunta, rulesOf } from './datos.ts';
import { nombraLugares } from './orden-fijo.ts';
import type { DatosUnica } from './unica.ts';

/** Texts and key of a question as the first clients know it: four options. */
export interface TextosPregunta {
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  readonly indicador_correcta: number;
}

/** Stored question. `datos` null: four options in `rpta_a` to `rpta_d`. */
export interface FilaPregunta extends TextosPregunta {
  readonly datos: DatosPregunta | null;
}

/** Returns the identity of a question: text, options, key and content. */
export const identidadDe = ({
  pregunta,
  rpta_a,
  rpta_b,
  rpta_c,
  rpta_d,
  indicador_correcta,
  datos,
}: FilaPregunta & { readonly pregunta: string }): string =>
  JSON.stringify([pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos]);

const CLASICA = 4;

/** Returns what a stored question asks. */
export const datosDe = ({ datos, indicador_correcta: correcta, ...textos }: FilaPregunta): DatosPregunta =>
  datos ?? clasica(textos, correcta);

const clasica = ({ rpta_a, rpta_b, rpta_c, rpta_d }: Omit<TextosPregunta, 'indicador_correcta'>, correcta: number): DatosUnica => ({
  tipo: 'unica',
  opciones: [{ texto: rpta_a }, { texto: rpta_b }, { texto: rpta_c }, { texto: rpta_d }],
  correcta,
  orden_fijo: nombraLugares([rpta_a, rpta_b, rpta_c, rpta_d]),
});

/**
 * Returns whether a question is one that the first clients know: one right option of four texts, and nothing else; these keep their order exactly
 * where one names others by their place.
 */
export const esClasica = (datos: DatosPregunta): datos is DatosUnica =>
  datos.tipo === 'unica' &&
  datos.opciones.length === CLASICA &&
  datos.opciones.every(({ imagen, comentario }) => !imagen && !comentario) &&
  !datos.imagen &&
  !datos.explicacion &&
  datos.orden_fijo === nombraLugares(datos.opciones.map(({ texto }) => texto));

function textosOf(datos: DatosPregunta): readonly string[] {
  const { situadas, textos } = rulesOf(datos.tipo);
  return textos?.(datos) ?? situadas(datos).map(({ parte }) => parte.texto);
}

/** Returns a question as it is stored: a classic one by its texts alone, another with its first four texts, which searches read. */
export function filaDe(datos: DatosPregunta): FilaPregunta {
  const [rpta_a = '', rpta_b = '', rpta_c = '', rpta_d = ''] = textosOf(datos);
  const textos = { rpta_a, rpta_b, rpta_c, rpta_d };
  if (esClasica(datos)) return { ...textos, indicador_correcta: datos.correcta, datos: null };
  return { ...textos, indicador_correcta: 1, datos };
}
