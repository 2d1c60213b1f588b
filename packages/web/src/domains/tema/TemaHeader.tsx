import { useFormatter, useTranslations } from 'use-intl';
import styles from './tema.module.css';
import type { TemaDetalle } from './tema.queries.ts';
import { DAY_FORMAT, noonOf } from '../../core/i18n/day.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TopicStateBadge } from './TopicStateBadge.tsx';
import { temaState } from './tema-state.ts';

/** Page header of a topic: breadcrumbs, title, state, duration and deadline. */
export function TemaHeader({ tema }: { tema: TemaDetalle }) {
  const t = useTranslations('tema');
  const format = useFormatter();
  const end = format.dateTime(noonOf(tema.fecha_fin), DAY_FORMAT);
  const facts = [tema.duracion > 0 && t('duracion', { minutos: tema.duracion }), t('hasta', { fecha: end })].filter(Boolean).join(' · ');
  return (
    <PageHeader
      title={tema.titulo}
      back={{ to: '/dashboardusuario' }}
      breadcrumbs={[tema.plan, tema.programa, tema.curso, tema.modulo].map((label) => ({ label }))}
      meta={<TopicStateBadge state={temaState(tema)} />}
      description={
        <>
          {tema.descripcion}
          <span className={styles.brief}>{facts}</span>
        </>
      }
    />
  );
}
