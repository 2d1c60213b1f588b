import type { PersonaFicha } from '@portal/contract/usuario';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonaActs } from './PersonaActs.tsx';
import { PersonaDatos } from './PersonaDatos.tsx';
import { SECCIONES, useSecciones } from './secciones/secciones.ts';
import { usePersona } from '../../../pieces/usuario/persona/persona.queries.ts';
import { UserStateBadge } from '../../../pieces/usuario/UserStateBadge.tsx';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { LinkTabs } from '../../../ui/link/LinkTabs.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

const ACTIVO = 1;

/** /usuarioreporte?id={person}: everything about a person, one section at a time, with the acts at hand (P209). */
export function PersonaScreen() {
  const t = useTranslations('persona');
  const { id } = useScreenSearch('/usuarioreporte');
  return id ? <Persona id={id} /> : <Missing title={t('sinId')} text={t('sinIdTexto')} />;
}

function Persona({ id }: { id: number }) {
  const { data, error, isPending, refetch } = usePersona(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing title={messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Loaded key={id} persona={data} />;
}

function Loaded({ persona }: { persona: PersonaFicha }) {
  const t = useTranslations();
  const { id_usuario: id, personal, codigo_estado } = persona;
  const shown = useSecciones(persona);
  const asked = useScreenSearch('/usuarioreporte').vista;
  const current = shown.find((name) => name === asked) ?? 'estudio';
  const Current = SECCIONES[current].Component;
  return (
    <PageStack>
      <PageHeader
        title={personal}
        description={t('pantallas.usuarioReporte')}
        record={personal}
        back={useWayBack('/usuario')}
        meta={<UserStateBadge active={codigo_estado === ACTIVO} />}
        actions={<PersonaActs persona={persona} />}
      />
      <PersonaDatos persona={persona} />
      <div>
        <LinkTabs
          label={t('persona.secciones')}
          current={current}
          tabs={shown.map((name) => ({
            key: name,
            label: t(`persona.seccion.${name}`),
            ...href('/usuarioreporte', { id, vista: name === 'estudio' ? undefined : name }),
          }))}
        />
        <Current key={current} persona={persona} />
      </div>
    </PageStack>
  );
}

function Missing({ title, text }: { title: string; text?: string }) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.usuarioReporte')} back={useWayBack('/usuario')} />
      <Section>
        <EmptyState
          icon={IconUserQuestion}
          title={title}
          text={text}
          action={<LinkButton {...href('/usuario')}>{t('persona.irLista')}</LinkButton>}
        />
      </Section>
    </>
  );
}
