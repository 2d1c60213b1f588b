import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './Ayuda.module.css';
import type { Entry } from './guide.ts';

interface Props {
  readonly entry: Entry;
  /** Opens another part, by its id. */
  readonly onOpen: (id: string) => void;
}

/** One part of the guide: its text, tables and pictures. Links to other parts open them here. */
export function EntryText({ entry, onOpen }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [entry]);
  const follow = (event: MouseEvent) => {
    const hash = (event.target as Element).closest('a')?.getAttribute('href');
    if (!hash?.startsWith('#')) return;
    event.preventDefault();
    onOpen(hash.slice(1));
  };
  return (
    <article lang="es">
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {entry.title}
      </h3>
      {entry.chapter !== entry.title && <p className={styles.of}>{entry.chapter}</p>}
      {/* Of our own guide, built in: nothing that people write. */}
      <div className={styles.text} onClick={follow} dangerouslySetInnerHTML={{ __html: entry.html }} />
    </article>
  );
}
