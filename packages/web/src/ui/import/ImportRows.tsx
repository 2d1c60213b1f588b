import { Switch } from '@mantine/core';
import type { AnyList, Columns, FilaEstado, ImportTypes, REVIEWED, RowOf } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportProps } from './import-props.ts';
import { RefusedRowsButton } from './RefusedRowsButton.tsx';
import styles from './import.module.css';
import { type Review, useReviewRows } from '../../core/import/use-import.ts';
import { Section } from '../page/Section.tsx';
import { StateBadge, type Tone } from '../status/StateBadge.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { type ColumnDisplay, valueIn } from '../table/list-column.ts';
import { useLocalList } from '../table/use-list.ts';

const PAGE_SIZES = [25, 100, 500, 1000];
const TONES: Record<FilaEstado, Tone> = { nueva: 'success', cambiada: 'warning', existente: 'info', rechazada: 'danger' };

type Row = RowOf<typeof REVIEWED>;

interface Props<T extends ImportTypes> extends Pick<ImportProps<T>, 'importing' | 'primary'> {
  readonly review: Review<T>;
}

/** Rows of a review with their verdicts and reasons, searched, filtered and paged by the server. */
export function ImportRows<T extends ImportTypes>({ importing, primary, review: { id_importacion, archivo, rechazadas } }: Props<T>) {
  const t = useTranslations('importacion');
  const { columns } = importing.definition;
  const definition: AnyList = importing.definition.rows;
  const displays = useDisplays(columns, primary);
  const list = useLocalList<Columns, Row>(definition, displays, { pageSizes: PAGE_SIZES });
  const rows = useReviewRows(importing, id_importacion, list.query);
  const { estado, ...filtro } = list.state.filtro;
  const onlyRefused = estado === 'rechazada';
  return (
    <Section
      flush
      title={t('revision', { archivo })}
      actions={
        <>
          <Switch
            label={t('soloErrores')}
            checked={onlyRefused}
            onChange={() => list.change({ filtro: onlyRefused ? filtro : { ...filtro, estado: 'rechazada' } })}
          />
          {rechazadas > 0 && <RefusedRowsButton importing={importing} id={id_importacion} />}
        </>
      }
    >
      <DataTable plain caption={t('tabla')} list={list} rows={rows} />
    </Section>
  );
}

function useDisplays(columns: readonly { readonly campo: string }[], primary: string): Readonly<Record<string, ColumnDisplay<Row>>> {
  const t = useTranslations('comun.opciones.filaImportada');
  return useMemo(() => {
    const cells = columns.map(({ campo }): [string, ColumnDisplay<Row>] => [
      campo,
      { cell: (row) => <Cell row={row} campo={campo} />, ...(campo === primary && { primary: true }) },
    ]);
    return {
      fila: {},
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{t(estado)}</StateBadge> },
      error: {},
      ...Object.fromEntries(cells),
    };
  }, [columns, primary, t]);
}

/** Text of a cell; of a changed one the stored text too. */
function Cell({ row, campo }: { row: Row; campo: string }) {
  const change = row.cambios?.[campo];
  if (!change) return valueIn(row, campo);
  return (
    <>
      {change.antes && <del className={styles.before}>{change.antes}</del>} <ins className={styles.after}>{change.despues}</ins>
    </>
  );
}
