import type { ReactNode } from 'react';
import { PlanAvance } from './PlanAvance.tsx';
import type { PlanResumen } from './plan-resumen.ts';
import { useUnfolded } from './use-unfolded.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { Section } from '../../../ui/page/Section.tsx';

interface Props {
  readonly plan: PlanResumen;
  /** List that shows it. */
  readonly list: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A plan as heading of what belongs to it (P265). */
export function PlanFolded({ plan, list, open: initially, children }: Props) {
  const [open, keep] = useUnfolded(`${list} ${plan.id_planestudio}`, initially);
  return (
    <Section>
      <Folded title={plan.plan} note={<PlanAvance plan={plan} />} open={open} onFold={keep}>
        {children}
      </Folded>
    </Section>
  );
}
