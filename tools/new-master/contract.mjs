import { namesOf } from './names.mjs';

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function contractFiles(name) {
  const { Name } = namesOf(name);
  return {
    [`packages/contract/src/${name}/${name}.ts`]: `import { codeField, stateField, textField } from '../core/field.ts';
import { duplicateCall } from '../core/duplicate-call.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';

export const ${name}Maestro = defineMaster({
  domain: '${name}',
  key: 'id_${name}',
  words: ['un registro de ${name}', 'Registros de ${name}'],
  fields: { codigo: codeField(20), titulo: textField(250), codigo_estado: stateField() },
  children: {},
  computed: {},
  order: 'titulo',
  files: { csv: '${name}', xlsx: 'UCJ-${Name}s' },
});
export type ${Name}Fila = RowOfMaster<typeof ${name}Maestro>;

export const ${name} = {
  ...${name}Maestro.calls,
  duplicar: duplicateCall(${name}Maestro, 'un registro de ${name}'),
};
`,
  };
}
