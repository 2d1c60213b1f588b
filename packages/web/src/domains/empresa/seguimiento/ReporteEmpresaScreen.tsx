import { empresaTotalLista } from '@portal/contract/reporte';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadTotales, useTotales } from './seguimiento.queries.ts';
import { useCifras } from './use-cifras.tsx';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

/** /reporteempresa: people, assigned and evaluated of each company (P98). */
export function ReporteEmpresaScreen() {
  const t = useTranslations();
  const list = useList(empresaTotalLista, useEmpresaTotalColumns());
  return (
    <>
      <PageHeader
        title={t('pantallas.reporteEmpresa')}
        actions={
          <LinkButton {...href('/empresaseguimiento')} variant="default">
            {t('reporte.empresaTotal.porCentro')}
          </LinkButton>
        }
      />
      <DataTable
        caption={t('pantallas.reporteEmpresa')}
        list={list}
        rows={useTotales(list.query)}
        download={downloadTotales}
        searchable={false}
        empty={
          <EmptyList
            text={t('vacio.seguimientoEmpresa')}
            action={<LinkButton {...href('/empresa')}>{t('pantallas.empresas')}</LinkButton>}
          />
        }
      />
    </>
  );
}

const ALL_OF = () => ({});

function useEmpresaTotalColumns(): DisplaysOf<typeof empresaTotalLista> {
  const options = useEmpresaOptions();
  const cifras = useCifras(ALL_OF);
  return useMemo(() => ({ empresa: { primary: true, options }, ...cifras }), [options, cifras]);
}
