import { type NpsFila, npsLista, reporteApi } from '@portal/contract/reporte';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { ALL } from '../../core/router/asked-range.ts';
import type { Chosen } from './FiltrosForm.tsx';
import { isBelow, metaOf } from './meta.ts';
import { MetaNota } from './MetaNota.tsx';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { npsRequest, reportQueries } from '../../pieces/reporte/reporte.queries.ts';
import { useFilters } from '../../core/router/use-filters.ts';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

const report = reportQueries(reporteApi.npsDePlan, npsLista, npsRequest);

/** /reportenps: opinions of the topics of one plan beside a goal (P22). */
export function NpsScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen
      title={t('pantallas.reporteNps')}
      dias="intento"
      empresas={false}
      planes="uno"
      extra={(chosen, set) => <MetaField chosen={chosen} onChange={(meta) => set({ meta })} />}
    >
      {(filtros) => filtros.id_planestudio !== ALL && <NpsTable filtros={filtros} />}
    </ReporteScreen>
  );
}

function MetaField({ chosen: { meta }, onChange }: { chosen: Chosen; onChange: (meta: string | undefined) => void }) {
  const t = useTranslations('reporte.nps');
  return (
    <NumberField
      label={t('meta')}
      help={t('metaAyuda')}
      value={metaOf(meta) ?? meta ?? null}
      onChange={(value) => onChange(value === null ? undefined : String(value))}
      error={meta && metaOf(meta) === undefined ? t('metaError') : undefined}
    />
  );
}

function NpsTable({ filtros }: { filtros: Filtros }) {
  const t = useTranslations();
  const meta = metaOf(useFilters('/reportenps').asked.meta);
  const list = useList(npsLista, useNpsColumns(meta), { pageSizes: REPORT_SIZES });
  return (
    <>
      {meta !== undefined && <MetaNota filtros={filtros} meta={meta} />}
      <ReporteTable
        caption={t('pantallas.reporteNps')}
        list={list}
        report={report}
        filtros={filtros}
        grafico={{
          title: t('reporte.nps.grafico'),
          cifra: 'nps',
          labelHeader: t('reporte.nps.campos.tema'),
          min: -100,
          max: 100,
          orden: '-nps',
          bar: ({ tema, modulo, nps }) => ({ label: `${tema} (${modulo})`, value: nps }),
        }}
      />
    </>
  );
}

function useNpsColumns(meta: number | undefined): DisplaysOf<typeof npsLista> {
  return useMemo(
    () => ({
      planestudio: {},
      fecha_creacion: {},
      tema: { primary: true },
      encuestas: {},
      modulo: {},
      detractor: {},
      neutro: {},
      promotor: {},
      nps: meta === undefined ? {} : { cell: (row) => <NpsCell row={row} meta={meta} /> },
    }),
    [meta],
  );
}

function NpsCell({ row, meta }: { row: NpsFila; meta: number }) {
  const t = useTranslations('reporte.nps');
  return isBelow(row, meta) ? <StateBadge tone="danger">{t('bajo', { nps: row.nps })}</StateBadge> : row.nps;
}
