import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CursosPrograma } from './CursosPrograma.tsx';
import { groupTemas } from './group-temas.ts';
import { GuardarPrograma } from '../../../pieces/programa/guardado/GuardarPrograma.tsx';
import { useTemasPrograma } from '../programa.queries.ts';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';

/** /programaseguimiento?idp={plan}&id={program}: the topics of a program in their order (P67). */
export function ProgramaSeguimientoScreen() {
  const { id, idp } = useScreenSearch('/programaseguimiento');
  return id ? <Seguimiento idPrograma={id} idPlan={idp} /> : <SinPrograma />;
}

function Seguimiento({ idPrograma, idPlan }: { idPrograma: number; idPlan: number | undefined }) {
  const { data, error, isPending, refetch } = useTemasPrograma(idPrograma, idPlan);
  const back = useWayBack('/planmislogros');
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <SinPrograma />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  const [first] = data;
  if (!first) return <SinPrograma />;
  const planes = groupTemas(data, (tema) => tema.id_planestudio);
  return (
    <PageStack>
      <PageHeader title={first.programa} description={planes.length === 1 ? first.plan : undefined} back={back} />
      <GuardarPrograma place={{ id_programa: idPrograma, id_planestudio: idPlan, titulo: first.programa }} />
      {planes.map((plan) => (
        <CursosPrograma key={plan.key} plan={plan} showPlan={planes.length > 1} />
      ))}
    </PageStack>
  );
}

function SinPrograma() {
  const back = useWayBack('/planmislogros');
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.seguimiento')} back={back} />
      <Section>
        <EmptyState
          icon={IconMapQuestion}
          title={t('programa.seguimiento.sinPrograma')}
          text={t('programa.seguimiento.sinProgramaTexto')}
          action={<LinkButton {...href('/planmislogros')}>{t('programa.seguimiento.irLogros')}</LinkButton>}
        />
      </Section>
    </>
  );
}
