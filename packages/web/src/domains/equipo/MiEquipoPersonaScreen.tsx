import type { ResponseOf } from '@portal/contract/core';
import type { equipoApi } from '@portal/contract/equipo';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonaPlan } from './PersonaPlan.tsx';
import { usePersona } from './personas.queries.ts';
import { isRefusal, messageOf } from '../../core/client/api-error.ts';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageSkeleton } from '../../ui/page/skeletons.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';

/** /miequipopersona?id={person}: plans and topics of one person below the signed-in person, to be read (P115). */
export function MiEquipoPersonaScreen() {
  const { id } = useScreenSearch('/miequipopersona');
  return id ? <Persona id={id} /> : <Missing />;
}

function Persona({ id }: { id: number }) {
  const { data, error, isPending, refetch } = usePersona(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing reason={messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Loaded persona={data} />;
}

function Loaded({ persona }: { persona: ResponseOf<typeof equipoApi.persona> }) {
  const t = useTranslations('equipo.personas');
  const { codigo_usuario, personal, empresa, jefe_inmediato, nivel, planes } = persona;
  return (
    <PageStack>
      <PageHeader title={personal} back={useWayBack('/miequipo')} />
      <Section>
        <Facts>
          <Fact label={t('campos.codigo_usuario')}>{codigo_usuario}</Fact>
          <Fact label={t('campos.empresa')}>{empresa}</Fact>
          <Fact label={t('campos.jefe_inmediato')}>{jefe_inmediato}</Fact>
          <Fact label={t('campos.nivel')}>{nivel ?? t('nivelFuera')}</Fact>
        </Facts>
      </Section>
      {planes.length === 0 && (
        <Section>
          <EmptyState compact title={t('sinPlanes')} />
        </Section>
      )}
      {planes.map((plan) => (
        <PersonaPlan key={plan.id_asignacion} plan={plan} />
      ))}
    </PageStack>
  );
}

function Missing({ reason }: { reason?: string }) {
  const t = useTranslations('equipo.personas');
  const pantallas = useTranslations('pantallas');
  return (
    <>
      <PageHeader title={pantallas('miEquipoPersona')} back={useWayBack('/miequipo')} />
      <Section>
        <EmptyState
          icon={IconUserQuestion}
          title={reason ?? t('sinPersona')}
          action={<LinkButton {...href('/miequipo', { vista: 'personas' })}>{t('ver')}</LinkButton>}
        />
      </Section>
    </>
  );
}
