import { reporteApi, usuarioEmpresaLista } from '@portal/contract/reporte';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { EstadoPlanBadge } from '../../pieces/reporte/EstadoPlanBadge.tsx';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { reportQueries } from '../../pieces/reporte/reporte.queries.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { ProgressBadge } from '../../ui/progress/ProgressBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../pieces/usuario/use-empresa-options.ts';

const report = reportQueries(reporteApi.usuarioEmpresaPor, usuarioEmpresaLista);

/** /reporteusuarioxempresa: who has a plan and how far they are; every count of people in another report opens this one. */
export function UsuarioEmpresaScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen title={t('pantallas.reporteUsuarioEmpresa')} planes="varios" atrasados>
      {(filtros) => <UsuarioEmpresaTable filtros={filtros} />}
    </ReporteScreen>
  );
}

function UsuarioEmpresaTable({ filtros }: { filtros: Filtros }) {
  const list = useList(usuarioEmpresaLista, useUsuarioEmpresaColumns(), { pageSizes: REPORT_SIZES });
  return <ReporteTable caption={useTranslations('pantallas')('reporteUsuarioEmpresa')} list={list} report={report} filtros={filtros} />;
}

function useUsuarioEmpresaColumns(): DisplaysOf<typeof usuarioEmpresaLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      plan: {},
      fecha: {},
      hora: {},
      empresa: { options: empresas },
      departamento: {},
      codigo_centro_costo: {},
      centro_costo: {},
      personal: {
        primary: true,
        cell: ({ id_asignacion, personal }) => <AppLink {...href('/asignacionedit', { id: id_asignacion })}>{personal}</AppLink>,
      },
      apellido: { roomy: true },
      nombres: { roomy: true },
      codigo: { cell: ({ id_usuario, codigo }) => <PersonaLink id={id_usuario}>{codigo}</PersonaLink> },
      cargo: {},
      temas: {},
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      promedio: {},
      certificados: {},
      estado: { cell: ({ estado }) => <EstadoPlanBadge estado={estado} /> },
      evaluado: { hidden: true },
      pendiente: { hidden: true },
    }),
    [empresas],
  );
}
