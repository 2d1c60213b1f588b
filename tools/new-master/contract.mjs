import { namesOf } from './names.mjs';

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function contractFiles(name) {
  const { Name, UP } = namesOf(name);
  return {
    [`packages/contract/src/${name}/${name}.ts`]: `import { z } from 'zod';
import { estadoMaestro, text } from '../core/fields.ts';
import { duplicateEndpoint, masterEndpoints, stampFields } from '../core/master.ts';

/** Longest texts. */
export const LIMITE_${UP} = { codigo: 20, titulo: 250 } as const;

export const ${name}Fields = {
  codigo: text(LIMITE_${UP}.codigo),
  titulo: text(LIMITE_${UP}.titulo),
  codigo_estado: estadoMaestro,
};

/** The record as the server sends it. */
export const ${name}Fila = z.object({
  id_${name}: z.number(),
  codigo: z.string(),
  titulo: z.string(),
  codigo_estado: z.number(),
  ...stampFields,
});
export type ${Name}Fila = z.output<typeof ${name}Fila>;

export const ${name} = {
  ...masterEndpoints({
    domain: '${name}',
    key: 'id_${name}',
    words: ['un registro de ${name}', 'Registros de ${name}'],
    fields: ${name}Fields,
    row: ${name}Fila,
  }),
  duplicar: duplicateEndpoint('${name}', 'id_${name}', 'un registro de ${name}'),
};
`,
  };
}
