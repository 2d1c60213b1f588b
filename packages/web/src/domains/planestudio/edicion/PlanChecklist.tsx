import { checkPlan } from '@portal/contract';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';
import type { FormValues } from '../../../ui/master/master-form-props.ts';
import { PublishChecklist } from '../../../ui/master/PublishChecklist.tsx';

/** What a plan needs before it is published, by the values of its form. */
export function PlanChecklist({ values }: { values: FormValues }) {
  const t = useTranslations('planestudio.publicar');
  return <PublishChecklist checks={checkPlan({ programas: values['programas'] as readonly Item[] })} label={t} />;
}
