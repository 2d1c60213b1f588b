/**
 * Keys that a list's screen, form and file ask for by the names of its columns and fields: the same functions word them, and what they find is noted.
 * @param {typeof import('../../packages/messages/src/lists.ts')} words
 * @param {import('../../packages/messages/src/texts.ts').Texts} texts
 * @param {{ lists: Readonly<Record<string, any>>, masters: Readonly<Record<string, any>> }} definitions of the contract
 * @returns {Set<string>}
 */
export function listKeys({ columnHeader, fieldLabel, optionsOf }, texts, { lists, masters }) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {typeof texts} */
  const noting = {
    names: texts.names,
    find: (key) => {
      const text = texts.find(key);
      if (text !== undefined) found.add(key);
      return text;
    },
  };
  for (const list of Object.values(lists)) {
    for (const [name, column] of Object.entries(list.columns)) {
      columnHeader(noting, list, name);
      optionsOf(noting, column);
    }
  }
  for (const { list, fields, body } of Object.values(masters)) {
    for (const name of Object.keys({ ...fields, ...body.shape, ...list.columns })) {
      fieldLabel(noting, list, name);
      noting.find(`${list.name}.ayuda.${name}`);
    }
  }
  return found;
}
