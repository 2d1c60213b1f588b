import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Asking, Chosen } from './FiltrosForm.tsx';
import { ATRASADOS } from '../../pieces/reporte/asked.ts';
import { Empezar } from '../../pieces/reporte/Empezar.tsx';
import { ALL, EVERY_DAY } from '../../core/router/asked-range.ts';
import { useFilters } from '../../core/router/use-filters.ts';
import styles from '../../pieces/reporte/reporte.module.css';
import { useOpciones } from '../../pieces/reporte/reporte.queries.ts';

/** Plans that are offered; the others are chosen in the filters. */
const SHOWN = 8;

/** Begins a report with all companies and all days, of one plan or of all (P279). */
export function Inicios({ empresas, planes, atrasados }: Asking) {
  const t = useTranslations('reporte.inicios');
  const { ask } = useFilters('/reporteusuarioxempresa');
  const everywhere: Chosen = { ...EVERY_DAY, ...(empresas !== false && { empresas: ALL }) };
  const everything = planes === 'varios' ? { ...everywhere, planes: ALL } : everywhere;
  return (
    <Empezar soloFechas={empresas === false}>
      {planes !== 'uno' && (
        <Button variant="default" onClick={() => ask(everything)}>
          {t(planes ? 'todosPlanes' : 'todas')}
        </Button>
      )}
      {atrasados && (
        <Button variant="default" onClick={() => ask({ ...everything, ...ATRASADOS })}>
          {t('atrasados')}
        </Button>
      )}
      {planes && <Planes onChoose={(id) => ask({ ...everywhere, ...(planes === 'uno' ? { plan: Number(id) } : { planes: id }) })} />}
    </Empezar>
  );
}

/** Buttons of the newest plans, and how many more there are. */
function Planes({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useTranslations('reporte.inicios');
  const { data = [] } = useOpciones('planestudio');
  const newest = data.toSorted((one, other) => Number(other.value) - Number(one.value)).slice(0, SHOWN);
  return (
    <>
      {newest.map(({ value, label }) => (
        <Button key={value} variant="default" className={styles.start} onClick={() => onChoose(value)}>
          {label}
        </Button>
      ))}
      {data.length > SHOWN && <span className={styles.more}>{t('mas', { total: data.length - SHOWN })}</span>}
    </>
  );
}
