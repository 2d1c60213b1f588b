import { fold } from '../core/fold.ts';

/** Kinds of absence. Only administrators read them: bosses see that a person is away, never why (P43). */
export const TIPO_AUSENCIA = ['vacaciones', 'licencia', 'descanso_medico'] as const;
export type TipoAusencia = (typeof TIPO_AUSENCIA)[number];

/** Reads a kind as people write it, whatever its case and accents: `Descanso Médico`; undefined for another word. */
export function leerTipoAusencia(texto: string): TipoAusencia | undefined {
  const words = fold(texto)
    .trim()
    .replaceAll(/[\s_-]+/g, '_');
  return TIPO_AUSENCIA.find((tipo) => tipo === words);
}
