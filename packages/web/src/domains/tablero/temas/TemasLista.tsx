import type { TemaAlumno } from '@portal/contract/asignacion';
import { fold } from '@portal/contract/core';
import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GROUPS, groupByUrgency, type TemasFilter, type TemasGroup, toFilter } from './temas-filter.ts';
import styles from './temas.module.css';
import { PlanTemas } from './PlanTemas.tsx';
import { TemasFilters } from './TemasFilters.tsx';
import { useGo } from '../../../core/router/go.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { hasWords, wordsOf } from '../../../core/word-match.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { dueFirst, isDone } from '../../../pieces/programa/plan/plan-resumen.ts';
import { planesOf } from '../../../pieces/programa/plan/planes-of.ts';

/** Topics from which on they are searched, and only the first plan is open. */
const MANY = 15;

/** The topics under their plans, what is due first; the address names one state to show alone, and the plan to open (P265). */
export function TemasLista({ temas }: { temas: readonly TemaAlumno[] }) {
  const t = useTranslations('tablero.temas');
  const tabla = useTranslations('ui.tabla');
  const { estado, plan: asked } = useScreenSearch('/dashboardtema');
  const filter = toFilter(estado);
  const go = useGo();
  const setFilter = (name: TemasFilter) =>
    void go(href('/dashboardtema', { plan: asked, estado: name === 'todos' ? undefined : name }), { replace: true });
  const [text, setText] = useState('');
  const words = wordsOf(text);
  const found = temas.filter(({ titulo, plan, programa }) => hasWords(fold(`${titulo} ${plan} ${programa}`), words));
  const groups = groupByUrgency(found);
  const searching = words.length > 0;
  const showAll = () => {
    setText('');
    setFilter('todos');
  };
  const counts = Object.fromEntries(GROUPS.map((name) => [name, groups[name].length])) as Record<TemasGroup, number>;
  const shown = filter === 'todos' ? found : groups[filter];
  const planes = dueFirst(
    planesOf(temas, ({ aprobado }) => ({ temas: 1, aprobados: Number(aprobado) })),
    asked,
  ).flatMap((plan) => {
    const own = shown.filter(({ id_planestudio }) => id_planestudio === plan.id_planestudio);
    return own.length > 0 ? [{ plan, own }] : [];
  });
  const list = `temas ${asked ?? ''} ${filter} ${words.join(' ')}`;
  const few = shown.length <= MANY;
  return (
    <>
      {temas.length > MANY && <SearchField className={styles.search} label={tabla('buscar')} value={text} onCommit={setText} />}
      <TemasFilters counts={counts} filter={filter} onChange={setFilter} />
      {planes.map(({ plan, own }, index) => (
        <PlanTemas
          key={`${plan.id_planestudio} ${list}`}
          list={list}
          plan={plan}
          temas={own}
          open={searching || index === 0 || (few && (filter !== 'todos' || !isDone(plan)))}
          all={searching}
        />
      ))}
      {planes.length === 0 && (
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
