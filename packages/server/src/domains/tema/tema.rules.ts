import { message, type Message } from '@portal/messages';
/** Code of a topic whose author gives none: one after the highest `T-0000` so far. */
export const nextCodigo = (highest: number): string => `T-${String(highest + 1).padStart(4, '0')}`;

/** `«A» → «B» → «A»` for the message about a circle of references (P16). */
export const describeChain = (titles: readonly string[]): string => titles.map((title) => `«${title}»`).join(' → ');

interface TemaSupplies {
  readonly contenido: string | null;
  readonly numero_preguntas: number;
  /** Active questions of its bank. */
  readonly banco: number;
  /** Active content items. */
  readonly contenidos: number;
}

/** What a published topic lacks before a learner meets it. */
export function missingOf({ contenido, contenidos, numero_preguntas: preguntas, banco }: TemaSupplies): Message[] {
  const missing: Message[] = [];
  if (!contenido && contenidos === 0) missing.push(message('tema.avisos.sinContenido'));
  if (preguntas > 0 && banco === 0) missing.push(message('tema.avisos.sinActivas', { preguntas }));
  else if (preguntas > banco) missing.push(message('tema.avisos.banco', { preguntas, banco }));
  return missing;
}

/** Questions that an attempt really holds: none without questionnaire, never more than the bank has. */
export const preguntasDeIntento = (tema: { cuestionario: number; numero_preguntas: number; banco: number }): number =>
  tema.cuestionario === 0 ? 0 : Math.min(tema.numero_preguntas, tema.banco);

/** False for an address with a scheme that runs or reads something on the reader's machine (`javascript:`, `data:`, `file:` …). */
export const isOpenable = (address: string): boolean => !/^[\s\p{Cc}]*(?!https?:)[a-z][a-z0-9+.-]*:/iu.test(address);

/** Place of the first value that occurred before; -1 when all differ. */
export const repeatedIndex = (values: readonly number[]): number => values.findIndex((value, index) => values.indexOf(value) < index);
