import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';
import type { ItemSource } from '../../pick/item-source.ts';
import { PickRows } from '../../pick/PickRows.tsx';
import { SearchField } from '../../form/SearchField.tsx';
import styles from './OrderedItems.module.css';
import { Dialog } from '../../overlay/Dialog.tsx';
import { PHONE } from '../../../core/theme/media.ts';

interface Props {
  title: string;
  /** Records to choose from. */
  source: ItemSource;
  /** Children that the record already has. */
  taken: readonly Item[];
  onAdd: (items: Item[]) => void;
  onClose: () => void;
}

/** Dialog that adds records from a list of any length, in the order of choosing. */
export function AddItemsDialog({ title, source, taken, onAdd, onClose }: Props) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Item>>(new Map());
  const [typing, setTyping] = useState(false);
  const present = useMemo(() => new Set(taken.map(({ id }) => id)), [taken]);
  const phone = useMediaQuery(PHONE);
  const toggle = (item: Item) => {
    const next = new Map(chosen);
    if (!next.delete(item.id)) next.set(item.id, item);
    setChosen(next);
  };
  return (
    <Dialog onClose={onClose} title={title} size="lg" fullScreen={phone}>
      <SearchField
        autoFocus
        label={source.searched ?? t('ui.seleccion.porCodigoTitulo')}
        value={source.search}
        onCommit={source.onSearch}
        onTyping={setTyping}
      />
      <div className={styles.options}>
        <PickRows old={typing} label={title} source={source} selected={chosen} taken={present} onToggle={toggle} />
      </div>
      <div className={styles.footer}>
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => onAdd([...chosen.values()])}>
          {t('ui.ordenados.agregarElegidos', { total: chosen.size, genero: source.genero ?? 'm' })}
        </Button>
      </div>
    </Dialog>
  );
}
