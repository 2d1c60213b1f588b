import type { TemaAlumno } from '@portal/contract';
import { Alert, Skeleton } from '@mantine/core';
import { IconAlarm, IconArrowRight, IconCircleCheck, IconInbox, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './alumno.module.css';
import { useMisCifras, useMisPendientes } from '../tablero.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** First unlocked pending topic with a large "Continuar" (P19), and an alert about overdue topics. */
export function SiguienteTema() {
  const { data, error, isPending, refetch } = useMisPendientes();
  if (isPending) return <Skeleton height={132} radius="lg" />;
  if (!data)
    return (
      <Section>
        <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  const next = data.find(({ bloqueado }) => !bloqueado);
  return (
    <>
      {next ? <Next tema={next} pendientes={data.length} /> : <NothingToOpen blocked={data.length > 0} />}
      <Overdue vencidos={data.filter(({ vencido }) => vencido).length} />
    </>
  );
}

function Next({ tema, pendientes }: { tema: TemaAlumno; pendientes: number }) {
  const t = useTranslations('tablero.continuar');
  return (
    <section className={styles.next}>
      <div className={styles.nextText}>
        <p className={styles.eyebrow}>{tema.intentos > 0 ? t('reintento') : t('titulo')}</p>
        <h2 className={styles.nextTitle}>{tema.titulo}</h2>
        <p className={styles.nextPlace}>
          {tema.plan} · {tema.programa}
        </p>
        <p className={styles.nextCount}>{t('pendientes', { pendientes })}</p>
      </div>
      <LinkButton {...temaHref(tema)} size="lg" rightSection={<IconArrowRight size={20} aria-hidden="true" />}>
        {t('boton')}
      </LinkButton>
    </section>
  );
}

function Overdue({ vencidos }: { vencidos: number }) {
  const t = useTranslations('tablero.vencidos');
  if (vencidos === 0) return null;
  return (
    <Alert color="red" icon={<IconAlarm />} title={t('titulo', { vencidos })}>
      {t('texto')}
    </Alert>
  );
}

/** Message without an unlocked topic: all approved, none assigned, or all locked (a mistake in the plan). */
function NothingToOpen({ blocked }: { blocked: boolean }) {
  const t = useTranslations('tablero.continuar');
  const { data: cifras } = useMisCifras();
  if (blocked) return <Message icon={IconLock} title={t('bloqueados')} text={t('bloqueadosTexto')} />;
  if (cifras?.temas === 0) return <Message icon={IconInbox} title={t('sinTemas')} text={t('sinTemasTexto')} />;
  return (
    <Message
      icon={IconCircleCheck}
      title={t('fin')}
      text={t('finTexto')}
      action={
        <LinkButton {...href('/certificado')} variant="default">
          {t('certificados')}
        </LinkButton>
      }
    />
  );
}

const Message = (props: Parameters<typeof EmptyState>[0]) => (
  <Section>
    <EmptyState compact {...props} />
  </Section>
);
