import { api, checkPlan, type ResponseOf } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import styles from './PlanChecklist.module.css';
import { call } from '../../../core/client/client.ts';
import type { Item } from '../../../core/master/item.ts';
import { keys } from '../../../core/query-keys.ts';
import type { FormValues } from '../../../ui/master/master-form-props.ts';
import { PublishChecklist } from '../../../ui/master/PublishChecklist.tsx';
import { AppLink } from '../../../ui/link/AppLink.tsx';

type Falta = ResponseOf<typeof api.planestudio.faltas>['faltas'][number];

/** Screens of the records that lack something. */
const SCREENS = { programa: '/programaedit', curso: '/cursoedit', modulo: '/moduloedit', tema: '/temaedit' } as const;

/** Fetches what is really inside the programs of the form; under the key of plans, which a save of anything inside invalidates. */
const useDentro = (programas: readonly number[]) =>
  useQuery({
    queryKey: [...keys.planestudio.all, 'faltas', programas],
    queryFn: ({ signal }) => call(api.planestudio.faltas, { body: { programas: [...programas] } }, { signal }),
    enabled: programas.length > 0,
  });

/** What a plan needs before it is published, by the values of its form and by what its programs contain; each missing part leads to its form. */
export function PlanChecklist({ values }: { values: FormValues }) {
  const t = useTranslations('planestudio.publicar');
  const programas = values['programas'] as readonly Item[];
  const { data } = useDentro(programas.map(({ id }) => id).toSorted((a, b) => a - b));
  const dentro = data && programas.length > 0 ? { temas: data.temas, faltas: data.faltas.length } : undefined;
  return (
    <>
      <PublishChecklist checks={checkPlan({ programas, dentro })} label={t} />
      {dentro && data && data.faltas.length > 0 && <Faltas faltas={data.faltas} />}
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
