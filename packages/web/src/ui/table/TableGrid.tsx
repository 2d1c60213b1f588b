import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../status/EmptyState.tsx';
import { ErrorState } from '../status/ErrorState.tsx';
import type { DataTableProps } from './data-table-props.ts';
import styles from './DataTable.module.css';
import { roles } from './roles.ts';
import { TableBody, VirtualBody } from './TableBody.tsx';
import { columnWidths } from './column-widths.ts';
import { TableHead } from './TableHead.tsx';
import { TableSkeletonRows } from './TableSkeletonRows.tsx';
import type { TableState } from '../../core/router/table-state.ts';
import { isNarrowed, type DataTableModel } from './use-data-table.ts';

/** From so many rows on, only those in sight are drawn. */
const VIRTUAL_FROM = 200;

interface Props<Row extends object> {
  props: DataTableProps<Row>;
  model: DataTableModel<Row>;
  narrow: boolean;
}

/** The scrolling box with the table itself, or the error that stands in its place. */
export function TableGrid<Row extends object>({ props, model, narrow }: Props<Row>) {
  if (props.error && !props.loading) {
    return (
      <div className={styles.place}>
        <ErrorState compact message={typeof props.error === 'string' ? props.error : undefined} onRetry={props.onRetry} />
      </div>
    );
  }
  return <Scroller props={props} model={model} narrow={narrow} />;
}

function Scroller<Row extends object>({ props, model, narrow }: Props<Row>) {
  const { caption, loading, selection, rowActions } = props;
  const { table, shown: columns, loaded, state } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = table.getRowModel().rows;
  const widths = useMemo(
    () =>
      columnWidths(
        columns,
        rows.map((row) => row.original),
      ),
    [columns, rows],
  );
  useScrollToTop(scroller, state);
  const virtual = rows.length > VIRTUAL_FROM;
  const body = { rows, columns, rowLabel: selection?.rowLabel, rowActions, offset: (state.page - 1) * state.size };
  return (
    <div ref={scroller} className={styles.scroller} {...scrollerRole(virtual, caption)}>
      {loading && loaded && <div className={styles.busy} aria-hidden="true" />}
      <table
        {...roles.table}
        className={styles.table}
        data-loading={!loaded || undefined}
        aria-busy={loading || undefined}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead model={model} widths={widths} selectable={Boolean(selection)} actions={Boolean(rowActions)} narrow={narrow} />
        <Body loaded={loaded} skeletons={columns.length + Number(Boolean(selection)) + Number(Boolean(rowActions))}>
          {virtual ? <VirtualBody {...body} scroller={scroller} narrow={narrow} /> : <TableBody {...body} />}
        </Body>
      </table>
      {loaded && rows.length === 0 && <Nothing model={model} empty={props.empty} />}
    </div>
  );
}

function Body({ loaded, skeletons, children }: { loaded: boolean; skeletons: number; children: ReactNode }) {
  return loaded ? children : <TableSkeletonRows columns={skeletons} />;
}

/** Another page or order starts at its first row. */
function useScrollToTop(scroller: RefObject<HTMLDivElement | null>, { page, size, sort }: TableState) {
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, page, size, sort]);
}

/** A box that scrolls must be reachable with the keyboard. */
function scrollerRole(virtual: boolean, caption: string) {
  return virtual ? { 'data-virtual': true, tabIndex: 0, role: 'region', 'aria-label': caption } : {};
}

function Nothing<Row extends object>({ model, empty }: { model: DataTableModel<Row>; empty?: ReactNode }) {
  const t = useTranslations();
  if (!isNarrowed(model.state)) return empty ?? <EmptyState compact title={t('comun.sinRegistros')} />;
  return (
    <EmptyState
      compact
      icon={IconSearchOff}
      title={t('ui.tabla.sinCoincidencias')}
      text={t('ui.tabla.sinCoincidenciasTexto')}
      action={
        <Button variant="default" onClick={() => model.change({ search: '', filters: {} })}>
          {t('ui.tabla.limpiarFiltros')}
        </Button>
      }
    />
  );
}
