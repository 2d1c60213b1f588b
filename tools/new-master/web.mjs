import { namesOf } from './names.mjs';

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function webFiles(name) {
  const { Name } = namesOf(name);
  const domain = `packages/web/src/domains/${name}`;
  return {
    [`${domain}/${name}.queries.ts`]: `import { api, type ${Name}Fila } from '@portal/contract';
import { masterQueries } from '../../core/master/master-queries.ts';

/** The master ${name}. */
export const ${name}s = masterQueries<${Name}Fila>({ name: '${name}', key: 'id_${name}', api: api.${name} });
`,
    [`${domain}/${Name}ListScreen.tsx`]: listScreen(name),
    [`${domain}/${Name}EditScreen.tsx`]: editScreen(name),
    [`packages/messages/src/es/${name}.ts`]: `export const ${name} = {
  lista: { titulo: '${Name}s', texto: 'Qué hay en esta lista.', nuevo: 'Nuevo registro' },
  edicion: { nuevo: 'Nuevo registro', editar: 'Editar registro' },
  campos: { codigo: 'Código', titulo: 'Título', codigo_estado: 'Estado' },
} as const;
`,
  };
}

/** @param {string} name */
function listScreen(name) {
  const { Name } = namesOf(name);
  return `import type { ${Name}Fila } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ${name}s } from './${name}.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../ui/master/use-common-columns.tsx';
import { defineColumns } from '../../ui/table/column.ts';

/** /${name}: the list. */
export function ${Name}ListScreen() {
  const t = useTranslations('${name}.lista');
  return (
    <MasterList
      title={t('titulo')}
      description={t('texto')}
      columns={useColumns()}
      queries={${name}s}
      editPath="/${name}edit"
      newLabel={t('nuevo')}
      exportNames={{ csv: '${name}', xlsx: 'UCJ-${Name}s' }}
    />
  );
}

function useColumns() {
  const t = useTranslations('${name}.campos');
  const { estado, stamps } = useCommonColumns<${Name}Fila>();
  return useMemo(
    () =>
      defineColumns<${Name}Fila>([
        { id: 'codigo', header: t('codigo'), filter: 'text' },
        { id: 'titulo', header: t('titulo'), filter: 'text', primary: true },
        estado,
        ...stamps,
      ]),
    [t, estado, stamps],
  );
}
`;
}

/** @param {string} name */
function editScreen(name) {
  const { Name, UP } = namesOf(name);
  return `import { LIMITE_${UP}, ${name}Fields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { ${name}s } from './${name}.queries.ts';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

const EMPTY = {
  codigo: '',
  titulo: '',
  codigo_estado: null as number | null,
};

/** /${name}edit: creates without id, changes with it. */
export function ${Name}EditScreen() {
  const t = useTranslations('${name}');
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={${name}s}
      fields={${name}Fields}
      empty={EMPTY}
      fieldName={(field) => t(\`campos.\${field}\`)}
      listPath="/${name}"
      editPath="/${name}edit"
    >
      {({ getInputProps: input }) => (
        <FormGrid>
          <TextField label={t('campos.codigo')} required maxLength={LIMITE_${UP}.codigo} {...input('codigo')} />
          <EstadoField {...input('codigo_estado')} />
          <TextField data-wide label={t('campos.titulo')} required maxLength={LIMITE_${UP}.titulo} {...input('titulo')} />
        </FormGrid>
      )}
    </MasterForm>
  );
}
`;
}
