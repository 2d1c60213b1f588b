import { programaCursoLista } from '@portal/contract/programa';
import { useTranslations } from 'use-intl';
import { downloadTabla, useProgramaTabla } from '../../../pieces/programa/programa-master.queries.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

const COLUMNS: DisplaysOf<typeof programaCursoLista> = {
  codigo: {},
  titulo: { primary: true },
  codigo_estado: {},
  numero_orden: {},
  curso_codigo: {},
  curso: {},
  curso_estado: {},
  modulos: {},
};

/** /programatabla: all programs with their courses, one row each. */
export function ProgramaTablaScreen() {
  const t = useTranslations('pantallas');
  const vacio = useTranslations('vacio');
  const list = useList(programaCursoLista, COLUMNS);
  return (
    <>
      <PageHeader title={t('programaTabla')} back={useWayBack('/programa')} />
      <DataTable
        caption={t('programaTabla')}
        list={list}
        rows={useProgramaTabla(list.query)}
        download={downloadTabla}
        empty={<EmptyList text={vacio('programaTabla')} action={<LinkButton to="/programa">{t('programas')}</LinkButton>} />}
      />
    </>
  );
}
