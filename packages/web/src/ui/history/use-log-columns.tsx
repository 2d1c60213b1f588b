import type { LogFila, logLista } from '@portal/contract/log';
import { useMemo } from 'react';
import styles from './history.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { StateBadge } from '../status/StateBadge.tsx';
import type { DisplaysOf } from '../table/list-column.ts';

type Displays = DisplaysOf<typeof logLista>;

/** Returns the first lines of what an entry changed; its dialog has the rest. */
function changesOf({ cambios, detalle }: LogFila) {
  const text = cambios ?? detalle;
  return text && <span className={styles.lines}>{text}</span>;
}

/** Columns of a list of entries of the log; how record and person show are constants of the caller's module. */
export function useLogColumns({ registro, persona }: Pick<Displays, 'registro' | 'persona'>): Displays {
  const words = useEntryWords();
  return useMemo(
    () => ({
      fecha_creacion: { hour: true },
      autor: { sortable: false },
      tipo: { primary: true, cell: (row) => <StateBadge tone={words.tone(row)}>{words.tipo(row)}</StateBadge> },
      tabla: {},
      registro,
      cambios: { cell: changesOf, sortable: false },
      persona,
      detalle: { hidden: true, sortable: false },
      id_registro: { hidden: true },
      usuario_creacion: { hidden: true, sortable: false },
      id_log: { hidden: true },
    }),
    [words, registro, persona],
  );
}
