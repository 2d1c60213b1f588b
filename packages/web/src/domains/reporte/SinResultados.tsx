import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { dayOf, EVERY_DAY, yearUntil } from './asked.ts';
import styles from './reporte.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { useAsked } from '../../core/router/use-asked.ts';
import { EmptyList } from '../../ui/status/EmptyList.tsx';

/** Says that a report is empty, for which days, and widens them by one click. */
export function SinResultados() {
  const t = useTranslations('reporte.vacio');
  const { short } = useDayFormat();
  const today = useToday();
  const { asked, ask } = useAsked('/reporteusuarioxempresa');
  const [from, to] = [dayOf(asked.desde), dayOf(asked.hasta)];
  if (!from && !to) return <EmptyList icon={IconCalendarOff} title={t('titulo')} text={t('texto')} />;
  const widen = (range: object) => ask({ ...asked, ...range, pagina: undefined });
  return (
    <EmptyList
      icon={IconCalendarOff}
      title={t('titulo')}
      text={t('dias', {
        limites: from && to ? 'ambos' : from ? 'desde' : 'hasta',
        desde: from ? short(from) : '',
        hasta: to ? short(to) : '',
      })}
      action={
        <div className={styles.widen}>
          <Button variant="default" onClick={() => widen(yearUntil(today))}>
            {t('anio')}
          </Button>
          <Button variant="default" onClick={() => widen(EVERY_DAY)}>
            {t('todas')}
          </Button>
        </div>
      }
    />
  );
}
