import type { PlanestudioFila } from '@portal/contract';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useCommonColumns } from '../../../ui/master/use-common-columns.tsx';
import { defineColumns } from '../../../ui/table/column.ts';

/** Columns of a study plan, for its list and for the dashboard. */
export function usePlanColumns() {
  const t = useTranslations('planestudio.lista');
  const format = useFormatter();
  const day = useDayFormat();
  const { estado, stamps } = useCommonColumns<PlanestudioFila>();
  return useMemo(
    () =>
      defineColumns<PlanestudioFila>([
        { id: 'id_planestudio', header: t('id'), align: 'right', hidden: true },
        { id: 'denominacion', header: t('denominacion'), filter: 'text', primary: true },
        { id: 'fecha_inicio', header: t('inicio'), date: true, filter: 'date', cell: (row) => day.short(row.fecha_inicio) },
        { id: 'fecha_fin', header: t('fin'), date: true, filter: 'date', cell: (row) => day.short(row.fecha_fin) },
        estado,
        { id: 'programas', header: t('programas'), align: 'right' },
        { id: 'cursos', header: t('cursos'), align: 'right' },
        { id: 'modulos', header: t('modulos'), align: 'right' },
        { id: 'temas', header: t('temas'), align: 'right' },
        { id: 'cuestionarios', header: t('cuestionarios'), align: 'right', hidden: true },
        { id: 'duracion', header: t('duracion'), align: 'right', cell: (row) => format.number(row.duracion, { maximumFractionDigits: 1 }) },
        ...stamps.map((column) => ({ ...column, hidden: true })),
      ]),
    [t, estado, stamps, format, day],
  );
}
