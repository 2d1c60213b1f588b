import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { yearUntil } from '../../pieces/reporte/asked.ts';
import { dayOf, EVERY_DAY } from '../../core/router/asked-range.ts';
import styles from '../../pieces/reporte/reporte.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { useFilters } from '../../core/router/use-filters.ts';
import { EmptyList } from '../../ui/status/EmptyList.tsx';

/** Results that other days would find; undefined until they are known. */
export interface OtrosDias {
  readonly anio: number | undefined;
  readonly todas: number | undefined;
}

interface Props extends OtrosDias {
  /** Replaces «No hay resultados …» above a table that has rows. */
  readonly title?: string;
}

/** Arguments of the sentence about the days of a report, either of which may be open. */
const limitsOf = ({ from = '', to = '' }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  ({ limites: from && to ? 'ambos' : from ? 'desde' : 'hasta', desde: from, hasta: to }) as const;

/** Says that a report is empty, for which days, and offers only the days that would find something (P101). */
export function SinResultados({ anio, todas, title }: Props) {
  const t = useTranslations('reporte.vacio');
  const { short } = useDayFormat();
  const today = useToday();
  const { asked, ask } = useFilters('/reporteusuarioxempresa');
  const [from, to] = [dayOf(asked.desde), dayOf(asked.hasta)];
  const titulo = title ?? t('titulo');
  if (!from && !to) return <EmptyList icon={IconCalendarOff} title={titulo} text={t('texto')} />;
  const ranges = [
    { label: t('anio'), total: anio, range: yearUntil(today) },
    { label: t('todas'), total: todas, range: EVERY_DAY },
  ].filter(({ total }) => total);
  const searched = t('dias', limitsOf({ from: from && short(from), to: to && short(to) }));
  return (
    <EmptyList
      icon={IconCalendarOff}
      title={titulo}
      text={todas === 0 ? `${searched} ${t('ningunDia')}` : searched}
      action={
        ranges.length > 0 && (
          <div className={styles.widen}>
            {ranges.map(({ label, total, range }) => (
              <Button key={label} variant="default" onClick={() => ask({ ...asked, ...range, pagina: undefined })}>
                {t('hay', { dias: label, total: total ?? 0 })}
              </Button>
            ))}
          </div>
        )
      }
    />
  );
}
