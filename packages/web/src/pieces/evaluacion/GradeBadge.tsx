import { useFormatter } from 'use-intl';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Badge of a grade: primary from the pass mark up, danger below. */
export function GradeBadge({ grade, passMark }: { grade: number; passMark: number }) {
  const format = useFormatter();
  return (
    <StateBadge tone={grade >= passMark ? 'primary' : 'danger'} dot={false}>
      {format.number(grade, { maximumFractionDigits: 2 })}
    </StateBadge>
  );
}
