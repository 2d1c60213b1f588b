import { useTranslations } from 'use-intl';
import styles from './pregunta.module.css';
import { useTemasOfPregunta, useVersiones } from './pregunta.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { href } from '../../core/router/paths.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

const OPTIONS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

/** Topics that use a question, and its versions: each answer refers to the version that the learner saw. */
export function PreguntaHistoria({ id }: { id: number }) {
  return (
    <div className={styles.blocks}>
      <Temas id={id} />
      <Versiones id={id} />
    </div>
  );
}

function Temas({ id }: { id: number }) {
  const t = useTranslations('pregunta.edicion');
  const { data, error, refetch } = useTemasOfPregunta(id);
  return (
    <Section title={t('temas')}>
      {error && <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data?.length === 0 && <p className={styles.hint}>{t('sinTemas')}</p>}
      <div className={styles.topics}>
        {data?.map((tema) => (
          <LinkButton key={tema.id_tema} {...href('/temaedit', { id: tema.id_tema })} variant="default">
            {tema.titulo}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}

type Version = NonNullable<ReturnType<typeof useVersiones>['data']>[number];

function Versiones({ id }: { id: number }) {
  const t = useTranslations('pregunta.edicion');
  const { data, error, refetch } = useVersiones(id);
  return (
    <Section title={t('versiones')} description={t('versionesTexto')}>
      {error && <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      <ol className={styles.versions}>
        {data?.map((row, index) => (
          <li key={row.version}>
            <OneVersion row={row} current={index === 0} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function OneVersion({ row, current }: { row: Version; current: boolean }) {
  const t = useTranslations('pregunta.edicion');
  const day = useDayFormat();
  return (
    <>
      <p className={styles.versionHead}>
        <StateBadge tone={current ? 'primary' : 'neutral'} dot={false}>
          {current ? t('vigente', { version: row.version }) : t('numero', { version: row.version })}
        </StateBadge>
        <span>{t('autor', { usuario: row.usuario_creacion, fecha: day.short(row.fecha_creacion) })}</span>
        <span>{t('respuestas', { respuestas: row.respuestas })}</span>
      </p>
      <p className={styles.versionText}>{row.pregunta}</p>
      <ol className={styles.answers}>
        {OPTIONS.map((option, index) => (
          <li key={option} className={row.indicador_correcta === index + 1 ? styles.right : undefined}>
            {row[option]}
            {row.indicador_correcta === index + 1 && ` (${t('correcta')})`}
          </li>
        ))}
      </ol>
    </>
  );
}
