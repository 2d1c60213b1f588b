import type { CifraId } from '@portal/contract/cifra';
import type { ResponseOf } from '@portal/contract/core';
import { SEMANAS_TENDENCIA, type tableroApi } from '@portal/contract/tablero';
import { IconChartLine } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './admin.module.css';
import { useTendencia } from '../tablero.queries.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { usePercent } from '../../../core/i18n/use-percent.ts';
import { TrendChart } from '../../../ui/chart/TrendChart.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

type Semanas = ResponseOf<typeof tableroApi.tendencia>;
type Valor = 'avance' | 'accesos';

/** Avance and sign-ins of the last weeks as small lines (P262). */
export function Tendencias() {
  const percent = usePercent();
  const format = useFormatter();
  return (
    <div className={styles.grid}>
      <Tendencia valor="avance" cifra="avance" text={percent} />
      <Tendencia valor="accesos" cifra="accesos" text={(value) => format.number(value)} />
    </div>
  );
}

interface Props {
  readonly valor: Valor;
  readonly cifra: CifraId;
  readonly text: (value: number) => string;
}

function Tendencia({ valor, ...rest }: Props) {
  const t = useTranslations('tablero.tendencia');
  return (
    <Section title={t(valor)} description={t('texto', { semanas: SEMANAS_TENDENCIA })}>
      <QueryContent query={useTendencia()}>{(semanas) => <Linea semanas={semanas} valor={valor} {...rest} />}</QueryContent>
    </Section>
  );
}

function Linea({ semanas, valor, cifra, text }: Props & { readonly semanas: Semanas }) {
  const t = useTranslations('tablero.tendencia');
  const day = useDayFormat();
  const known = semanas.flatMap(({ hasta, [valor]: value }) => (value === null ? [] : [{ hasta, value }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return <EmptyState compact icon={IconChartLine} title={t('vacio')} />;
  const moved = { antes: text(first.value), desde: day.medium(first.hasta), ahora: text(last.value), hasta: day.medium(last.hasta) };
  return (
    <>
      <p>{known.length > 1 ? t('desde', moved) : `${moved.ahora} (${moved.hasta})`}</p>
      <TrendChart
        title={t(valor)}
        cifra={cifra}
        labelHeader={t('hasta')}
        text={text}
        points={semanas.map(({ hasta, [valor]: value }) => ({ label: day.tiny(hasta), value }))}
      />
    </>
  );
}
