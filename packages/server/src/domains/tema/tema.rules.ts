import { checkTema, type TemaSupplies } from '@portal/contract/tema';
import { message, type Message, quotedNames } from '@portal/messages';

/** Returns the default code of a new topic: the number after the highest one. */
export const nextCodigo = (highest: number): string => `T-${String(highest + 1).padStart(4, '0')}`;

/** Builds a cycle of references for its message (P16): `«A» → «B» → «A»`. */
export const chainOf = (titles: readonly [string, ...string[]]): Message => quotedNames(titles, 'comun.cadena');

/** Returns what a published topic lacks, by the checks of the contract (`docs/decisions/011`). */
export function missingOf(supplies: TemaSupplies): { texto: Message; impide: boolean }[] {
  const { numero_preguntas: preguntas, banco, sin_descripcion = 0, marcar_todo = 0 } = supplies;
  const texts = {
    contenido: message('tema.avisos.sinContenido'),
    preguntas: message('tema.avisos.sinActivas', { preguntas }),
    banco: message('tema.avisos.banco', { preguntas, banco }),
    imagenes: message('tema.avisos.imagenes', { preguntas: sin_descripcion }),
    marcarTodo: message('tema.avisos.marcarTodo', { preguntas: marcar_todo }),
  };
  return checkTema(supplies).flatMap(({ nombre, cumple, impide }) => (cumple ? [] : [{ texto: texts[nombre], impide }]));
}

/** Returns the number of questions of an attempt: 0 without questionnaire, at most the active ones (P10). */
export const preguntasDeIntento = (tema: { cuestionario: number; numero_preguntas: number; banco: number }): number =>
  tema.cuestionario === 0 ? 0 : Math.min(tema.numero_preguntas, tema.banco);

/**
 * Returns false for an address with another scheme than http and https, e.g. `javascript:`, `data:`, `file:` (XSS). Browsers ignore control
 * characters inside a scheme: `java\nscript:`.
 */
export const isOpenable = (address: string): boolean =>
  !/^(?!https?:)[a-z][a-z0-9+.-]*:/iu.test(address.replaceAll(/\p{Cc}/gu, '').trimStart());

/** Returns the index of the first repeated value; -1 if all differ. */
export const repeatedIndex = (values: readonly number[]): number => values.findIndex((value, index) => values.indexOf(value) < index);
