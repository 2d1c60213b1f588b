import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { byKind, Entry } from './entry.ts';
import styles from './Palette.module.css';

interface Props {
  id: string;
  groups: ReturnType<typeof byKind>;
  /** Place of the entry that Enter opens, over all groups. */
  active: number;
  onHover: (place: number) => void;
  onChoose: (entry: Entry) => void;
}

/** The offers of the palette under the names of their kinds. */
export function PaletteList({ id, groups, active, onHover, onChoose }: Props) {
  const t = useTranslations('navegacion');
  const shown = groups.flatMap((group) => group.entries);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('buscar')} className={styles.list}>
      {groups.map(({ kind, entries }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className={styles.kind}>
            {t(`grupos.${kind}`)}
          </p>
          {entries.map((entry) => {
            const place = shown.indexOf(entry);
            return (
              // The field keeps the focus and moves through the options by `aria-activedescendant`.
              <div
                key={entry.key}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={styles.option}
                onPointerMove={() => place !== active && onHover(place)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(entry)}
              >
                <entry.icon size={18} stroke={1.6} aria-hidden="true" />
                <span className={styles.label}>{entry.label}</span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
