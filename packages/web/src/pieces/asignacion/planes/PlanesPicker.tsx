import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PlanesPicker.module.css';
import { type Notes, usePlanesSource } from './use-planes-source.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PickRows } from '../../../ui/pick/PickRows.tsx';

interface Props extends Pick<ComponentProps<typeof SearchField>, 'autoFocus'> {
  readonly label: string;
  readonly selected: ReadonlySet<number>;
  readonly onChange: (selected: ReadonlySet<number>) => void;
  /** Plans that need not be chosen: ticked and disabled. */
  readonly taken?: ReadonlySet<number>;
  readonly notes?: Notes;
}

/** Plans in force as checkboxes with a search. */
export function PlanesPicker({ label, selected, onChange, taken, notes, autoFocus }: Props) {
  const t = useTranslations('ui.seleccion');
  const source = usePlanesSource(notes);
  const [typing, setTyping] = useState(false);
  const toggle = ({ id }: { readonly id: number }) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div className={styles.root}>
      <SearchField
        autoFocus={autoFocus}
        label={t('buscarEn', { lista: label })}
        value={source.search}
        onCommit={source.onSearch}
        onTyping={setTyping}
      />
      <PickRows old={typing} label={label} source={source} selected={selected} onToggle={toggle} {...(taken && { taken })} />
      <p className={styles.count} role="status">
        {t('elegidos', { total: selected.size, genero: 'm' })}
      </p>
    </div>
  );
}
