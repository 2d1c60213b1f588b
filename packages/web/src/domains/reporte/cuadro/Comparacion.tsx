import { Text } from '@mantine/core';
import { type ComparacionFila, comparacionLista } from '@portal/contract/reporte';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type Comparados, type CuadroLeido, downloadComparacion, useComparacion, useCuadros } from './cuadro.queries.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';

interface ElegirProps {
  readonly cuadro: CuadroLeido;
  /** Chosen cuadro. */
  readonly otro: number | undefined;
  readonly onChoose: (otro: number | undefined) => void;
}

/** Days of the same report and plan with which a cuadro may be compared. */
export function ElegirOtro({ cuadro: { id_cuadro, informe, plan }, otro, onChoose }: ElegirProps) {
  const t = useTranslations('reporte.cuadro');
  const { short } = useDayFormat();
  const { rows } = useCuadros({ pagina: 1, tamano: 250, orden: '-fecha', filtro: { informe } });
  const others = rows?.filter((row) => row.plan === plan && row.id_cuadro !== id_cuadro);
  return (
    <SelectField
      label={t('comparar')}
      help={t('compararAyuda')}
      clearable
      disabled={others?.length === 0}
      placeholder={others?.length === 0 ? t('sinOtro') : ''}
      data={others?.map((row) => ({ value: String(row.id_cuadro), label: short(row.fecha) })) ?? []}
      value={otro === undefined ? null : String(otro)}
      onChange={(value) => onChoose(value === null ? undefined : Number(value))}
    />
  );
}

/** Figures of two cuadros side by side, with their difference (P257). */
export function Comparacion({ comparados, caption }: { readonly comparados: Comparados; readonly caption: string }) {
  const t = useTranslations('reporte.cuadro');
  const list = useLocalList(comparacionLista, COLUMNS);
  return (
    <DataTable
      caption={caption}
      list={list}
      rows={useComparacion(comparados, list.query)}
      download={downloadComparacion(comparados)}
      empty={<EmptyList icon={IconArrowsDiff} title={t('sinDiferencias')} text="" />}
    />
  );
}

const COLUMNS: DisplaysOf<typeof comparacionLista> = {
  fila: { primary: true },
  cifra: {},
  antes: {},
  ahora: {},
  diferencia: { cell: (row) => <Diferencia row={row} /> },
  presencia: {},
};

/** A difference by its sign, an arrow and a colour. */
function Diferencia({ row: { diferencia } }: { readonly row: ComparacionFila }) {
  const format = useFormatter();
  const look = useMemo(() => lookOf(diferencia ?? 0), [diferencia]);
  if (diferencia === null) return '-';
  return (
    <Text span inherit c={look.color} fw={diferencia === 0 ? undefined : 600}>
      {look.arrow} {format.number(diferencia, { signDisplay: 'exceptZero' })}
    </Text>
  );
}

function lookOf(difference: number): { readonly arrow: string; readonly color: string | undefined } {
  if (difference === 0) return { arrow: '', color: undefined };
  return difference > 0 ? { arrow: '▲', color: 'teal.8' } : { arrow: '▼', color: 'orange.9' };
}
