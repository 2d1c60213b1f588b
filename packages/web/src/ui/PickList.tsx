import { Button, Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from './ErrorState.tsx';
import styles from './PickList.module.css';
import { SearchField } from './SearchField.tsx';
import { FormSkeleton } from './Skeletons.tsx';

export interface PickOption {
  readonly id: number;
  readonly label: string;
  /** A short second line. */
  readonly note?: string | null;
}

interface Props {
  title: string;
  /** What matches the search, as far as it is loaded. */
  options: readonly PickOption[] | undefined;
  /** How many match, when not all of them are loaded. */
  total?: number;
  search: string;
  onSearch: (text: string) => void;
  selected: ReadonlySet<number>;
  onChange: (selected: ReadonlySet<number>) => void;
  /** Ids of everything that matches. */
  findAll: () => Promise<readonly number[]>;
  /** The last loaded row came into sight. */
  onEnd?: () => void;
  error?: string | undefined;
  onRetry: () => void;
}

/** A multi-select as a list with search: any number of rows, only those in sight are drawn. Choices outlive a search. */
export function PickList(props: Props) {
  const { title, options, total = options?.length ?? 0, selected, onChange } = props;
  const t = useTranslations('ui.seleccion');
  const id = useId();
  const [busy, setBusy] = useState(false);
  const addAll = async () => {
    setBusy(true);
    try {
      onChange(new Set([...selected, ...(await props.findAll())]));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count} role="status">
          {t('elegidos', { total: selected.size })}
        </span>
      </div>
      <SearchField label={t('buscarEn', { lista: title })} value={props.search} onCommit={props.onSearch} />
      <div className={styles.buttons}>
        <Button variant="subtle" size="compact-sm" loading={busy} disabled={total === 0} onClick={() => void addAll()}>
          {t('todos', { total })}
        </Button>
        <Button variant="subtle" size="compact-sm" color="gray" disabled={selected.size === 0} onClick={() => onChange(new Set())}>
          {t('ninguno')}
        </Button>
      </div>
      <Found key={props.search} {...props} labelledBy={id} />
    </section>
  );
}

type FoundProps = Props & { labelledBy: string };

/** The rows, or why there are none. */
function Found(props: FoundProps) {
  const t = useTranslations('ui.seleccion');
  const { options, error, onRetry } = props;
  if (error) return <ErrorState compact message={error} onRetry={onRetry} />;
  if (!options) return <FormSkeleton />;
  if (options.length === 0) return <p className={styles.empty}>{t('vacio')}</p>;
  return <Rows {...props} options={options} />;
}

function Rows({ options, selected, onChange, onEnd, labelledBy }: FoundProps & { options: readonly PickOption[] }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => box,
    estimateSize: () => 56,
    overscan: 10,
    onChange: ({ range }) => range && range.endIndex >= options.length - 20 && onEnd?.(),
  });
  const toggle = (option: PickOption) => {
    const next = new Set(selected);
    if (!next.delete(option.id)) next.add(option.id);
    onChange(next);
  };
  return (
    <div ref={setBox} className={styles.scroll} role="group" aria-labelledby={labelledBy}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          return (
            option && (
              <label
                key={option.id}
                ref={rows.measureElement}
                data-index={index}
                className={styles.option}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Checkbox checked={selected.has(option.id)} onChange={() => toggle(option)} />
                <span className={styles.text}>
                  <span>{option.label}</span>
                  {option.note && <small>{option.note}</small>}
                </span>
              </label>
            )
          );
        })}
      </div>
    </div>
  );
}
