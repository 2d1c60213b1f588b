import { Button } from '@mantine/core';
import type { NodoEdt } from '@portal/contract/planestudio';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from '@tanstack/react-router';
import { NodoPlan } from './NodoPlan.tsx';
import styles from './edt.module.css';
import type { Origin } from '../../../core/router/origin.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { openAbove } from '../../../ui/tree/tree-model.ts';
import { TreeView } from '../../../ui/tree/TreeView.tsx';

/** Above this number of nodes the tree starts with its programs closed. */
const LARGE = 200;
const PROGRAMAS = 2;
const HOJAS = 5;

/** Returns the numbers above a node: 1 and 1.2 for 1.2.1. */
const ancestorsOf = (edt = ''): string[] => edt.split('.').map((_, index, steps) => steps.slice(0, index).join('.'));

interface Props {
  nodos: readonly NodoEdt[];
  admin: boolean;
}

/** Tree of a plan with search, expand and collapse. */
export function PlanArbol({ nodos, admin }: Props) {
  const t = useTranslations('planestudio.flujo');
  const { id, nodo: place, buscar = '' } = useScreenSearch('/planestudioflujo');
  const origin = useLocation({ select: ({ state }) => state.origin });
  const nodes = useMemo(
    () => nodos.map((nodo) => ({ key: nodo.edt, level: nodo.nivel, label: `${nodo.edt} ${nodo.tipo} ${nodo.titulo}`, nodo })),
    [nodos],
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const above = openAbove(nodes, nodes.length > LARGE ? PROGRAMAS : HOJAS);
    return new Set([...above, ...ancestorsOf(place)]);
  });
  const [search, setSearch] = useState(buscar);
  const render = useCallback(
    ({ nodo }: { nodo: NodoEdt }) => {
      const here = (edt: string): Origin => ({ to: '/planestudioflujo', search: { id, nodo: edt, buscar: search || undefined }, origin });
      return <NodoPlan nodo={nodo} admin={admin} here={here} />;
    },
    [admin, id, origin, search],
  );
  return (
    <>
      <div className={styles.bar} data-screen-only="">
        <SearchField className={styles.search} label={t('buscar')} value={search} onCommit={setSearch} />
        <Button variant="default" onClick={() => setOpen(openAbove(nodes, HOJAS))}>
          {t('expandir')}
        </Button>
        <Button variant="default" onClick={() => setOpen(openAbove(nodes, PROGRAMAS))}>
          {t('contraer')}
        </Button>
      </div>
      <p className={`${styles.help} ${styles.keys}`} data-screen-only="">
        {t('teclado')}
      </p>
      <TreeView
        label={t('arbol')}
        nodes={nodes}
        open={open}
        onOpen={setOpen}
        search={search}
        start={place}
        render={render}
        empty={t('sinCoincidencias')}
      />
      {nodos.length === 1 && <p className={styles.help}>{t('vacio')}</p>}
    </>
  );
}
