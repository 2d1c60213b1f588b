import type { ActoConsulta, ESTADO_CONSULTA } from '@portal/contract/consulta';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { type DatosPregunta, mostrarPregunta, textoDeParte, vistaEnPalabras } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';

type Estado = (typeof ESTADO_CONSULTA)[number];

/** Number of a person's questions against the limits. */
interface Preguntadas {
  readonly abiertas: number;
  /** In the last 24 hours. */
  readonly recientes: number;
}

/** Returns why a person asks no further question now; undefined: they may (P273). */
export function whyNoFurther({ abiertas, recientes }: Preguntadas): Message | undefined {
  if (abiertas >= LIMITES_CONSULTA.abiertas) return message('consulta.errores.abiertas', { maximo: LIMITES_CONSULTA.abiertas });
  if (recientes >= LIMITES_CONSULTA.porDia) return message('consulta.errores.porDia', { maximo: LIMITES_CONSULTA.porDia });
  return undefined;
}

/** States from which an act leads, and the one to which it does. An answer can be corrected, and given to a closed question. */
const ACTOS: Readonly<Record<ActoConsulta, { readonly desde: readonly Estado[]; readonly estado: Estado }>> = {
  responder: { desde: ['abierta', 'respondida', 'cerrada'], estado: 'respondida' },
  cerrar: { desde: ['abierta'], estado: 'cerrada' },
  reabrir: { desde: ['respondida', 'cerrada'], estado: 'abierta' },
};

/** Returns the state after an act; undefined where the act has nothing to do. */
export const stateAfter = (acto: ActoConsulta, estado: Estado): Estado | undefined =>
  ACTOS[acto].desde.includes(estado) ? ACTOS[acto].estado : undefined;

/** Returns the parts of a question in the order in which an attempt showed them: texts, else descriptions of pictures. */
export function partesVistas(datos: DatosPregunta, orden: readonly number[]): string[] {
  const { izquierdas = [], opciones } = mostrarPregunta(datos, vistaEnPalabras(orden)).mostrado;
  return [...izquierdas, ...opciones].map(textoDeParte);
}
