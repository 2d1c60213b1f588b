import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Without inner padding: for a table or an image that fills the card. */
  flush?: boolean;
  /** Heading level of the title; 2 unless the section lies inside another one. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A card with an optional heading, which labels it for screen readers. */
export function Section({ title, description, actions, flush, level = 2, children }: Props) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          <div className={styles.text}>
            {title && (
              <Heading id={id} className={styles.title}>
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
