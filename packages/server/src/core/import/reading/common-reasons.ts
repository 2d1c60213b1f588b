import type { MotivoComun } from '@portal/contract/core';
import type { Message, MessageValue, Translator } from '@portal/messages';
import { storable } from '../rows.rules.ts';

interface Group {
  filas: number;
  readonly first: Message;
  /** Names of the values in which its rows differ. */
  readonly differing: Set<string>;
}

/** Most groups that a review names. */
const GROUPS = 30;

/** Counts the reasons of rows by what they say of which column. */
export function countReasons({ word }: Translator) {
  const groups = new Map<string, Group>();
  const add = (reasons: readonly Message[]): void => {
    for (const reason of reasons) {
      const columna = reason.valores?.['columna'];
      const key = `${reason.clave} ${typeof columna === 'string' ? columna : ''}`;
      const group = groups.get(key);
      if (!group) groups.set(key, { filas: 1, first: reason, differing: new Set() });
      else {
        group.filas += 1;
        compare(group, reason);
      }
    }
  };
  const found = (): MotivoComun[] =>
    [...groups.values()]
      .toSorted((one, other) => other.filas - one.filas)
      .slice(0, GROUPS)
      .map(({ filas, ...group }) => {
        const motivo = storable(wordCommon(group, word));
        return { motivo, filas, filtro: motivo.slice(0, FILTER_MAX) };
      });
  return { add, found };
}

/** Characters of a reason that find its rows. */
const FILTER_MAX = 200;

function compare({ first, differing }: Group, { valores = {} }: Message): void {
  for (const [name, value] of Object.entries(first.valores ?? {})) {
    if (value !== valores[name] && !(typeof value === 'object' && JSON.stringify(value) === JSON.stringify(valores[name])))
      differing.add(name);
  }
}

/** Replaces the part of a reason that differs from row to row, also in the filter that finds its rows. */
const ANYTHING = '…';

/** Number that no reason has, and its digits as a language groups them. */
const STAND_IN = 987_654_321;
const WRITTEN = /987.?654.?321/g;

/** Words what the reasons of a group have in common: `Correo: dice «…»; debe ser una dirección de correo.` */
function wordCommon({ first, differing }: Pick<Group, 'first' | 'differing'>, word: Translator['word']): string {
  if (differing.size === 0) return word(first);
  const common = (name: string, value: MessageValue) => (differing.has(name) ? (typeof value === 'number' ? STAND_IN : ANYTHING) : value);
  const valores = Object.fromEntries(Object.entries(first.valores ?? {}).map(([name, value]) => [name, common(name, value)]));
  return word({ clave: first.clave, valores }).replaceAll(WRITTEN, ANYTHING);
}
