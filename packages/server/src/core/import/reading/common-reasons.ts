import type { MotivoComun } from '@portal/contract';
import type { Message, Translator } from '@portal/messages';

interface Group {
  filas: number;
  prefix: string;
  first: string;
}

/** Letters that a common beginning needs to say anything. */
const SPEAKING = 12;

/** Most groups that a review names. */
const GROUPS = 30;

/** Counts the reasons of rows by what they say of which column. */
export function countReasons({ word }: Translator) {
  const groups = new Map<string, Group>();
  const add = (reasons: readonly Message[]): void => {
    for (const reason of reasons) {
      const columna = reason.valores?.['columna'];
      const key = `${reason.clave} ${typeof columna === 'string' ? columna : ''}`;
      const said = word(reason);
      const group = groups.get(key);
      if (!group) groups.set(key, { filas: 1, prefix: said, first: said });
      else {
        group.filas += 1;
        group.prefix = common(group.prefix, said);
      }
    }
  };
  const found = (): MotivoComun[] =>
    [...groups.values()]
      .toSorted((one, other) => other.filas - one.filas)
      .slice(0, GROUPS)
      .map(described);
  return { add, found };
}

function common(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

function described({ filas, prefix, first }: Group): MotivoComun {
  const speaks = prefix.length >= SPEAKING;
  const whole = prefix === first;
  return { motivo: whole ? first : `${speaks ? prefix : first}…`, filas, filtro: speaks ? prefix.trim() : null };
}
