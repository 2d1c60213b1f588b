import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readLayoutConfig, saveLayoutConfig } from '../../core/theme/layout-config.ts';
import type { DataTableProps, TableSelection } from './data-table-props.ts';
import styles from './DataTable.module.css';
import { SidewaysButton } from './controls/SidewaysButton.tsx';
import { SelectionBar } from './controls/SelectionBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePagination } from './controls/TablePagination.tsx';
import { TableToolbar } from './controls/TableToolbar.tsx';
import { useTableExport } from './use-table-export.tsx';
import { useNarrow } from './use-narrow.ts';
import { useApplied } from './filter/use-applied.ts';
import { rangeOf, useRows } from './use-rows.ts';
import { useSideways } from './use-sideways.ts';
import { useSeriesOf } from './use-series-of.ts';
import { matchingOf } from '../../core/list/list-state.ts';
import { CircumstancesContext } from '../figure/circumstances.ts';
import { PrintedFilters } from '../print/PrintedFilters.tsx';
import { usePrinting } from '../print/use-printing.ts';
import { inForce } from '../../core/list/selection.ts';
import { SeriesContext } from '../../core/router/origin.ts';
import { useMayCall } from '../../core/session/may-call.ts';

/** Width of its box in pixels below which a table shows cards instead of rows. */
const CARDS_BELOW = 640;
/** Columns above which a large screen gives the page of a table more width. */
const MANY = 6;

/** Table of every list: search, order, filters, pages, columns, selection, export; over whole rows or server pages; cards on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { list, rows, searchable = true, filterable = true } = props;
  const selection = useAllowed(props.selection);
  const model = useRows(list, rows);
  const applied = useApplied(list, rows.moment);
  const { menu, line } = useTableExport(model, props.download, props.caption);
  const [density, setDensity] = useState(() => readLayoutConfig().density);
  const { ref, narrow } = useCards();
  const sideways = useSideways();
  const matching = matchingOf(model.state);
  const inSight = selection && { ...selection, selected: inForce(selection.selected, matching) };
  const changeDensity = (next: 'normal' | 'compact') => {
    saveLayoutConfig({ density: next });
    setDensity(next);
  };
  return (
    <CircumstancesContext value={applied}>
      <PrintedFilters rows={rangeOf(model)} />
      <div
        ref={ref}
        className={styles.root}
        data-density={density}
        data-narrow={narrow || undefined}
        data-plain={props.plain || undefined}
        data-columns={list.shown.length + Number(Boolean(selection)) > MANY ? 'many' : undefined}
      >
        <TableToolbar
          model={model}
          searchable={searchable}
          filterable={filterable}
          narrow={narrow}
          density={density}
          onDensity={changeDensity}
          choosable={props.choosable}
        >
          <SidewaysButton {...sideways} />
          {props.toolbar}
          {menu}
        </TableToolbar>
        {line}
        <UnknownOrder shown={list.unknownOrder} />
        {inSight && <SelectionBar selection={inSight} matching={matching} total={model.total} shown={model.page.length} old={model.old} />}
        <SeriesContext value={useSeriesOf(model)}>
          <TableGrid props={{ ...props, selection: inSight }} model={model} filterable={filterable} narrow={narrow} sideways={sideways} />
        </SeriesContext>
        {!rows.error && !rows.cancelled && <TablePagination caption={props.caption} model={model} />}
      </div>
    </CircumstancesContext>
  );
}

/** Returns the selection of a table, if the signed-in person makes the call of its acts. */
function useAllowed<Row>(selection: TableSelection<Row> | undefined): TableSelection<Row> | undefined {
  const may = useMayCall();
  return selection?.call && !may(selection.call) ? undefined : selection;
}

/** Says that the address orders by a column that the list does not have. */
function UnknownOrder({ shown }: { shown: boolean }) {
  const t = useTranslations('ui.tabla');
  if (!shown) return null;
  return (
    <p role="status" className={styles.hint}>
      {t('ordenDesconocido')}
    </p>
  );
}

/** Returns whether rows are cards: in a narrow box, never on paper. */
function useCards() {
  const { ref, narrow } = useNarrow(CARDS_BELOW);
  const printing = usePrinting();
  return { ref, narrow: narrow && !printing };
}
