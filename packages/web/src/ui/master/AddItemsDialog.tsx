import { Button, Checkbox, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import type { Item } from '../../core/master/master-queries.ts';
import { ErrorState } from '../ErrorState.tsx';
import { fold } from '../fold.ts';
import { SearchField } from '../SearchField.tsx';
import { FormSkeleton } from '../Skeletons.tsx';
import { RecordStateBadge } from '../stateBadges.tsx';
import styles from './OrderedPicker.module.css';

/** What may be added, as a query gives it. */
export interface ItemsQuery {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props {
  title: string;
  useItems: () => ItemsQuery;
  /** Already there: not offered again. */
  taken: readonly Item[];
  onAdd: (items: Item[]) => void;
  onClose: () => void;
}

/** Choose several records from a list of any length; the search ignores accents and capitals. */
export function AddItemsDialog({ title, useItems, taken, onAdd, onClose }: Props) {
  const t = useTranslations();
  const { data, error, refetch } = useItems();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<number, Item>>(new Map());
  const phone = useMediaQuery('(max-width: 640px)');
  const free = useMemo(() => {
    const present = new Set(taken.map(({ id }) => id));
    return data?.filter(({ id }) => !present.has(id)).map((item) => ({ item, text: fold(`${item.codigo ?? ''} ${item.titulo}`) }));
  }, [data, taken]);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = free?.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
  const toggle = (item: Item) => {
    const next = new Map(chosen);
    if (!next.delete(item.id)) next.set(item.id, item);
    setChosen(next);
  };
  return (
    <Modal opened onClose={onClose} title={title} size="lg" fullScreen={phone} closeButtonProps={{ 'aria-label': t('comun.cerrar') }}>
      <SearchField label={t('ui.ordenados.buscar')} value={search} onCommit={setSearch} />
      <div className={styles.options}>
        {error ? <ErrorState message={messageOf(error)} onRetry={() => void refetch()} /> : null}
        {!error && !found && <FormSkeleton />}
        {found?.length === 0 && (
          <p className={styles.empty}>{t(search ? 'ui.ordenados.sinCoincidencias' : 'ui.ordenados.nadaQueAgregar')}</p>
        )}
        {found && found.length > 0 && <Options key={search} items={found} chosen={chosen} onToggle={toggle} label={title} />}
      </div>
      <div className={styles.footer}>
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => onAdd([...chosen.values()])}>
          {t('ui.ordenados.agregarElegidos', { total: chosen.size })}
        </Button>
      </div>
    </Modal>
  );
}

interface OptionsProps {
  items: readonly Item[];
  chosen: ReadonlyMap<number, Item>;
  onToggle: (item: Item) => void;
  label: string;
}

/** Only the rows in sight are drawn. */
function Options({ items, chosen, onToggle, label }: OptionsProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const rows = useVirtualizer({ count: items.length, getScrollElement: () => box, estimateSize: () => 56, overscan: 10 });
  return (
    <div ref={setBox} className={styles.scroll} role="group" aria-label={label}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index]!;
          return (
            <label
              key={item.id}
              ref={rows.measureElement}
              data-index={index}
              className={styles.option}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Checkbox checked={chosen.has(item.id)} onChange={() => onToggle(item)} />
              <span className={styles.name}>
                <span>{item.titulo}</span>
                {item.codigo && <small>{item.codigo}</small>}
              </span>
              <RecordStateBadge code={item.codigo_estado} />
            </label>
          );
        })}
      </div>
    </div>
  );
}
