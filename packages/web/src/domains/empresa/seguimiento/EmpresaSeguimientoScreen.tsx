import { type EmpresaSeguimientoFila, empresaSeguimientoLista } from '@portal/contract/reporte';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadSeguimiento, useSeguimiento } from './seguimiento.queries.ts';
import { useCifras } from './use-cifras.tsx';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { href } from '../../../core/router/paths.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

/** Filters of the people of a cost centre; those of none have no filter. */
const filtroOf = ({ centro_costo, centrocosto }: EmpresaSeguimientoFila): Record<string, string> | undefined =>
  centro_costo === null || centrocosto === null ? undefined : { codigo_centro_costo: centro_costo, centro_costo: centrocosto };

/** /empresaseguimiento: people, assigned and evaluated of each company and cost centre (P98). */
export function EmpresaSeguimientoScreen() {
  const t = useTranslations();
  const list = useList(empresaSeguimientoLista, useEmpresaSeguimientoColumns());
  return (
    <>
      <PageHeader title={t('pantallas.empresaSeguimiento')} back={useWayBack('/empresa')} />
      <DataTable
        caption={t('pantallas.empresaSeguimiento')}
        list={list}
        rows={useSeguimiento(list.query)}
        download={downloadSeguimiento}
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

function useEmpresaSeguimientoColumns(): DisplaysOf<typeof empresaSeguimientoLista> {
  const options = useEmpresaOptions();
  const cifras = useCifras(filtroOf);
  return useMemo(() => ({ nro: {}, empresa: { primary: true, options }, centro_costo: {}, centrocosto: {}, ...cifras }), [options, cifras]);
}
