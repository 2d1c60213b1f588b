import { useTranslations } from 'use-intl';
import type { Bar, SeriesNames } from './bar.ts';
import styles from './BarChart.module.css';
import { AppLink } from '../link/AppLink.tsx';

interface Props {
  title: string;
  /** A row without a value has a dash. */
  bars: readonly (Omit<Bar, 'value'> & { readonly value: number | null })[];
  series: SeriesNames | undefined;
  /** Heading of the first column. */
  labelHeader: string | undefined;
  text: (value: number) => string;
  /** Shown in place of the drawing; otherwise for screen readers only. */
  visible: boolean;
}

/** The numbers of a chart as a table. Its links are left out while it is hidden: the bars have them. */
export function BarTable({ title, bars, series, labelHeader, text, visible }: Props) {
  const t = useTranslations('ui.grafico');
  const headers = series ?? [t('valor')];
  return (
    <div className={visible ? styles.numbers : 'sr-only'}>
      <table className={styles.table}>
        <caption className="sr-only">{t('tabla', { titulo: title })}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeader ?? t('etiqueta')}</th>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, second, link }) => (
            <tr key={label}>
              <th scope="row">{link && visible ? <AppLink {...link}>{label}</AppLink> : label}</th>
              <td>{value === null ? '—' : text(value)}</td>
              {series && <td>{second === undefined ? '–' : text(second)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
