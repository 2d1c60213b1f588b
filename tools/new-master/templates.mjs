/**
 * The files of a new master, by path: what curso, programa, modulo and planestudio have in common.
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function masterFiles(name) {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const UP = name.toUpperCase();
  return {
    [`packages/contract/src/${name}/${name}.ts`]: `import { z } from 'zod';
import { estadoMaestro, text } from '../core/fields.ts';
import { duplicateEndpoint, masterEndpoints, stampFields } from '../core/master.ts';

/** Section 9. */
export const LIMITE_${UP} = { codigo: 20, titulo: 250 } as const;

export const ${name}Fields = {
  codigo: text(LIMITE_${UP}.codigo),
  titulo: text(LIMITE_${UP}.titulo),
  codigo_estado: estadoMaestro,
};

export const ${name}Fila = z.object({
  id_${name}: z.number(),
  codigo: z.string(),
  titulo: z.string(),
  codigo_estado: z.number(),
  ...stampFields,
});

export const ${name} = {
  ...masterEndpoints({ domain: '${name}', key: 'id_${name}', words: ['un registro de ${name}', 'Registros de ${name}'], fields: ${name}Fields, row: ${name}Fila }),
  duplicar: duplicateEndpoint('${name}', 'id_${name}', 'un registro de ${name}'),
};
`,
    [`packages/server/src/domains/${name}/${name}.repository.ts`]: `import type { api, ResponseOf } from '@portal/contract';
import { sql } from 'kysely';
import { masterRows } from '../../db/master-rows.ts';

export type ${Name}Fila = ResponseOf<(typeof api)['${name}']['sel']>;

export const ${name}Rows = masterRows<${Name}Fila>({
  table: '${name}',
  key: 'id_${name}',
  select: sql<${Name}Fila>\`
    select id_${name}, codigo, titulo, codigo_estado, usuario_creacion, usuario_modificacion, fecha_creacion, fecha_modificacion, version
    from ${name}\`,
  own: ['codigo', 'titulo', 'codigo_estado'],
  list: {
    order: { id_${name}: 'valor', codigo: 'texto', titulo: 'texto', codigo_estado: 'valor', fecha_creacion: 'valor', fecha_modificacion: 'valor' },
    search: ['codigo', 'titulo'],
    fallback: 'titulo',
    key: 'id_${name}',
  },
});
`,
    [`packages/server/src/domains/${name}/${name}.master.ts`]: `import { LIMITE_${UP} } from '@portal/contract';
import { type Master, requireFree } from '../../core/master-service.ts';
import { type ${Name}Fila, ${name}Rows } from './${name}.repository.ts';

/** The master ${name}: what its table does not say (decision 29: name its dependents as they appear). */
export const ${name}Master: Master<${Name}Fila> = {
  noun: 'El registro',
  key: 'id_${name}',
  rows: ${name}Rows,
  columns: async (trx, input, id) => {
    await requireFree(${name}Rows, trx, 'codigo', { value: input['codigo'], id });
    return input;
  },
  copy: { code: { column: 'codigo', max: LIMITE_${UP}.codigo }, title: { column: 'titulo', max: LIMITE_${UP}.titulo }, codigo_estado: 0 },
  dependents: async () => [],
};
`,
    [`packages/server/src/domains/${name}/${name}.routes.ts`]: `import { api } from '@portal/contract';
import { masterRoutes } from '../../core/master-routes.ts';
import { masterService } from '../../core/master-service.ts';
import { route, type Route } from '../../core/route.ts';
import { ${name}Master } from './${name}.master.ts';

const ${name} = masterService(${name}Master);

export const ${name}Routes: readonly Route[] = [...masterRoutes(api.${name}, ${name}), route(api.${name}.duplicar, ${name}.duplicate)];
`,
    [`packages/server/src/domains/${name}/${name}.test.ts`]: `import { api, LIMITE_${UP} } from '@portal/contract';
import { describe } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { testMaster } from '../../testing/master-suite.ts';

const test = useTestApp();

describe('${name}', () => {
  testMaster(test, {
    key: 'id_${name}',
    api: api.${name},
    fields: (number) => ({ codigo: \`X-\${number}\`, titulo: 'Título', codigo_estado: 1 }),
    limits: { codigo: LIMITE_${UP}.codigo, titulo: LIMITE_${UP}.titulo },
    required: ['codigo', 'titulo', 'codigo_estado'],
    unique: 'codigo',
    title: 'titulo',
    addDependent: async () => {
      throw new Error('link something to the record here, and return a word of the refusal');
    },
  });
});
`,
    [`packages/web/src/domains/${name}/${name}.queries.ts`]: `import { api, type ResponseOf } from '@portal/contract';
import { masterQueries } from '../../core/master/master-queries.ts';

export type ${Name}Fila = ResponseOf<(typeof api)['${name}']['sel']>;

export const ${name}s = masterQueries<${Name}Fila>({ name: '${name}', key: 'id_${name}', api: api.${name} });
`,
    [`packages/web/src/domains/${name}/${Name}ListScreen.tsx`]: `import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type ${Name}Fila, ${name}s } from './${name}.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../ui/master/use-common-columns.tsx';
import { defineColumns } from '../../ui/table/column.ts';

const EXPORT = { csv: '${name}', xlsx: 'UCJ-${Name}s' };

/** /${name}: the list. */
export function ${Name}ListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.${name}s')}
      description={t('${name}.lista.texto')}
      columns={useColumns()}
      query={${name}s.useList()}
      idOf={(row) => row.id_${name}}
      nameOf={(row) => row.titulo}
      editPath="/${name}edit"
      newLabel={t('${name}.lista.nuevo')}
      exportNames={EXPORT}
    />
  );
}

function useColumns() {
  const t = useTranslations('${name}');
  const { estado, stamps } = useCommonColumns<${Name}Fila>();
  return useMemo(
    () =>
      defineColumns<${Name}Fila>([
        { id: 'codigo', header: t('campos.codigo'), filter: 'text' },
        { id: 'titulo', header: t('campos.titulo'), filter: 'text', primary: true },
        estado,
        ...stamps,
      ]),
    [t, estado, stamps],
  );
}
`,
    [`packages/web/src/domains/${name}/${Name}EditScreen.tsx`]: `import { LIMITE_${UP}, ${name}Fields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ${name}s } from './${name}.queries.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EstadoField } from '../../ui/master/EstadoField.tsx';
import { fieldLabels } from '../../ui/master/field-labels.ts';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

const schema = z.object(${name}Fields);

const EMPTY = { codigo: '', titulo: '', codigo_estado: null as number | null };

/** /${name}edit: creates without id, changes with it. */
export function ${Name}EditScreen() {
  const t = useTranslations('${name}.campos');
  const texts = useTranslations('${name}.edicion');
  const { id } = useScreenSearch('/${name}edit');
  return (
    <MasterForm
      titles={{ nuevo: texts('nuevo'), editar: texts('editar') }}
      queries={${name}s}
      id={id}
      schema={schema}
      empty={EMPTY}
      labels={fieldLabels(EMPTY, t)}
      listPath="/${name}"
      editPath="/${name}edit"
      copyable
    >
      {(form) => (
        <FormGrid>
          <TextField label={t('codigo')} required maxLength={LIMITE_${UP}.codigo} {...form.getInputProps('codigo')} />
          <EstadoField {...form.getInputProps('codigo_estado')} />
          <TextField label={t('titulo')} required maxLength={LIMITE_${UP}.titulo} {...form.getInputProps('titulo')} />
        </FormGrid>
      )}
    </MasterForm>
  );
}
`,
    [`packages/web/src/messages/es/${name}.ts`]: `export const ${name} = {
  lista: { texto: 'Qué hay en esta lista.', nuevo: 'Nuevo registro' },
  edicion: { nuevo: 'Nuevo registro', editar: 'Editar registro' },
  campos: { codigo: 'Código', titulo: 'Título', codigo_estado: 'Estado' },
} as const;
`,
  };
}
