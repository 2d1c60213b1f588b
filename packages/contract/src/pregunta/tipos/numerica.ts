import { z } from 'zod';
import { text } from '../../core/fields.ts';
import { dentroDe, DIGITOS_MAX, leerDecimal } from './decimal.ts';
import { comunes, mostrarImagen, type Respuesta, TEXTO_PREGUNTA_MAX, textosDados, type Tipo } from './tipo.ts';

/** Digits, sign and separator of the longest number. */
export const NUMERO_MAX = DIGITOS_MAX + 2;

const numero = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => leerDecimal(value) !== undefined, { params: { clave: 'formato' } });
const tolerancia = numero.refine((value) => (leerDecimal(value)?.valor ?? 0n) >= 0n, { params: { clave: 'formato' } });

const VALORES_MAX = 10;

const datos = z.object({
  tipo: z.literal('numerica'),
  ...comunes,
  /** Accepted values, each with its tolerance, which counts as inside; numbers as text, because a double would round them. */
  valores: z
    .array(z.object({ valor: numero, tolerancia: tolerancia.default('0'), comentario: text(TEXTO_PREGUNTA_MAX, 0).optional() }))
    .min(1)
    .max(VALORES_MAX),
  /** Unit beside the field of the answer; it is not part of it. */
  unidad: text(20, 0).optional(),
});
export type DatosNumerica = z.output<typeof datos>;

const CERO = { valor: 0n, escala: 0 };

const found = ({ valores }: DatosNumerica, respuesta: unknown) => {
  const given = typeof respuesta === 'string' ? leerDecimal(respuesta) : undefined;
  return given && valores.find((each) => dentroDe(given, leerDecimal(each.valor) ?? CERO, leerDecimal(each.tolerancia) ?? CERO));
};

/** Returns further values with the tolerance of the first. */
const conTolerancia = ({ valores }: DatosNumerica, respuestas: readonly Respuesta[]): DatosNumerica['valores'] =>
  textosDados(respuestas).map((valor) => ({ valor, tolerancia: valores[0]?.tolerancia ?? '0' }));

/** A number within the tolerance of one of the accepted values is right. */
export const numerica = {
  datos,
  partes: () => 0,
  mostrar: ({ imagen, unidad }, vista) => ({ ...mostrarImagen(imagen, vista), opciones: [], ...(unidad && { unidad }) }),
  admite: (_mostrado, respuesta) => typeof respuesta === 'string' && leerDecimal(respuesta) !== undefined,
  puntaje: (own, _orden, respuesta) => (found(own, respuesta) ? 1 : 0),
  clave: ({ valores }) => valores[0]?.valor ?? '',
  conClave: (own, respuestas) => ({ ...own, valores: conTolerancia(own, respuestas) }),
  conClaveAdemas: (own, respuestas) => {
    const valores = [...own.valores, ...conTolerancia(own, respuestas)];
    return valores.length <= VALORES_MAX ? { ...own, valores } : undefined;
  },
  caracteres: ({ unidad }) => unidad?.length ?? 0,
  palabras: ({ unidad }, respuesta) => (unidad ? `${String(respuesta)} ${unidad}` : String(respuesta)),
  comentarios: (own, _orden, respuesta) => {
    const comentario = found(own, respuesta)?.comentario;
    return comentario ? [comentario] : [];
  },
  situadas: () => [],
} satisfies Tipo<DatosNumerica>;
