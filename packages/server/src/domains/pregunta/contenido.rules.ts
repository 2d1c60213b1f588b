import { datosDe, type DatosPregunta, filaDe, type FilaPregunta, partesDe, type TipoPregunta } from '@portal/contract/pregunta';

const CLASICOS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d', 'indicador_correcta'] as const;

/** Content of a question as calls send it: `datos`, or four texts and their key. */
export type ContenidoEnviado = { readonly [Campo in (typeof CLASICOS)[number]]?: FilaPregunta[Campo] | undefined } & {
  readonly datos?: DatosPregunta | null | undefined;
};

/** Columns of the content of a question. */
export interface ContenidoGuardado extends FilaPregunta {
  readonly tipo: TipoPregunta;
  /** Number of parts that an attempt turns; of a classic one, unless its texts name each other by place. */
  readonly partes: number;
}

/** Returns the columns of a question; one that the first clients know is stored as they store it. */
export function contenidoDe({ datos, ...textos }: ContenidoEnviado): ContenidoGuardado {
  const { rpta_a = '', rpta_b = '', rpta_c = '', rpta_d = '', indicador_correcta = 1 } = textos;
  const asked = datos ?? datosDe({ rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos: null });
  return { ...filaDe(asked), tipo: asked.tipo, partes: partesDe(asked) };
}

/** Returns whether a change comes from a client that knows four options alone, while the stored question is of another form. */
export const isFromBefore = ({ datos }: ContenidoEnviado, leftOut: readonly string[]): boolean =>
  Boolean(datos) && leftOut.includes('datos') && CLASICOS.some((campo) => !leftOut.includes(campo));
