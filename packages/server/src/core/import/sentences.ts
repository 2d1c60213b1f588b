import { message, type Message, type Translator } from '@portal/messages';

/** Counts of a confirmed import. */
export interface Counts {
  readonly insertados: number;
  /** Without those who became Cesado. */
  readonly actualizados: number;
  readonly cesados: number;
  readonly existentes: number;
  readonly rechazados: number;
}

/** Counts of an undone import, as they are kept. */
export interface Undone {
  readonly deshechos: number;
  readonly conservados: number;
  readonly motivos: readonly { readonly motivo: Message; readonly cantidad: number }[];
}

/** Words the reasons of a refused row, one sentence after the other. */
export const wordReasons =
  ({ text, word }: Translator) =>
  (reasons: readonly Message[]): string =>
    text('importacion.error', { motivos: reasons.map(word).join(' ') });

/** Takes from the stored reason of a refused row the word before it, for a sentence of several. */
export const bareReason = ({ text }: Translator): ((reason: string) => string) => {
  const head = text('importacion.error', { motivos: '' });
  return (reason) => (reason.startsWith(head) ? reason.slice(head.length) : reason);
};

/** Words what to look at in an accepted row, one sentence after the other. */
export const wordWarnings =
  ({ word }: Translator) =>
  (warnings: readonly Message[]): string =>
    warnings.map(word).join(' ');

/** Sentence about an undoing, simulated or done. */
export const undoneSentence = ({ deshechos, conservados, motivos }: Undone, simulated: boolean): Message =>
  message(simulated ? 'importacion.deshacer' : 'importacion.deshecha', {
    deshechos,
    conservados,
    motivos: motivos.map(({ motivo, cantidad }) => message('importacion.motivo', { motivo, cantidad })),
  });
