import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { RecordStateBadge } from '../status/RecordStateBadge.tsx';
import type { Column } from '../table/column.ts';

interface CommonFields {
  codigo_estado: number;
  fecha_creacion: string;
  fecha_modificacion: string;
  usuario_creacion: string;
}

const STATES = ['enDesarrollo', 'activo', 'inactivo'] as const;

/** Columns that every master's list has: its state, and when and by whom it was made and changed. */
export function useCommonColumns<Row extends CommonFields>(): { estado: Column<Row>; stamps: Column<Row>[] } {
  const t = useTranslations('comun');
  const day = useDayFormat();
  return useMemo(
    () => ({
      estado: {
        id: 'codigo_estado',
        header: t('estadoRegistro'),
        value: (row) => t(`estado.${STATES[row.codigo_estado as 0 | 1 | 2]}`),
        cell: (row) => <RecordStateBadge code={row.codigo_estado} />,
        filter: 'select',
      },
      stamps: [
        { id: 'fecha_creacion', header: t('creado'), date: true, filter: 'date', cell: (row) => day.short(row.fecha_creacion) },
        {
          id: 'fecha_modificacion',
          header: t('modificado'),
          date: true,
          filter: 'date',
          cell: (row) => day.short(row.fecha_modificacion),
          hidden: true,
        },
        { id: 'usuario_creacion', header: t('creadoPor'), hidden: true },
      ],
    }),
    [t, day],
  );
}
