import type { programaMaestro } from '@portal/contract';
import { IconSitemap, IconTable } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { programas } from '../programa-master.queries.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';

const NIVEL = 2;

/** Columns in their order: both dates before the counts (P75). */
const COLUMNS: DisplaysOf<typeof programaMaestro.list> = {
  codigo: {},
  titulo: { primary: true },
  descripcion: {},
  codigo_estado: {},
  fecha_creacion: {},
  fecha_modificacion: {},
  planestudio: {},
  curso: {},
};

/** /programa: the programs of the portal, with their structure (P75). */
export function ProgramaListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.programas')}
      description={t('programa.lista.texto')}
      columns={COLUMNS}
      queries={programas}
      editPath="/programaedit"
      newLabel={t('programa.lista.nuevo')}
      actions={
        <LinkButton to="/programatabla" variant="default" leftSection={<IconTable size={16} aria-hidden="true" />}>
          {t('programa.lista.tabla')}
        </LinkButton>
      }
      rowActions={(row) => (
        <RowAction
          label={t('programa.lista.estructura', { nombre: row.titulo })}
          icon={IconSitemap}
          link={{ to: '/planestudioedt', search: { id: NIVEL, ref: row.id_programa } }}
        />
      )}
    />
  );
}
