import { z } from 'zod';
import { text } from '../../core/fields.ts';
import { comunes, mostrarImagen, TEXTO_PREGUNTA_MAX, type Tipo } from './tipo.ts';

const comentario = text(TEXTO_PREGUNTA_MAX, 0).optional();

const datos = z.object({
  tipo: z.literal('verdadero_falso'),
  ...comunes,
  /** The sentence is true. */
  correcta: z.boolean(),
  comentario_verdadero: comentario,
  comentario_falso: comentario,
});
export type DatosVerdaderoFalso = z.output<typeof datos>;

const VERDADERO = 1;
const FALSO = 2;

/** Position 1 is «Verdadero», 2 is «Falso», always in this order. */
export const verdaderoFalso = {
  datos,
  partes: () => 0,
  mostrar: ({ imagen }, vista) => ({ ...mostrarImagen(imagen, vista), opciones: [] }),
  admite: (_mostrado, respuesta) => respuesta === VERDADERO || respuesta === FALSO,
  puntaje: ({ correcta }, _orden, respuesta) => (respuesta === (correcta ? VERDADERO : FALSO) ? 1 : 0),
  clave: ({ correcta }) => (correcta ? VERDADERO : FALSO),
  conClave: (own, [correcta]) => ({ ...own, correcta: correcta === VERDADERO }),
  caracteres: () => 0,
  palabras: (_mostrado, respuesta, { verdadero, falso }) => {
    if (respuesta === VERDADERO) return verdadero;
    return respuesta === FALSO ? falso : '';
  },
  comentarios: ({ comentario_verdadero, comentario_falso }, _orden, respuesta) => {
    const own = respuesta === VERDADERO ? comentario_verdadero : comentario_falso;
    return own ? [own] : [];
  },
  situadas: () => [],
} satisfies Tipo<DatosVerdaderoFalso>;
