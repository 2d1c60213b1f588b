import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { Bar } from './bar.ts';
import { BarChart } from './BarChart.tsx';
import styles from './BarChart.module.css';
import { Section } from '../page/Section.tsx';

/** Number of bars that a chart above a report shows. */
export const MOST = 15;

interface Props<Row> extends Omit<ComponentProps<typeof BarChart>, 'bars'> {
  /** Present rows of the report, the whole or a page; undefined before the answer. */
  rows: readonly Row[] | undefined;
  /** Number of all rows, if `rows` is one page. */
  total?: number | undefined;
  /** Returns the bar of a row; undefined for one without a value. */
  bar: (row: Row) => Bar | undefined;
}

/** Chart above a report: the largest values of the rows that show. Nothing without rows. */
export function ReportChart<Row>({ rows, total, bar, ...chart }: Props<Row>) {
  const t = useTranslations('ui.grafico');
  const bars = (rows ?? []).flatMap((row) => bar(row) ?? []).toSorted((a, b) => b.value - a.value);
  const shown = bars.slice(0, MOST);
  const more = Math.max(total ?? 0, bars.length) - shown.length;
  if (shown.length === 0) return null;
  return (
    <Section title={chart.title}>
      <BarChart {...chart} bars={shown} />
      {more > 0 && <p className={styles.more}>{t('mas', { total: more, mostrados: shown.length })}</p>}
    </Section>
  );
}
