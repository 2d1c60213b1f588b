import { z } from 'zod';
import { fold } from '../../core/fold.ts';
import { text } from '../../core/fields.ts';
import { comunes, mostrarImagen, TEXTO_CORTO_MAX, textosDados, type Tipo } from './tipo.ts';

const ACEPTADAS_MAX = 20;

const datos = z.object({
  tipo: z.literal('corta'),
  ...comunes,
  /** Accepted spellings. */
  aceptadas: z.array(text(TEXTO_CORTO_MAX)).min(1).max(ACEPTADAS_MAX),
  /** Accents and capitals count. */
  exacta: z.boolean().default(false),
});
export type DatosCorta = z.output<typeof datos>;

const plain = (texto: string, exacta: boolean): string => {
  const blank = texto.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return exacta ? blank : fold(blank.normalize('NFKC'));
};

/** Returns the question with these spellings, each once; undefined for none or too many. */
const conAceptadas = (own: DatosCorta, all: readonly string[]): DatosCorta | undefined => {
  const aceptadas = [...new Set(all)];
  return aceptadas.length && aceptadas.length <= ACEPTADAS_MAX ? { ...own, aceptadas } : undefined;
};

/** A short text that equals one of the accepted spellings is right. */
export const corta = {
  datos,
  partes: () => 0,
  mostrar: ({ imagen }, vista) => ({ ...mostrarImagen(imagen, vista), opciones: [] }),
  admite: (_mostrado, respuesta) => typeof respuesta === 'string' && respuesta.trim() !== '' && respuesta.length <= TEXTO_CORTO_MAX,
  puntaje: ({ aceptadas, exacta }, _orden, respuesta) =>
    typeof respuesta === 'string' && aceptadas.some((each) => plain(each, exacta) === plain(respuesta, exacta)) ? 1 : 0,
  clave: ({ aceptadas }) => aceptadas[0] ?? '',
  conClave: (own, respuestas) => conAceptadas(own, textosDados(respuestas)),
  conClaveAdemas: (own, respuestas) => conAceptadas(own, [...own.aceptadas, ...textosDados(respuestas)]),
  caracteres: () => 0,
  palabras: (_mostrado, respuesta) => String(respuesta),
  comentarios: () => [],
  situadas: () => [],
  textos: ({ aceptadas }) => aceptadas,
} satisfies Tipo<DatosCorta>;
