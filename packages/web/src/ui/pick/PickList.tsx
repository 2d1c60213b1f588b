import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PickList.module.css';
import type { ItemSource } from './item-source.ts';
import { PickRows } from './PickRows.tsx';
import { SearchField } from '../form/SearchField.tsx';
import { PHONE } from '../../core/theme/media.ts';

interface Props {
  title: string;
  source: ItemSource;
  selected: ReadonlySet<number>;
  onChange: (selected: ReadonlySet<number>) => void;
}

/** Multi-select as a virtualized list with search; choices persist across searches. */
export function PickList({ title, source, selected, onChange }: Props) {
  const { options, total = options?.length ?? 0 } = source;
  const t = useTranslations('ui.seleccion');
  const search = useTranslations('ui.tabla')('buscar');
  const phone = useMediaQuery(PHONE);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [typing, setTyping] = useState(false);
  const addAll = async () => {
    setBusy(true);
    try {
      onChange(new Set([...selected, ...(await source.findAll())]));
    } finally {
      setBusy(false);
    }
  };
  const toggle = (option: { readonly id: number }) => {
    const next = new Set(selected);
    if (!next.delete(option.id)) next.add(option.id);
    onChange(next);
  };
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count} role="status">
          {t('elegidos', { total: selected.size, genero: source.genero ?? 'm' })}
        </span>
      </div>
      <SearchField
        label={t('buscarEn', { lista: title })}
        placeholder={phone ? search : (source.searched ?? t('porCodigoTitulo'))}
        value={source.search}
        onCommit={source.onSearch}
        onTyping={setTyping}
      />
      <div className={styles.buttons}>
        <Button variant="subtle" size="compact-sm" loading={busy} disabled={typing || total === 0} onClick={() => void addAll()}>
          {t('todos', { total, genero: source.genero ?? 'm' })}
        </Button>
        <Button variant="subtle" size="compact-sm" color="gray" disabled={selected.size === 0} onClick={() => onChange(new Set())}>
          {t('ninguno')}
        </Button>
      </div>
      <PickRows old={typing} label={title} source={source} selected={selected} onToggle={toggle} />
    </section>
  );
}
