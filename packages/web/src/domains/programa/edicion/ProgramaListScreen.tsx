import type { ProgramaFila } from '@portal/contract';
import { IconSitemap, IconTable } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { programas } from '../programa-master.queries.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../../ui/master/use-common-columns.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { defineColumns } from '../../../ui/table/column.ts';

const NIVEL = 2;

/** /programa: the programs of the portal, with their structure (P75). */
export function ProgramaListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.programas')}
      description={t('programa.lista.texto')}
      columns={useColumns()}
      queries={programas}
      editPath="/programaedit"
      newLabel={t('programa.lista.nuevo')}
      exportNames={{ csv: 'programa', xlsx: 'UCJ-Programas' }}
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

function useColumns() {
  const t = useTranslations('programa');
  const { estado, stamps } = useCommonColumns<ProgramaFila>();
  return useMemo(
    () =>
      defineColumns<ProgramaFila>([
        { id: 'codigo', header: t('campos.codigo'), filter: 'text' },
        { id: 'titulo', header: t('campos.titulo'), filter: 'text', primary: true },
        { id: 'descripcion', header: t('campos.descripcion') },
        estado,
        // Both dates stand before the counts (P75).
        ...stamps.map((column) => ({ ...column, hidden: column.id === 'usuario_creacion' })),
        { id: 'planestudio', header: t('lista.planes'), align: 'right' },
        { id: 'curso', header: t('lista.cursos'), align: 'right' },
      ]),
    [t, estado, stamps],
  );
}
