import { useMonthLabels } from '../ui/chart/use-month-labels.ts';
import { BarChart } from '../ui/chart/BarChart.tsx';
import { CardGrid } from '../ui/page/CardGrid.tsx';
import { KpiCard } from '../ui/chart/KpiCard.tsx';
import { ProgressBadge } from '../ui/progress/ProgressBadge.tsx';
import { ProgressBar } from '../ui/progress/ProgressBar.tsx';
import { ProgressRing } from '../ui/progress/ProgressRing.tsx';
import { Section } from '../ui/page/Section.tsx';
import { GradeBadge } from '../pieces/evaluacion/GradeBadge.tsx';
import { RecordStateBadge } from '../ui/status/RecordStateBadge.tsx';
import { TopicStateBadge } from '../pieces/tema/TopicStateBadge.tsx';
import { UserStateBadge } from '../pieces/usuario/UserStateBadge.tsx';
import { Block } from './Block.tsx';
import styles from './Block.module.css';
import { sample, sampleHours, sampleKpis, sampleYear } from './samples.ts';

const TOPIC_STATES = ['pendiente', 'enProgreso', 'evaluado', 'vencido', 'bloqueado'] as const;
const PERCENTS = [0, 12, 45, 100];

/** Figures, badges, progress and charts. */
export function StatusSection() {
  const months = useMonthLabels();
  return (
    <>
      <Block name="KpiCard">
        <CardGrid>
          {sampleKpis.map((kpi) => (
            <KpiCard key={kpi.label} {...kpi} link={{ to: '/dev/ui', label: sample.seeAll }} />
          ))}
        </CardGrid>
      </Block>
      <Block name="StateBadge · ProgressBadge · GradeBadge · ProgressBar · ProgressRing">
        <Section title={sample.states} description={sample.description}>
          <div className={styles.stack}>
            <div className={styles.row}>
              <RecordStateBadge code={1} />
              <RecordStateBadge code={2} />
              <RecordStateBadge code={0} />
              <UserStateBadge active />
              <UserStateBadge active={false} />
              {TOPIC_STATES.map((state) => (
                <TopicStateBadge key={state} state={state} />
              ))}
            </div>
            <div className={styles.row}>
              <GradeBadge grade={92.5} passMark={70} />
              <GradeBadge grade={55} passMark={70} />
              {PERCENTS.map((value) => (
                <ProgressBadge key={value} value={value} />
              ))}
              <ProgressBadge value={null} />
            </div>
            <div className={styles.halves}>
              <ProgressBar value={64} label={sample.plan} />
              <ProgressBar value={20} tone="warning" />
            </div>
            <div className={styles.row}>
              {PERCENTS.map((value) => (
                <ProgressRing key={value} value={value} label={sample.plan} />
              ))}
              <ProgressRing value={64} label={sample.plan} size={112} />
            </div>
          </div>
        </Section>
      </Block>
      <Block name="BarChart">
        <div className={styles.halves}>
          <Section title={sample.chartYear}>
            <BarChart
              sequence
              title={sample.chartYear}
              unit="percent"
              max={100}
              bars={months.map((label, index) => ({ label, value: sampleYear[index] ?? 0 }))}
            />
          </Section>
          <Section title={sample.chartHours}>
            <BarChart sequence title={sample.chartHours} bars={sampleHours} />
          </Section>
        </div>
      </Block>
    </>
  );
}
