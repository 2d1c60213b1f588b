import type { AnyList, Columns, Enmendada, FilaEstado, ImportTypes } from '@portal/contract/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportProps } from './import-props.ts';
import { ImportReasons } from './ImportReasons.tsx';
import { MendRow, type ReviewedRow as Row } from './MendRow.tsx';
import { RefusedRowsButton } from './RefusedRowsButton.tsx';
import styles from './import.module.css';
import { type Review, useReviewRows } from '../../core/import/use-import.ts';
import { importHeaderOf } from '../../core/import/import-header.ts';
import { KpiCard } from '../chart/KpiCard.tsx';
import { RowAction } from '../link/RowAction.tsx';
import { CardGrid } from '../page/CardGrid.tsx';
import { Section } from '../page/Section.tsx';
import { StateBadge, type Tone } from '../status/StateBadge.tsx';
import { EmptyList } from '../status/EmptyList.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { type ColumnDisplay, valueIn } from '../table/list-column.ts';
import { useLocalList } from '../table/use-list.ts';

/** Fields of a row on its card, beside its name; of the others a card shows what changes. */
const ON_CARDS = 4;
const NONE: readonly never[] = [];
const PAGE_SIZES = [25, 100, 500, 1000];
const TONES: Record<FilaEstado, Tone> = { nueva: 'success', cambiada: 'warning', existente: 'info', rechazada: 'danger' };

interface Props<T extends ImportTypes> extends Pick<ImportProps<T>, 'importing' | 'primary'> {
  readonly lead: ImportProps<T>['lead'] | undefined;
  readonly found: ImportProps<T>['found'] | undefined;
  readonly ahead: ImportProps<T>['ahead'] | undefined;
  readonly review: Review<T>;
  readonly busy: boolean;
  /** Reads the file again with mended cells, and says whether that was done. */
  readonly onMend: (enmienda: Enmendada, settled: (read: boolean) => void) => void;
  /** Shown between the figures and the rows. */
  readonly children: ReactNode;
}

/** Figures and rows of a review with their verdicts and reasons, searched, filtered and paged by the server; each figure filters the rows. */
export function ImportRows<T extends ImportTypes>({ importing, primary, lead, found, ahead, review, busy, onMend, children }: Props<T>) {
  const { id_importacion, archivo, rechazadas } = review;
  const t = useTranslations('importacion');
  const vacio = useTranslations('vacio');
  const { columns } = importing.definition;
  const definition: AnyList = importing.definition.rows;
  const displays = useDisplays(columns, primary, { lead, found, ahead, review });
  const table = useRef<HTMLDivElement>(null);
  const list = useLocalList<Columns, Row>(definition, displays, { pageSizes: PAGE_SIZES });
  const rows = useReviewRows(importing, id_importacion, list.query);
  const [mending, setMending] = useState<Row>();
  const { estado, con_aviso, aceptada, cesa, error: _reason, aviso: _notice, ...others } = list.state.filtro;
  const chosen = con_aviso ? 'con_aviso' : cesa === 'true' ? 'cesa' : aceptada ? 'aceptada' : estado;
  const show = (filtro: Readonly<Record<string, string>>) => {
    list.change({ filtro });
    // The rows lie below the edge of the window, where nobody sees that they change.
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <>
      <Figures
        review={review}
        chosen={chosen}
        onShow={(filter) => show({ ...others, ...filter })}
        onAll={() => list.change({ filtro: others })}
      />
      {children}
      <ImportReasons motivos={review.motivos} avisos={review.avisos} onShow={show} />
      <div ref={table} role="group" tabIndex={-1} aria-label={t('tabla')}>
        <Section
          flush
          title={t('revision', { archivo })}
          actions={rechazadas > 0 && <RefusedRowsButton importing={importing} id={id_importacion} />}
        >
          <DataTable
            plain
            caption={t('tabla')}
            list={list}
            rows={rows}
            empty={<EmptyList text={vacio('revision')} />}
            rowActions={(row) =>
              row.fila !== null && (
                <RowAction
                  label={t('corregir', { fila: String(row.fila) })}
                  icon={IconPencil}
                  disabled={busy}
                  onClick={() => setMending(row)}
                />
              )
            }
          />
        </Section>
      </div>
      {mending && (
        <MendRow
          row={mending}
          columns={columns}
          titleOf={importHeaderOf(importing.definition.rows)}
          busy={busy}
          onMend={onMend}
          onClose={() => setMending(undefined)}
        />
      )}
    </>
  );
}

interface FiguresProps {
  readonly review: Pick<Review<ImportTypes>, 'total' | 'aceptadas' | 'existentes' | 'rechazadas' | 'con_aviso' | 'cesan'>;
  /** State of the rows shown, `aceptada`, `cesa`, `con_aviso`, or none. */
  readonly chosen: string | undefined;
  readonly onShow: (filter: Readonly<Record<string, string>>) => void;
  /** Shows the rows of every figure. */
  readonly onAll: () => void;
}

/** Counts of a review; a press shows the rows of one, a second press all of them. */
function Figures({ review: { total, aceptadas, con_aviso, existentes, rechazadas, cesan }, chosen, onShow, onAll }: FiguresProps) {
  const t = useTranslations('importacion');
  const toggle = (name: string, count: number, filter: Readonly<Record<string, string>>) =>
    count === 0
      ? {}
      : {
          toggle: {
            label: t(chosen === name ? 'verTodas' : 'verEstas'),
            pressed: chosen === name,
            onToggle: () => (chosen === name ? onAll() : onShow(filter)),
          },
        };
  return (
    <CardGrid>
      <KpiCard label={t('total')} value={total} />
      <KpiCard
        label={t('aceptadas')}
        value={aceptadas - cesan}
        tone="success"
        {...toggle('aceptada', aceptadas - cesan, { aceptada: 'true', ...(cesan > 0 && { cesa: 'false' }) })}
      />
      {cesan > 0 && <KpiCard label={t('cesan')} value={cesan} tone="danger" {...toggle('cesa', cesan, { cesa: 'true' })} />}
      {con_aviso > 0 && (
        <KpiCard label={t('conAviso')} value={con_aviso} tone="warning" {...toggle('con_aviso', con_aviso, { con_aviso: 'true' })} />
      )}
      <KpiCard label={t('existentes')} value={existentes} tone="info" {...toggle('existente', existentes, { estado: 'existente' })} />
      <KpiCard
        label={t('rechazadas')}
        value={rechazadas}
        tone={rechazadas > 0 ? 'danger' : 'neutral'}
        {...toggle('rechazada', rechazadas, { estado: 'rechazada' })}
      />
    </CardGrid>
  );
}

function useDisplays<T extends ImportTypes>(
  columns: readonly { readonly campo: string }[],
  primary: string,
  { lead = NONE, found, ahead, review }: Pick<Props<T>, 'lead' | 'found' | 'ahead' | 'review'>,
): Readonly<Record<string, ColumnDisplay<Row>>> {
  const t = useTranslations('comun.opciones.filaImportada');
  const { columnas, lectura } = review;
  return useMemo(() => {
    // The name of the record first: without it a verdict says nothing.
    const telling: readonly string[] = [primary, ...lead];
    const rankOf = (campo: string) => (telling.includes(campo) ? telling.indexOf(campo) : telling.length);
    const ordered = columns.toSorted((one, other) => rankOf(one.campo) - rankOf(other.campo));
    const several = lectura.hojas.filter(({ leida }) => leida).length > 1;
    // The columns are those of one sheet: another one that is read may have what it lacks.
    const absent = new Set(several ? [] : columnas.columnas.filter(({ letra }) => letra === null).map(({ campo }) => campo));
    const cells = ordered.map(({ campo }, index): [string, ColumnDisplay<Row>] => [
      campo,
      {
        cell: (row) => <Cell row={row} campo={campo} />,
        ...(campo === primary && { primary: true }),
        ...(absent.has(campo) && !telling.includes(campo) && { hidden: true }),
        ...(index > ON_CARDS && { wide: true }),
      },
    ]);
    return {
      fila: {},
      hoja: { hidden: !several },
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{t(estado)}</StateBadge> },
      error: { cell: ({ error, aviso }) => (aviso ? <span className={styles.warning}>{aviso}</span> : error) },
      ...ahead,
      ...Object.fromEntries(cells),
      ...found,
    };
  }, [columns, primary, lead, found, ahead, columnas, lectura, t]);
}

/** Text of a cell; of a changed one the stored text too, of a mended one that of the file. */
function Cell({ row, campo }: { row: Row; campo: string }) {
  const t = useTranslations('importacion');
  const change = row.cambios?.[campo];
  const mended = row.enmiendas?.[campo];
  const inFile = mended && (
    <small className={styles.before}>{mended.archivo === '' ? t('vaciaEnArchivo') : t('enArchivo', { texto: mended.archivo })}</small>
  );
  if (!change)
    return (
      <>
        <span className={styles.cell}>{valueIn(row, campo)}</span>
        {inFile}
      </>
    );
  return (
    <>
      {inFile} {change.antes && <del className={styles.before}>{change.antes}</del>} <ins className={styles.after}>{change.despues}</ins>
    </>
  );
}
