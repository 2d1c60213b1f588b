import type { PlanPersona, TemaPersona } from '@portal/contract/equipo';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './equipo.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { Section } from '../../ui/page/Section.tsx';
import { ProgressBadge } from '../../ui/progress/ProgressBadge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { EstadoPlanBadge } from '../../pieces/reporte/EstadoPlanBadge.tsx';

/** A plan of a person with its topics: what was approved, with which grade, in how many attempts. */
export function PersonaPlan({ plan: { plan, fecha_inicio, fecha_fin, estado, avance, promedio, temas } }: { plan: PlanPersona }) {
  const t = useTranslations('equipo.personas');
  const day = useDayFormat();
  const format = useFormatter();
  return (
    <Section
      title={plan}
      description={[
        t('dias', { desde: day.short(fecha_inicio), hasta: day.short(fecha_fin) }),
        ...(promedio === null ? [] : [t('promedio', { promedio: format.number(promedio, { maximumFractionDigits: 2 }) })]),
      ].join(' · ')}
      actions={
        <>
          <EstadoPlanBadge estado={estado} />
          <ProgressBadge value={avance} />
        </>
      }
    >
      {temas.length === 0 ? (
        <EmptyState compact title={t('sinTemas')} />
      ) : (
        <ol className={styles.topics} aria-label={t('temas', { plan })}>
          {temas.map((tema) => (
            <Tema key={tema.posicion} tema={tema} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Tema({ tema: { programa, curso, modulo, tema, aprobado, nota, intentos, ultima_actividad } }: { tema: TemaPersona }) {
  const t = useTranslations('equipo.personas');
  const day = useDayFormat();
  const format = useFormatter();
  return (
    <li className={styles.topic}>
      <div>
        <p className={styles.topicTitle}>{tema}</p>
        <p className={styles.help}>{[programa, curso, modulo].join(' › ')}</p>
      </div>
      <p className={styles.result}>
        {ultima_actividad && <span>{day.short(ultima_actividad)}</span>}
        <span>{t('intentos', { intentos })}</span>
        {nota !== null && <span>{t('nota', { nota: format.number(nota, { maximumFractionDigits: 2 }) })}</span>}
        <StateBadge tone={aprobado ? 'success' : 'neutral'}>{aprobado ? t('aprobado') : t('pendiente')}</StateBadge>
      </p>
    </li>
  );
}
