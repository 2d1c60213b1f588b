import { fold } from '@portal/contract/core';
import { IconFilterOff, IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AvanceMensual } from './AvanceMensual.tsx';
import styles from './logros.module.css';
import { ProgramaCard } from './ProgramaCard.tsx';
import { dueFirst, isDone } from '../../../pieces/programa/plan/plan-resumen.ts';
import { planesOf } from '../../../pieces/programa/plan/planes-of.ts';
import { PlanFolded } from '../../../pieces/programa/plan/PlanFolded.tsx';
import { PedirTemas } from '../../../pieces/tema/PedirTemas.tsx';
import { type ProgramaAlumno, useMisProgramas } from '../programa.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { hasWords, wordsOf } from '../../../core/word-match.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';

/** /planmislogros: a card per program under its plan, and the chart of the year by month (P67). */
export function MisLogrosScreen() {
  const t = useTranslations();
  const { data, isPending } = useMisProgramas();
  return (
    <PageStack>
      <PageHeader title={t('pantallas.misLogros')} />
      <Programas />
      {/* Below cards of which the number is not known yet, it would jump; without programs it is empty. */}
      {data?.length !== 0 && (
        <div hidden={isPending}>
          <AvanceMensual />
        </div>
      )}
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
        <EmptyList icon={IconTrophy} title={t('vacio')} text={t('vacioTexto')} action={<PedirTemas />} />
      </Section>
    );
  return <Cards programas={data} />;
}

/** Programs from which on they are searched, and only the first plan is open. */
const MANY = 8;

/** The cards under their plans, those to finish first (P265). */
function Cards({ programas }: { programas: readonly ProgramaAlumno[] }) {
  const t = useTranslations('ui.tabla');
  const [text, setText] = useState('');
  const words = wordsOf(text);
  const searching = words.length > 0;
  const planes = dueFirst(planesOf(programas, (programa) => programa)).flatMap((plan) => {
    const own = plan.rows.filter(({ programa }) => hasWords(fold(`${programa} ${plan.plan}`), words));
    return own.length > 0 ? [{ plan, own }] : [];
  });
  const few = programas.length <= MANY;
  return (
    <>
      {!few && <SearchField className={styles.search} label={t('buscar')} value={text} onCommit={setText} />}
      {planes.map(({ plan, own }, index) => (
        <PlanFolded
          key={`${plan.id_planestudio} ${text}`}
          plan={plan}
          list={`logros ${words.join(' ')}`}
          open={searching || index === 0 || (few && !isDone(plan))}
        >
          <CardGrid size="wide">
            {own.map((programa) => (
              <ProgramaCard key={programa.id_programa} programa={programa} />
            ))}
          </CardGrid>
        </PlanFolded>
      ))}
      {planes.length === 0 && (
        <Section>
          <EmptyState icon={IconFilterOff} title={t('sinCoincidencias')} />
        </Section>
      )}
    </>
  );
}
