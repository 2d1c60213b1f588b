import { api, evaluacionLista } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from './asked.ts';
import { PlanTemaFields } from './PlanTemaFields.tsx';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { evaluacionRequest, reportQueries, withDays } from './reporte.queries.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { GradeBadge } from '../evaluacion/evaluacion-pieces.public.ts';
import { useEmpresaOptions } from '../usuario/usuario.public.ts';

const report = withDays(reportQueries(api.evaluacion.reporte, evaluacionLista, evaluacionRequest), 'fecha');

/** /evaluacion: every finished attempt of companies, a plan and a topic (P104). */
export function EvaluacionesScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen title={t('pantallas.evaluaciones')} extra={(chosen, set) => <PlanTemaFields chosen={chosen} onChange={set} />}>
      {(filtros) => <Tabla filtros={filtros} />}
    </ReporteScreen>
  );
}

function Tabla({ filtros }: { filtros: Filtros }) {
  const list = useList(evaluacionLista, useColumns(), { pageSizes: REPORT_SIZES });
  return <ReporteTable caption={useTranslations('pantallas')('evaluaciones')} list={list} report={report} filtros={filtros} />;
}

const VALID = 1;

function useColumns(): DisplaysOf<typeof evaluacionLista> {
  const t = useTranslations();
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      fecha: { hour: true },
      codigo: { cell: ({ id_usuario, codigo }) => <AppLink {...href('/usuarioreporte', { id: id_usuario })}>{codigo}</AppLink> },
      nombres: { primary: true },
      apellido: {},
      empresa: { options: empresas },
      plan: {},
      programa: { hidden: true },
      curso: { hidden: true },
      modulo: {},
      tema: { cell: ({ id_evaluacion, tema }) => <AppLink {...href('/evaluacionresultado', { id: id_evaluacion })}>{tema}</AppLink> },
      numero_intento: {},
      duracion: {},
      nota: { cell: ({ nota, notaminima }) => nota !== null && <GradeBadge grade={nota} passMark={notaminima} /> },
      notaminima: {},
      aprobado: {
        cell: ({ aprobado }) => (
          <StateBadge tone={aprobado ? 'success' : 'danger'}>{t(`comun.opciones.siNo.${aprobado ? 'true' : 'false'}`)}</StateBadge>
        ),
      },
      certificado: {
        cell: ({ id_evaluacion, certificado }) =>
          certificado && <AppLink {...href('/certificadovisor', { id: id_evaluacion })}>{t('reporte.evaluaciones.certificado')}</AppLink>,
      },
      codigo_estado: {
        cell: ({ codigo_estado }) =>
          codigo_estado === VALID ? t('comun.opciones.intento.1') : <StateBadge tone="warning">{t('comun.opciones.intento.2')}</StateBadge>,
      },
      rapido: { hidden: true },
      id_evaluacion: { hidden: true },
    }),
    [empresas, t],
  );
}
