import type { ReactNode } from 'react';
import styles from './paquete.module.css';

interface Leccion {
  readonly id: string;
  readonly titulo: string;
  /** Depth, from 0. */
  readonly nivel: number;
}

interface Props<L extends Leccion> {
  readonly label: string;
  readonly lecciones: readonly L[];
  /** Before the title. */
  readonly mark?: (leccion: L) => ReactNode;
  /** At the end of the line. */
  readonly note?: (leccion: L) => ReactNode;
}

/** Deepest indent; lessons below it share it. */
const INDENT_MAX = 6;

/** Most lessons that are in sight at once; more are folded. */
const IN_SIGHT = 12;

/** Table of contents of a package, indented by depth. */
export function Lecciones<L extends Leccion>({ label, lecciones, mark, note }: Props<L>) {
  const list = (
    <ol className={styles.lessons} aria-label={label}>
      {lecciones.map((leccion) => (
        <li key={leccion.id} style={{ paddingInlineStart: `calc(${Math.min(leccion.nivel, INDENT_MAX)} * var(--space-4))` }}>
          {mark?.(leccion)}
          <span className={styles.lessonTitle}>{leccion.titulo}</span>
          {note && <span className={styles.lessonNote}>{note(leccion)}</span>}
        </li>
      ))}
    </ol>
  );
  if (lecciones.length <= IN_SIGHT) return list;
  return (
    <details>
      <summary className={styles.more}>{label}</summary>
      {list}
    </details>
  );
}
