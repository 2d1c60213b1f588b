import { fold } from '@portal/contract/core';
import { IconFilterOff, IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AvanceMensual } from './AvanceMensual.tsx';
import styles from './logros.module.css';
import { ProgramaCard } from './ProgramaCard.tsx';
import { byPlan } from '../../../pieces/programa/by-plan.ts';
import { type ProgramaAlumno, useMisProgramas } from '../programa.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { hasWords, wordsOf } from '../../../core/word-match.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Folded } from '../../../ui/page/Folded.tsx';
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
  return <Cards programas={data} />;
}

/** Programs from which on they are searched, and folded by plan. */
const MANY = 8;

/** The cards; many of several plans by plan, first what is to finish, and a finished plan folded. */
function Cards({ programas }: { programas: readonly ProgramaAlumno[] }) {
  const t = useTranslations();
  const [text, setText] = useState('');
  if (programas.length <= MANY) return <Grid programas={programas} />;
  const words = wordsOf(text);
  const found = programas.filter(({ programa, plan }) => hasWords(fold(`${programa} ${plan}`), words));
  const plans = byPlan(found).toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <>
      <SearchField className={styles.search} label={t('ui.tabla.buscar')} value={text} onCommit={setText} />
      {plans.map((own) => (
        <Section key={`${own[0]?.id_planestudio} ${words.length > 0}`}>
          <Folded
            title={t('tablero.temas.cuenta', { filtro: own[0]?.plan ?? '', total: own.length })}
            open={words.length > 0 || plans.length === 1 || !isDone(own)}
          >
            <Grid programas={own} />
          </Folded>
        </Section>
      ))}
      {found.length === 0 && (
        <Section>
          <EmptyState icon={IconFilterOff} title={t('ui.tabla.sinCoincidencias')} />
        </Section>
      )}
    </>
  );
}

const isDone = (programas: readonly ProgramaAlumno[]): boolean => programas.every(({ avance }) => avance === 100);

const Grid = ({ programas }: { programas: readonly ProgramaAlumno[] }) => (
  <CardGrid size="wide">
    {programas.map((programa) => (
      <ProgramaCard key={`${programa.id_planestudio}-${programa.id_programa}`} programa={programa} />
    ))}
  </CardGrid>
);
