import { z } from 'zod';
import { fold } from '../../core/fold.ts';
import { text } from '../../core/fields.ts';
import { comunes, mostrarImagen, TEXTO_CORTO_MAX, type Tipo } from './tipo.ts';

const datos = z.object({
  tipo: z.literal('corta'),
  ...comunes,
  /** Accepted spellings. */
  aceptadas: z.array(text(TEXTO_CORTO_MAX)).min(1).max(20),
  /** Accents and capitals count. */
  exacta: z.boolean().default(false),
});
export type DatosCorta = z.output<typeof datos>;

const plain = (texto: string, exacta: boolean): string => {
  const blank = texto.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return exacta ? blank : fold(blank.normalize('NFKC'));
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
  caracteres: () => 0,
  palabras: (_mostrado, respuesta) => String(respuesta),
  comentarios: () => [],
  situadas: () => [],
  textos: ({ aceptadas }) => aceptadas,
} satisfies Tipo<DatosCorta>;
