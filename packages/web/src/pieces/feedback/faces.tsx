import styles from './faces.module.css';

/** The low end of the feedback scale. */
export function SadFace() {
  return (
    <svg className={styles.face} data-mood="sad" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" className={styles.skin} />
      <circle cx="13.5" cy="17" r="2.3" className={styles.ink} />
      <circle cx="26.5" cy="17" r="2.3" className={styles.ink} />
      <path d="M10 12.5c1.6-1.7 3.6-2.4 5.6-2.1M30 12.5c-1.6-1.7-3.6-2.4-5.6-2.1" className={styles.line} />
      <path d="M12.5 29.5c2-3.6 4.6-5 7.5-5s5.5 1.4 7.5 5" className={styles.line} />
    </svg>
  );
}

const HEART = 'M0 3.9C-4.6.9-4.4-3.2-2-3.5c1-.1 1.7.6 2 1.4.3-.8 1-1.5 2-1.4C4.4-3.2 4.6.9 0 3.9z';

/** The high end of the feedback scale. */
export function HeartEyesFace() {
  return (
    <svg className={styles.face} data-mood="happy" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" className={styles.skin} />
      <path d={HEART} transform="translate(12.6 15.6) scale(1.35)" className={styles.heart} />
      <path d={HEART} transform="translate(27.4 15.6) scale(1.35)" className={styles.heart} />
      <path d="M11.5 24.2h17c-.6 4.6-4 7.6-8.5 7.6s-7.9-3-8.5-7.6z" className={styles.ink} />
    </svg>
  );
}
