import { Button } from '@mantine/core';
import type { ResponseOf } from '@portal/contract/core';
import type { equipoApi } from '@portal/contract/equipo';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Borrador, SIN_RESPUESTA } from './borrador.ts';
import styles from './equipo.module.css';
import { useEnlace, useResponderEnlace } from './equipo.queries.ts';
import { PersonaAtrasada } from './PersonaAtrasada.tsx';
import { useRespuestas } from './use-respuestas.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

type Enlace = ResponseOf<typeof equipoApi.enlace>;

const isSpent = (error: Error | null): boolean => error instanceof ApiError && error.code === 'enlace_vencido';

/** /equipo/responder#token=: a boss answers a digest without signing in (P43). The token stays behind `#` (P51). */
export function EquipoResponderScreen() {
  const hash = useLocation({ select: (location) => location.hash });
  const token = new URLSearchParams(hash).get('token');
  return <div className={styles.page}>{token ? <Digest key={token} token={token} /> : <SpentLink />}</div>;
}

function Digest({ token }: { token: string }) {
  const enlace = useEnlace(token);
  if (isSpent(enlace.error)) return <SpentLink />;
  return <QueryContent query={enlace}>{(data) => <DigestForm token={token} enlace={data} />}</QueryContent>;
}

function DigestForm({ token, enlace }: { token: string; enlace: Enlace }) {
  const t = useTranslations('equipo.responder');
  const day = useDayFormat();
  const send = useResponderEnlace(token);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Borrador>>(new Map());
  const { respuestas, erroresOf, ninguna, check, refused } = useRespuestas(drafts, send.error);
  if (send.isSuccess)
    return (
      <>
        <PageHeader title={t('titulo')} />
        <Section>
          <EmptyState icon={IconCircleCheck} title={t('listo')} text={send.data.message} action={<MiEquipoLink />} />
        </Section>
      </>
    );
  if (isSpent(send.error)) return <SpentLink />;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (check() && !send.isPending) send.mutate(respuestas, { onError: refused });
  };
  const waiting = enlace.filas.some(({ situacion }) => situacion === 'pendiente');
  return (
    <form onSubmit={submit} noValidate className={styles.page}>
      <PageHeader
        title={t('titulo')}
        description={
          <>
            {t('texto', { persona: enlace.personal })} {t('vigencia', { fecha: day.short(enlace.fecha_expiracion) })}
          </>
        }
      />
      <ul className={styles.list}>
        {enlace.filas.map((fila) => (
          <PersonaAtrasada
            key={fila.id_asignacion}
            fila={fila}
            hoy={enlace.hoy}
            value={drafts.get(fila.id_asignacion) ?? SIN_RESPUESTA}
            onChange={(value) => setDrafts(new Map(drafts).set(fila.id_asignacion, value))}
            errors={erroresOf(fila.id_asignacion)}
          />
        ))}
      </ul>
      {send.error && <ErrorAlert>{messageOf(send.error)}</ErrorAlert>}
      {ninguna && <ErrorAlert>{t('ninguna')}</ErrorAlert>}
      {waiting ? (
        <FormActions>
          <Button type="submit" loading={send.isPending}>
            {t('enviar', { total: respuestas.length })}
          </Button>
        </FormActions>
      ) : (
        <EmptyState compact icon={IconCircleCheck} title={t('nadie')} action={<MiEquipoLink />} />
      )}
    </form>
  );
}

function MiEquipoLink() {
  const t = useTranslations('equipo.responder');
  return <LinkButton to="/miequipo">{t('miEquipo')}</LinkButton>;
}

function SpentLink() {
  const t = useTranslations('equipo.responder');
  return (
    <>
      <PageHeader title={t('titulo')} />
      <Section>
        <EmptyState icon={IconLinkOff} title={t('sinEnlace')} text={t('sinEnlaceTexto')} action={<MiEquipoLink />} />
      </Section>
    </>
  );
}
