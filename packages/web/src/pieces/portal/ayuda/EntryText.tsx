import { useEffect, useEffectEvent, useRef } from 'react';
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
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), [entry]);
  const follow = useEffectEvent((event: Event) => {
    const hash = (event.target as Element).closest('a')?.getAttribute('href');
    if (!hash?.startsWith('#')) return;
    event.preventDefault();
    onOpen(hash.slice(1));
  });
  useEffect(() => {
    const links = text.current?.querySelectorAll('a') ?? [];
    for (const link of links) link.addEventListener('click', follow);
  }, [entry]);
  return (
    <article lang="es">
      <h3 ref={heading} tabIndex={-1} data-autofocus className={styles.title}>
        {entry.title}
      </h3>
      {entry.chapter !== entry.title && <p className={styles.of}>{entry.chapter}</p>}
      {/* Of our own guide, built in: nothing that people write. */}
      <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: entry.html }} />
    </article>
  );
}
