import type { NodoArbol } from '@portal/contract/planestudio';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyDe, nivelDeHijos } from './arbol-model.ts';
import styles from './arbol.module.css';
import { BarraArbol } from './BarraArbol.tsx';
import { EnlazarDialog } from './EnlazarDialog.tsx';
import { NodoPendiente } from './NodoPendiente.tsx';
import { NodoPlan } from './NodoPlan.tsx';
import { NuevoNodo } from './NuevoNodo.tsx';
import { type Linea, linesOf } from './tree-lines.ts';
import { useActo } from './use-acto.tsx';
import { useAgregar } from './use-agregar.ts';
import { useEdicion } from './use-edicion.ts';
import type { Origin } from '../../../core/router/origin.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { TreeDrag } from '../../../ui/tree/TreeDrag.tsx';
import { openAbove } from '../../../ui/tree/tree-model.ts';
import { TreeView } from '../../../ui/tree/TreeView.tsx';

/** Above this number of nodes the tree starts with its programs closed. */
const LARGE = 200;
const PROGRAMAS = 2;
const HOJAS = 5;

/** Returns the keys above a node: 7 and 7-8 for 7-8-9. */
const ancestorsOf = (key = ''): string[] => key.split('-').map((_, index, steps) => steps.slice(0, index).join('-'));

interface Props {
  id: number;
  nodos: readonly NodoArbol[];
  admin: boolean;
}

/** Tree of a plan with search, expand and collapse; an administrator builds the plan in it (P229). */
export function PlanArbol({ id, nodos, admin }: Props) {
  const t = useTranslations();
  const { nodo: place, buscar = '' } = useScreenSearch('/planestudioflujo');
  const origin = useLocation({ select: ({ state }) => state.origin });
  const start = nodos.find(({ edt }) => edt === place);
  const startKey = start && keyDe(start);
  const actos = useActo(id);
  const agregar = useAgregar(actos, firstOf(nodos, admin));
  const { padre, pendientes } = agregar;
  const lines = useMemo(() => linesOf(nodos, { padre, pendientes }), [nodos, padre, pendientes]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const above = openAbove(lines, nodos.length > LARGE ? PROGRAMAS : HOJAS);
    return new Set([...above, ...ancestorsOf(startKey)]);
  });
  const [search, setSearch] = useState(buscar);
  const reveal = (keys: readonly string[]) =>
    setOpen((before) => new Set([...before, ...keys.flatMap((key) => [...ancestorsOf(key), key])]));
  const edited = useEdicion({ nodos, actos, agregar, reveal });
  const { edicion, enlazado } = edited;
  const here = (edt: string): Origin => ({ to: '/planestudioflujo', search: { id, nodo: edt, buscar: search || undefined }, origin });
  const render = (line: Linea) => {
    if (line.kind === 'nuevo') return <NuevoNodo padre={line.padre} agregar={agregar} onEnd={() => edited.focus(keyDe(line.padre))} />;
    if (line.kind === 'pendiente') return <NodoPendiente linea={line} agregar={agregar} />;
    return <NodoPlan nodo={line.nodo} clave={line.key} edicion={admin ? edicion : undefined} here={here} />;
  };
  return (
    <>
      <BarraArbol
        actos={admin ? actos : undefined}
        search={search}
        onSearch={setSearch}
        onExpand={() => setOpen(openAbove(lines, HOJAS))}
        onCollapse={() => setOpen(openAbove(lines, PROGRAMAS))}
      />
      <TreeDrag labelOf={(key) => nodos.find((nodo) => keyDe(nodo) === key)?.titulo ?? ''} accepts={edicion.accepts} onDrop={edited.onDrop}>
        <TreeView
          label={t('planestudio.flujo.arbol')}
          nodes={lines}
          open={open}
          onOpen={setOpen}
          search={search}
          start={startKey}
          goTo={edited.goTo}
          onKey={(line, event) => admin && line.kind === 'nodo' && edited.onKey(line.nodo, event)}
          render={render}
          empty={t('planestudio.flujo.sinCoincidencias')}
        />
      </TreeDrag>
      <p className={styles.hidden} role="status">
        {actos.said}
      </p>
      {nodos.length === 1 && !admin && <p className={styles.help}>{t('planestudio.flujo.vacio')}</p>}
      {enlazado && (
        <EnlazarDialog
          padre={enlazado}
          hijos={nodos.filter(({ parent_edt }) => parent_edt === enlazado.edt)}
          onClose={edited.closeEnlazar}
          onAdd={(ids) => {
            edited.closeEnlazar();
            reveal([keyDe(enlazado)]);
            void actos.perform({ acto: 'enlazar', nivel: nivelDeHijos(enlazado), padre: enlazado.id, ids });
          }}
        />
      )}
    </>
  );
}

/** Returns the plan of an empty tree: its first row is open for the first program. */
const firstOf = ([plan, ...below]: readonly NodoArbol[], admin: boolean): NodoArbol | undefined =>
  admin && plan?.propio && !below.length ? plan : undefined;
