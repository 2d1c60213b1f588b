import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconSearchOff } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CancelledState } from '../status/CancelledState.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import { ErrorState } from '../status/ErrorState.tsx';
import { Waiting } from '../status/Waiting.tsx';
import { columnWidths } from './column-widths.ts';
import { PageCheckbox } from './controls/PageCheckbox.tsx';
import { usePrinting } from '../print/use-printing.ts';
import type { DataTableProps } from './data-table-props.ts';
import styles from './DataTable.module.css';
import { keyOf } from './list-column.ts';
import { roles } from './roles.ts';
import { TableBody, VirtualBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableTotal } from './TableTotal.tsx';
import { TableSkeletonRows } from './TableSkeletonRows.tsx';
import type { TableModel } from './use-rows.ts';
import type { Sideways } from './use-sideways.ts';
import { isNarrowed, type ListState } from '../../core/list/list-state.ts';

/** Number of rows above which the body is virtualized. */
const VIRTUAL_FROM = 200;

interface Props<Row extends object> {
  props: DataTableProps<Row>;
  model: TableModel<Row>;
  filterable: boolean;
  narrow: boolean;
  sideways: Sideways;
}

/** Scrolling box with the table; in its place the error, or the message that the person cancelled. */
export function TableGrid<Row extends object>(all: Props<Row>) {
  const { error, loading, onRetry, onCancel, cancelled } = all.props.rows;
  if (error && !loading) {
    return (
      <div className={styles.place}>
        <ErrorState compact message={error} onRetry={onRetry} />
      </div>
    );
  }
  if (cancelled) {
    return (
      <div className={styles.place}>
        <CancelledState onRetry={onRetry} />
      </div>
    );
  }
  return (
    <>
      <SelectPage {...all} />
      <Scroller {...all} />
      {loading && <Waiting onCancel={onCancel} />}
    </>
  );
}

/** Above cards, which have no header row. */
function SelectPage<Row extends object>({ props: { selection }, model, narrow }: Props<Row>) {
  if (!selection || !narrow || model.page.length === 0) return null;
  return (
    <div className={styles.selectPage} data-screen-only="">
      <PageCheckbox model={model} selection={selection} labelled />
    </div>
  );
}

function Scroller<Row extends object>({ props, model, filterable, narrow, sideways }: Props<Row>) {
  const { caption, selection, rowActions } = props;
  const { loading } = props.rows;
  const { page, shown, loaded, state, definition } = model;
  // Rows that are there at once are drawn only after the box is known.
  const { box: scroller, setBox } = sideways;
  const widths = useMemo(() => columnWidths(shown, page), [shown, page]);
  useScrollToTop(scroller, state);
  const printing = usePrinting();
  const arriving = useArriving(loaded, printing);
  const virtual = page.length > VIRTUAL_FROM && !printing;
  const rowId = props.rowId ?? ((row: Row) => String(keyOf(row, definition)));
  const body = {
    rows: page,
    columns: shown,
    definition,
    rowId,
    selection,
    rowActions,
    offset: (state.pagina - 1) * state.tamano,
    narrow,
    old: model.old,
  };
  return (
    <div ref={setBox} className={styles.scroller} data-beyond={sideways.beyond} {...scrollerRole(virtual, caption)}>
      {loading && loaded && <div className={styles.busy} aria-hidden="true" />}
      <table
        {...roles.table}
        className={styles.table}
        aria-busy={loading || undefined}
        aria-rowcount={virtual ? page.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          model={model}
          widths={widths}
          selection={selection}
          actions={Boolean(rowActions)}
          filterable={filterable}
          narrow={narrow}
        />
        <Body
          loaded={loaded}
          narrow={narrow}
          text={props.loading}
          skeletons={shown.length + Number(Boolean(selection)) + Number(Boolean(rowActions))}
        >
          {virtual ? <VirtualBody {...body} scroller={scroller} /> : <TableBody {...body} arriving={arriving} />}
        </Body>
        <TableTotal props={props} model={model} />
      </table>
      {loaded && page.length === 0 && <Nothing model={model} empty={props.empty} />}
    </div>
  );
}

interface BodyProps {
  loaded: boolean;
  narrow: boolean;
  skeletons: number;
  text: string | undefined;
  children: ReactNode;
}

function Body({ loaded, skeletons, children, ...rest }: BodyProps) {
  return loaded ? children : <TableSkeletonRows columns={skeletons} {...rest} />;
}

/** Returns whether the rows arrived after the table and replace its skeletons; on paper all are there at once. */
function useArriving(loaded: boolean, printing: boolean): boolean {
  const [late] = useState(!loaded);
  return late && !printing;
}

/** Scrolls to the top on another page, page size or order. Not at first: scrolling makes the browser lay out the whole table at once. */
function useScrollToTop(scroller: HTMLDivElement | null, { pagina, tamano, orden }: ListState) {
  useDidUpdate(() => {
    // Not returned: newer browsers answer with a promise, which React would call at the next change.
    scroller?.scrollTo({ top: 0 });
  }, [pagina, tamano, orden]);
}

/** Makes the scrolling box of a virtualized table reachable by keyboard (WCAG 2.1.1). */
function scrollerRole(virtual: boolean, caption: string) {
  return virtual ? { 'data-virtual': true, tabIndex: 0, role: 'region', 'aria-label': caption } : {};
}

function Nothing<Row extends object>({ model, empty }: { model: TableModel<Row>; empty: ReactNode }) {
  const t = useTranslations();
  if (!isNarrowed(model.state)) return empty;
  return (
    <EmptyState
      compact
      icon={IconSearchOff}
      title={t('ui.tabla.sinCoincidencias')}
      text={t('ui.tabla.sinCoincidenciasTexto')}
      action={
        <Button variant="default" onClick={() => model.change({ buscar: '', filtro: {} })}>
          {t('ui.tabla.limpiarFiltros')}
        </Button>
      }
    />
  );
}
