import { namesOf } from './names.mjs';

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function contractFiles(name) {
  const { Name, Plural } = namesOf(name);
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
  files: { csv: '${name}', xlsx: 'UCJ-${Plural}' },
});
export type ${Name}Fila = RowOfMaster<typeof ${name}Maestro>;

export const ${name}Api = {
  ...${name}Maestro.calls,
  duplicar: duplicateCall(${name}Maestro, 'un registro de ${name}'),
};
`,
    [`packages/contract/src/${name}/index.ts`]: `export * from './${name}.ts';
`,
    [`packages/contract/src/${name}/examples.ts`]: `import type { ${name}Api as calls, ${Name}Fila } from './${name}.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const uno: ${Name}Fila = { id_${name}: 31, codigo: 'X-1', titulo: 'Registro de ejemplo', codigo_estado: 1, ...STAMP };

export const ${name} = {
  sellst: [uno, { ...uno, id_${name}: 32, codigo: 'X-2', titulo: 'Otro registro' }],
  sel: uno,
  ins: { ...done, id_${name}: 33, avisos: [] },
  upd: { ...done, id_${name}: uno.id_${name}, version: 2, avisos: [] },
  del: done,
  duplicar: { ...done, message: 'Copia creada, inactiva', clave: 'registro.copiado', id_${name}: 33, id_copia: 1, creados: { ${name}: 1 }, preguntas_iguales: [] },
} satisfies AnswersOf<typeof calls>;
`,
  };
}
