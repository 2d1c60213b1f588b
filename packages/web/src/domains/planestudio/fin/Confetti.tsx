import type { CSSProperties } from 'react';
import styles from './fin.module.css';

const PIECES = 28;
const TONES = 4;

/** Spreads the pieces without randomness, for equal screenshots: each step is coprime to its range. */
const pieceStyle = (index: number): CSSProperties =>
  ({
    '--x': `${((index * 37) % 30) + (index % 2) * 68}%`,
    '--y': `${(index * 53) % 130}px`,
    '--turn': `${(index * 97) % 360}deg`,
  }) as CSSProperties;

/** Confetti on both sides of the trophy; hidden under `prefers-reduced-motion`. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} data-tone={index % TONES} style={pieceStyle(index)} />
      ))}
    </div>
  );
}
