import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Filtros } from './asked.ts';
import { EVERY_DAY, withoutDays } from '../../core/router/asked-range.ts';
import { type ReportQueries, useReportCount } from './reporte.queries.ts';
import styles from './reporte.module.css';
import { type ListState, matchingOf } from '../../core/list/list-state.ts';
import type { ListRows } from '../../core/list/list-rows.ts';
import { useFilters } from '../../core/router/use-filters.ts';

interface Props<Row> {
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
  readonly state: ListState;
  readonly rows: ListRows<Row>;
}

/** Says how many rows the days of a report leave out, and shows them by one click (P101). */
export function FueraDeDias<Row>({ report, filtros, state, rows }: Props<Row>) {
  const { asked, ask } = useFilters('/reporteusuarioxempresa');
  const every = useReportCount(report, areThere(rows) ? withoutDays(filtros) : undefined, matchingOf(state));
  return <DiasFuera rows={rows} every={every} onShow={() => ask({ ...asked, ...EVERY_DAY, pagina: undefined })} />;
}

/** Returns whether the rows of a list are there: they must not wait for the count of every day. */
export const areThere = ({ rows, old }: ListRows<unknown>): boolean => !old && (rows?.length ?? 0) > 0;

interface DiasFueraProps {
  readonly rows: ListRows<unknown>;
  /** Rows of every day; undefined until they are counted. */
  readonly every: number | undefined;
  readonly onShow: () => void;
}

/** The sentence with its button; nothing where the days leave none out. */
export function DiasFuera({ rows, every, onShow }: DiasFueraProps) {
  const t = useTranslations('reporte.vacio');
  const fuera = areThere(rows) && rows.total !== undefined && every !== undefined ? every - rows.total : 0;
  if (fuera <= 0) return null;
  return (
    <p role="status" className={styles.outside} data-screen-only="">
      {t('fuera', { fuera })}
      <Button variant="subtle" size="compact-sm" onClick={onShow}>
        {t('todas')}
      </Button>
    </p>
  );
}
