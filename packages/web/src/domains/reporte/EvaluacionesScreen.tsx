import { dayRangeText, type Selection } from '@portal/contract/core';
import { evaluacionApi, evaluacionLista, LIMITE_ANULACION, seleccionEvaluaciones } from '@portal/contract/evaluacion';
import { IconCircleOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { PlanTemaFields } from './PlanTemaFields.tsx';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { evaluacionRequest, reportQueries, withDays } from '../../pieces/reporte/reporte.queries.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { NOTHING } from '../../core/list/selection.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { SelectionButton } from '../../ui/table/controls/SelectionButton.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { AnulacionAction } from '../../pieces/evaluacion/anulacion/AnulacionAction.tsx';
import { AnulacionDialog } from '../../pieces/evaluacion/anulacion/AnulacionDialog.tsx';
import { GradeBadge } from '../../pieces/evaluacion/GradeBadge.tsx';
import { useEmpresaOptions } from '../../pieces/usuario/use-empresa-options.ts';

const report = withDays(reportQueries(evaluacionApi.reporte, evaluacionLista, evaluacionRequest), 'fecha');

/** /evaluacion: every finished attempt of companies, a plan and a topic (P104). */
export function EvaluacionesScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen
      dias="intento"
      title={t('pantallas.evaluaciones')}
      extra={(chosen, set) => <PlanTemaFields chosen={chosen} onChange={set} />}
    >
      {(filtros) => <EvaluacionesTable filtros={filtros} />}
    </ReporteScreen>
  );
}

const VALID = 1;
const ANNULLED = 2;

function EvaluacionesTable({ filtros }: { filtros: Filtros }) {
  const list = useList(evaluacionLista, useEvaluacionColumns(), { pageSizes: REPORT_SIZES });
  const t = useTranslations('intento.anulacion');
  const [selected, setSelected] = useState(NOTHING);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ReporteTable
        caption={useTranslations('pantallas')('evaluaciones')}
        list={list}
        report={report}
        filtros={filtros}
        rowActions={(row) => <AnulacionAction {...row} personal={nameOf(row)} annulled={row.codigo_estado === ANNULLED} />}
        selection={{
          call: evaluacionApi.anular,
          selected,
          onChange: setSelected,
          rowLabel: (row) => t('fila', { personal: nameOf(row), tema: row.tema, intento: row.numero_intento }),
          actions: (
            <SelectionButton
              label={t('anularVarios')}
              icon={IconCircleOff}
              selected={selected}
              limit={LIMITE_ANULACION}
              tooMany={t('maximo', { limite: LIMITE_ANULACION })}
              onClick={() => setAsking(true)}
            />
          ),
        }}
      />
      {asking && (
        <AnulacionDialog
          title={t('confirmarVarios')}
          elegidos={{ seleccion: withinDays(selected, filtros), filtros: placeOf(filtros), codigo_estado: ANNULLED }}
          onClose={() => setAsking(false)}
          onDone={() => setSelected(NOTHING)}
        />
      )}
    </>
  );
}

const nameOf = ({ nombres, apellido }: { nombres: string; apellido: string }): string => `${nombres} ${apellido}`.trim();

/** Companies, plan and topic of the report, as the call takes them. */
const placeOf = ({ id_empresa, id_planestudio, id_tema = 0 }: Filtros) => ({
  empresas: id_empresa.split(',').map(Number).filter(Boolean),
  id_planestudio: Number(id_planestudio),
  id_tema,
});

/** A selection of everything that matches, within the days of the report. */
function withinDays(selected: Selection, { fecha_desde, fecha_hasta }: Filtros) {
  const fecha = dayRangeText({ from: fecha_desde, to: fecha_hasta });
  const bounded = 'todos' in selected && fecha ? { todos: { ...selected.todos, filtro: { fecha, ...selected.todos.filtro } } } : selected;
  return seleccionEvaluaciones.parse(bounded);
}

function useEvaluacionColumns(): DisplaysOf<typeof evaluacionLista> {
  const t = useTranslations();
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      fecha: { hour: true },
      fecha_recibida: { hour: true },
      fecha_declarada: { hour: true, roomy: true },
      codigo: { cell: ({ id_usuario, codigo }) => <PersonaLink id={id_usuario}>{codigo}</PersonaLink> },
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
      fuente: { roomy: true },
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
