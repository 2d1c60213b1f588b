import { useFormatter } from 'use-intl';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** A grade: primary when it reaches the pass mark, otherwise danger. */
export function GradeBadge({ grade, passMark }: { grade: number; passMark: number }) {
  const format = useFormatter();
  return (
    <StateBadge tone={grade >= passMark ? 'primary' : 'danger'} dot={false}>
      {format.number(grade, { maximumFractionDigits: 2 })}
    </StateBadge>
  );
}
