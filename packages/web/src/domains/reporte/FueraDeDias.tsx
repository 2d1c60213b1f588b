import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { EVERY_DAY, type Filtros, withoutDays } from './asked.ts';
import { type ReportQueries, useReportCount } from './reporte.queries.ts';
import styles from './reporte.module.css';
import { type ListState, matchingOf } from '../../core/list/list-state.ts';
import type { ListRows } from '../../core/list/list-rows.ts';
import { useAsked } from '../../core/router/use-asked.ts';

interface Props<Row> {
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
  readonly state: ListState;
  readonly rows: ListRows<Row>;
}

/** Says how many rows the days of a report leave out, and shows them by one click (P101). */
export function FueraDeDias<Row>({ report, filtros, state, rows: { rows, total, old } }: Props<Row>) {
  const { asked, ask } = useAsked('/reporteusuarioxempresa');
  // After the rows, which must not wait for this count.
  const settled = !old && (rows?.length ?? 0) > 0;
  const every = useReportCount(report, settled ? withoutDays(filtros) : undefined, matchingOf(state));
  if (!settled || total === undefined || every === undefined || every <= total) return null;
  return <DiasFuera fuera={every - total} onShow={() => ask({ ...asked, ...EVERY_DAY, pagina: undefined })} />;
}

/** The sentence with its button. */
export function DiasFuera({ fuera, onShow }: { readonly fuera: number; readonly onShow: () => void }) {
  const t = useTranslations('reporte.vacio');
  return (
    <p role="status" className={styles.outside} data-screen-only="">
      {t('fuera', { fuera })}
      <Button variant="subtle" size="compact-sm" onClick={onShow}>
        {t('todas')}
      </Button>
    </p>
  );
}
