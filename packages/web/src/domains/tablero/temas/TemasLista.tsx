import type { TemaAlumno } from '@portal/contract';
import { Button } from '@mantine/core';
import { IconChevronDown, IconFilterOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GROUPS, groupByUrgency, type TemasFilter, type TemasGroup, toFilter } from './temas-filter.ts';
import styles from './temas.module.css';
import { TemasFilters } from './TemasFilters.tsx';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TemaItem } from '../../programa/programa.public.ts';

/** The topics in groups, what is to do first and what is finished folded; the address names one group to show alone. */
export function TemasLista({ temas }: { temas: readonly TemaAlumno[] }) {
  const t = useTranslations('tablero.temas');
  const filter = toFilter(useScreenSearch('/dashboardtema').estado);
  const navigate = useNavigate();
  const setFilter = (estado: TemasFilter) =>
    void navigate({ ...href('/dashboardtema', { estado: estado === 'todos' ? undefined : estado }), replace: true } as never);
  const groups = groupByUrgency(temas);
  const counts = Object.fromEntries(GROUPS.map((name) => [name, groups[name].length])) as Record<TemasGroup, number>;
  const shown = GROUPS.filter((name) => counts[name] > 0 && (filter === 'todos' || filter === name));
  return (
    <>
      <TemasFilters counts={counts} filter={filter} onChange={setFilter} />
      {shown.map((name) =>
        name === 'terminados' && filter === 'todos' ? (
          <Folded key={name} temas={groups[name]} open={shown.length === 1} />
        ) : (
          <Section key={name} title={t(name)}>
            <Items temas={groups[name]} />
          </Section>
        ),
      )}
      {shown.length === 0 && (
        <Section>
          <EmptyState
            icon={IconFilterOff}
            title={t('vacioFiltro')}
            action={
              <Button variant="default" onClick={() => setFilter('todos')}>
                {t('verTodos')}
              </Button>
            }
          />
        </Section>
      )}
    </>
  );
}

const Items = ({ temas }: { temas: readonly TemaAlumno[] }) => (
  <ul className={styles.items}>
    {temas.map((tema) => (
      <TemaItem key={ocurrenciaKey(tema)} tema={tema} showPlace />
    ))}
  </ul>
);

/** The finished topics behind their number; open when nothing else is left. */
function Folded({ temas, open }: { temas: readonly TemaAlumno[]; open: boolean }) {
  const t = useTranslations('tablero.temas');
  return (
    <Section>
      <details className={styles.folded} open={open}>
        <summary>
          <h2>{t('plegados', { temas: temas.length })}</h2>
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        <Items temas={temas} />
      </details>
    </Section>
  );
}
