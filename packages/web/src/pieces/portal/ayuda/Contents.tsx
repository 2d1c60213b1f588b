import { UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './Ayuda.module.css';
import type { Entry } from './guide.ts';

interface Props {
  readonly entries: readonly Entry[];
  /** Whether they were searched for: then each says its chapter. */
  readonly searched: boolean;
  readonly onOpen: (id: string) => void;
}

/** Parts of the guide as a list, by chapter or as a search found them. */
export function Contents({ entries, searched, onOpen }: Props) {
  const t = useTranslations('ayuda');
  const groups = searched ? [{ chapter: '', of: entries }] : byChapter(entries);
  return (
    <div>
      <p role="status" className={styles.found}>
        {searched && t('encontrados', { total: entries.length })}
      </p>
      {groups.map(({ chapter, of }) => (
        <section key={chapter} lang="es">
          {chapter && <h3 className={styles.chapter}>{chapter}</h3>}
          <ul className={styles.list}>
            {of.map((entry) => (
              <li key={entry.id}>
                <UnstyledButton className={styles.link} onClick={() => onOpen(entry.id)}>
                  {entry.title}
                  {searched && <span className={styles.of}>{entry.chapter}</span>}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Groups entries by their chapter, in the order of the guide. */
function byChapter(entries: readonly Entry[]): { chapter: string; of: Entry[] }[] {
  const groups: { chapter: string; of: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.chapter === entry.chapter) last.of.push(entry);
    else groups.push({ chapter: entry.chapter, of: [entry] });
  }
  return groups;
}
