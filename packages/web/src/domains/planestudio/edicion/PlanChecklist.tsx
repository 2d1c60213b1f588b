import type { ResponseOf } from '@portal/contract/core';
import { checkPlan, type planestudioApi } from '@portal/contract/planestudio';
import { useTranslations } from 'use-intl';
import styles from './PlanChecklist.module.css';
import { useDentro } from '../../../pieces/planestudio/plan-master.queries.ts';
import type { Item } from '../../../core/master/item.ts';
import type { FormValues } from '../../../ui/master/master-form-props.ts';
import { PublishChecklist } from '../../../ui/master/PublishChecklist.tsx';
import { AppLink } from '../../../ui/link/AppLink.tsx';

type Falta = ResponseOf<typeof planestudioApi.faltas>['faltas'][number];

/** Screens of the records that lack something. */
const SCREENS = { programa: '/programaedit', curso: '/cursoedit', modulo: '/moduloedit', tema: '/temaedit' } as const;

/** Requirements for publishing a plan, by the values of its form and the content of its programs; each missing part leads to its form, all to the tree. */
export function PlanChecklist({ values, plan }: { values: FormValues; plan?: number | undefined }) {
  const t = useTranslations('planestudio.publicar');
  const programas = values['programas'] as readonly Item[];
  const { data } = useDentro(programas.map(({ id }) => id).toSorted((a, b) => a - b));
  const dentro = data && programas.length > 0 ? { temas: data.temas, faltas: data.faltas.length } : undefined;
  return (
    <>
      <PublishChecklist checks={checkPlan({ programas, dentro })} label={t} />
      {dentro && data && data.faltas.length > 0 && <Faltas faltas={data.faltas} />}
      {plan !== undefined && (
        <p className={styles.build}>
          <AppLink to="/planestudioflujo" search={{ id: plan }}>
            {t('armar')}
          </AppLink>
        </p>
      )}
    </>
  );
}

function Faltas({ faltas }: { faltas: readonly Falta[] }) {
  const t = useTranslations('efecto');
  return (
    <ul className={styles.list} aria-label={t('abrir')}>
      {faltas.map(({ nivel, id, texto }) => (
        <li key={`${nivel}-${id}-${texto}`}>
          <AppLink to={SCREENS[nivel]} search={{ id }} title={t('abrir')}>
            {texto}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
