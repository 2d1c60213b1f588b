import { noAsignadoLista, usuarioApi } from '@portal/contract/usuario';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { noAsignadoRequest, reportQueries } from '../../pieces/reporte/reporte.queries.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../pieces/usuario/use-empresa-options.ts';

const report = reportQueries(usuarioApi.sinAsignarEntre, noAsignadoLista, noAsignadoRequest);

/** /reportenoasignado: active people without an open assignment of the chosen plans (P106). */
export function NoAsignadoScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen title={t('pantallas.reporteNoAsignado')} planes="varios">
      {(filtros) => <NoAsignadoTable filtros={filtros} />}
    </ReporteScreen>
  );
}

function NoAsignadoTable({ filtros }: { filtros: Filtros }) {
  const list = useList(noAsignadoLista, useNoAsignadoColumns(), { pageSizes: REPORT_SIZES });
  return <ReporteTable caption={useTranslations('pantallas')('reporteNoAsignado')} list={list} report={report} filtros={filtros} />;
}

function useNoAsignadoColumns(): DisplaysOf<typeof noAsignadoLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      empresa: { options: empresas },
      departamento: {},
      codigo_centro_costo: {},
      centro_costo: {},
      codigo_usuario: {
        cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink>,
      },
      personal: { primary: true },
      apellido: { roomy: true },
      nombres: { roomy: true },
      correo_electronico: {},
      cargo: {},
      grupo: { hidden: true },
    }),
    [empresas],
  );
}
