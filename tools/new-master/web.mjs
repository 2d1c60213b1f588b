import { namesOf } from './names.mjs';

/**
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function webFiles(name) {
  const { Name, plural } = namesOf(name);
  const domain = `packages/web/src/domains/${name}`;
  return {
    [`${domain}/${name}.queries.ts`]: `import { ${name}Api, ${name}Maestro } from '@portal/contract/${name}';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** The master ${name}. */
export const ${plural} = masterQueries(${name}Maestro, {
  keys: keysOf('${name}'),
  invalidates: [],
  children: noChildren,
  duplicate: ${name}Api.duplicar,
});
`,
    [`${domain}/${Name}ListScreen.tsx`]: listScreen(name),
    [`${domain}/${Name}EditScreen.tsx`]: editScreen(name),
  };
}

/** @param {string} name */
function listScreen(name) {
  const { Name, plural } = namesOf(name);
  return `import type { ${name}Maestro } from '@portal/contract/${name}';
import { useTranslations } from 'use-intl';
import { ${plural} } from './${name}.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof ${name}Maestro.list> = {
  codigo: {},
  titulo: { primary: true },
  codigo_estado: {},
  fecha_creacion: {},
};

/** /${name}: the list. */
export function ${Name}ListScreen() {
  const t = useTranslations('${name}.lista');
  return (
    <MasterList title={t('titulo')} columns={COLUMNS} queries={${plural}} editPath="/${name}edit" newLabel={t('nuevo')} empty={t('vacio')} />
  );
}
`;
}

/** @param {string} name */
function editScreen(name) {
  const { Name, plural } = namesOf(name);
  return `import { useTranslations } from 'use-intl';
import { ${plural} } from './${name}.queries.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** /${name}edit: creates without id, changes with it. */
export function ${Name}EditScreen() {
  const t = useTranslations('${name}.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={${plural}}
      saved={{ field: 'titulo', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/${name}"
      editPath="/${name}edit"
      inputs={{
        codigo: (props) => <TextField {...props} />,
        titulo: (props) => <TextField data-wide {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
      }}
    />
  );
}
`;
}
