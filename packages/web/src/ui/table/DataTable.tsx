import { useElementSize } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { readLayoutConfig, saveLayoutConfig } from '../../core/theme/layout-config.ts';
import styles from './DataTable.module.css';
import { SelectionBar } from './controls/SelectionBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePagination } from './controls/TablePagination.tsx';
import { TableToolbar } from './controls/TableToolbar.tsx';
import type { DataTableProps, TableView } from './data-table-props.ts';
import { useDataTable } from './use-data-table.ts';

/** Under this width of its own box a table shows cards instead of rows. */
const CARDS_BELOW = 640;

/** THE table: search, sort, filters, pages, columns, selection; in memory or on the server; cards on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { selection, toolbar, searchable = true, total } = props;
  const model = useDataTable(props);
  const [density, setDensity] = useState(() => readLayoutConfig().density);
  const { ref, width } = useElementSize();
  const narrow = (width || window.innerWidth) < CARDS_BELOW;
  const matching = model.table.getPrePaginatedRowModel().rows;
  const view = () => ({ rows: matching.map((row) => row.original), columns: model.shown });
  const changeDensity = (next: 'normal' | 'compact') => {
    saveLayoutConfig({ density: next });
    setDensity(next);
  };

  return (
    <div ref={ref} className={styles.root} data-density={density} data-narrow={narrow || undefined} data-plain={props.plain || undefined}>
      <TableToolbar model={model} searchable={searchable} narrow={narrow} density={density} onDensity={changeDensity}>
        {withView(toolbar, view)}
      </TableToolbar>
      {selection && selection.selected.length > 0 && (
        <SelectionBar selection={selection} matchingIds={total === undefined ? matching.map((row) => row.id) : undefined} />
      )}
      <TableGrid props={props} model={model} narrow={narrow} />
      {!props.error && <TablePagination caption={props.caption} model={model} total={total ?? matching.length} />}
    </div>
  );
}

function withView<Row>(toolbar: ReactNode | ((view: TableView<Row>) => ReactNode), view: () => TableView<Row>): ReactNode {
  return typeof toolbar === 'function' ? toolbar(view()) : toolbar;
}
