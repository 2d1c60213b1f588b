import type { TemaAlumno } from '@portal/contract/asignacion';
import { fold } from '@portal/contract/core';
import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GROUPS, groupByUrgency, type TemasFilter, type TemasGroup, toFilter } from './temas-filter.ts';
import styles from './temas.module.css';
import { TemasFilters } from './TemasFilters.tsx';
import { useGo } from '../../../core/router/go.ts';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { hasWords, wordsOf } from '../../../core/word-match.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Folded } from '../../../ui/page/Folded.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { byPlan } from '../../../pieces/programa/by-plan.ts';
import { TemaItem } from '../../../pieces/programa/seguimiento/TemaItem.tsx';

/** The topics in groups, what is to do first and what is finished folded; the address names one group to show alone. */
export function TemasLista({ temas }: { temas: readonly TemaAlumno[] }) {
  const t = useTranslations('tablero.temas');
  const tabla = useTranslations('ui.tabla');
  const filter = toFilter(useScreenSearch('/dashboardtema').estado);
  const go = useGo();
  const setFilter = (estado: TemasFilter) =>
    void go(href('/dashboardtema', { estado: estado === 'todos' ? undefined : estado }), { replace: true });
  const [text, setText] = useState('');
  const words = wordsOf(text);
  const found = temas.filter(({ titulo, plan, programa }) => hasWords(fold(`${titulo} ${plan} ${programa}`), words));
  const groups = groupByUrgency(found);
  // Another plan may ask for a topic that was approved in one, and does not count it.
  const passed = new Map(temas.flatMap(({ id_tema, aprobado, nota }) => (aprobado && nota !== null ? [[id_tema, nota] as const] : [])));
  const searching = words.length > 0;
  const showAll = () => {
    setText('');
    setFilter('todos');
  };
  const counts = Object.fromEntries(GROUPS.map((name) => [name, groups[name].length])) as Record<TemasGroup, number>;
  const shown = GROUPS.filter((name) => counts[name] > 0 && (filter === 'todos' || filter === name));
  return (
    <>
      {temas.length > MANY && <SearchField className={styles.search} label={tabla('buscar')} value={text} onCommit={setText} />}
      <TemasFilters counts={counts} filter={filter} onChange={setFilter} />
      {shown.map((name) =>
        name === 'terminados' && filter === 'todos' ? (
          <Section key={`${name} ${searching}`}>
            {/* Open when nothing else is left. */}
            <Folded title={t('plegados', { temas: counts[name] })} open={shown.length === 1 || searching}>
              <Items temas={groups[name]} open={searching} passed={passed} />
            </Folded>
          </Section>
        ) : (
          <Section key={`${name} ${searching}`} title={t(name)}>
            <Items temas={groups[name]} open={searching} passed={passed} />
          </Section>
        ),
      )}
      {shown.length === 0 && (
        <Section>
          <EmptyState
            icon={IconFilterOff}
            title={searching ? tabla('sinCoincidencias') : t('vacioFiltro')}
            action={
              <Button variant="default" onClick={showAll}>
                {t('verTodos')}
              </Button>
            }
          />
        </Section>
      )}
    </>
  );
}

/** Topics from which on a list is searched, and folded by plan. */
const MANY = 15;

interface ItemsProps {
  readonly temas: readonly TemaAlumno[];
  /** Shows the topics of every plan, as found by a search. */
  readonly open: boolean;
  /** Grades of approved topics. */
  readonly passed: ReadonlyMap<number, number>;
}

/** The topics; many of several plans by plan, the first of which is open. */
function Items({ temas, open, passed }: ItemsProps) {
  const t = useTranslations('tablero.temas');
  const plans = byPlan(temas);
  if (temas.length <= MANY || plans.length === 1) return <Rows temas={temas} passed={passed} />;
  return plans.map((own, index) => (
    <Folded
      key={own[0]?.id_planestudio}
      title={t('cuenta', { filtro: own[0]?.plan ?? '', total: own.length })}
      open={open || index === 0}
      level={3}
    >
      <Rows temas={own} passed={passed} />
    </Folded>
  ));
}

const Rows = ({ temas, passed }: Omit<ItemsProps, 'open'>) => (
  <ul className={styles.items}>
    {temas.map((tema) => (
      <TemaItem key={ocurrenciaKey(tema)} tema={tema} showPlace earlier={tema.aprobado ? undefined : passed.get(tema.id_tema)} />
    ))}
  </ul>
);
