import { IconTrophy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AvanceMensual } from './AvanceMensual.tsx';
import { ProgramaCard } from './ProgramaCard.tsx';
import { useMisProgramas } from '../programa.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';

/** /planmislogros: a card per program and the chart of the year by month (P67). */
export function MisLogrosScreen() {
  const t = useTranslations();
  const { isPending } = useMisProgramas();
  return (
    <PageStack>
      <PageHeader title={t('pantallas.misLogros')} />
      <Programas />
      {/* Below cards of which the number is not known yet, it would jump. */}
      <div hidden={isPending}>
        <AvanceMensual />
      </div>
    </PageStack>
  );
}

function Programas() {
  const t = useTranslations('programa.logros');
  const { data, error, isPending, refetch } = useMisProgramas();
  if (isPending) return <CardsSkeleton count={3} size="wide" />;
  if (!data)
    return (
      <Section>
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  if (data.length === 0)
    return (
      <Section>
        <EmptyList icon={IconTrophy} title={t('vacio')} text={t('vacioTexto')} />
      </Section>
    );
  return (
    <CardGrid size="wide">
      {data.map((programa) => (
        <ProgramaCard key={`${programa.id_planestudio}-${programa.id_programa}`} programa={programa} />
      ))}
    </CardGrid>
  );
}
