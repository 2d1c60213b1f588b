import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../core/master/item.ts';
import { ErrorState } from '../status/ErrorState.tsx';
import styles from './PickRows.module.css';
import type { ItemSource } from './item-source.ts';
import { FormSkeleton } from '../page/skeletons.tsx';
import { RecordStateBadge } from '../status/RecordStateBadge.tsx';

const ACTIVO = 1;

interface Ids {
  has(id: number): boolean;
}

interface Props {
  /** Names the list for screen readers. */
  label: string;
  source: ItemSource;
  selected: Ids;
  /** Already chosen: ticked and disabled. */
  taken?: Ids;
  onToggle: (item: Item) => void;
  /** The rows do not answer what is typed: they cannot be ticked (P197). */
  old?: boolean;
}

/** Checkboxes of a source's matches, or its loading, empty or error state. */
export function PickRows(props: Props) {
  const t = useTranslations();
  const { options, search, error, onRetry } = props.source;
  if (error) return <ErrorState compact message={error} onRetry={onRetry} />;
  if (!options) return <FormSkeleton />;
  if (options.length === 0) return <p className={styles.empty}>{t(search ? 'ui.seleccion.vacio' : 'comun.sinRegistros')}</p>;
  return <Rows key={search} {...props} options={options} />;
}

/** Virtualized list of checkboxes. */
function Rows({ label, options, source, selected, taken, onToggle, old }: Props & { options: readonly Item[] }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => box,
    estimateSize: () => 56,
    overscan: 10,
    onChange: ({ range }) => range && range.endIndex >= options.length - 20 && source.onEnd?.(),
  });
  return (
    <div ref={setBox} className={styles.scroll} role="group" aria-label={label} inert={old}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = options[index];
          const fixed = item && taken?.has(item.id);
          return (
            item && (
              <label
                key={item.id}
                ref={rows.measureElement}
                data-index={index}
                className={styles.option}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Checkbox checked={fixed || selected.has(item.id)} disabled={fixed} onChange={() => onToggle(item)} />
                <span className={styles.text}>
                  <span>{item.titulo}</span>
                  {item.codigo && <small>{item.codigo}</small>}
                </span>
                {item.codigo_estado !== ACTIVO && <RecordStateBadge code={item.codigo_estado} />}
              </label>
            )
          );
        })}
      </div>
    </div>
  );
}
