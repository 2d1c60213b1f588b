import type { CSSProperties } from 'react';
import styles from './fin.module.css';

const PIECES = 28;
const TONES = 4;

/** Spreads the pieces without randomness, for equal screenshots: each step is coprime to its range. */
const pieceStyle = (index: number): CSSProperties =>
  ({
    '--x': `${(index * 37 + 5) % 100}%`,
    '--delay': `${(index * 53) % 900}ms`,
    '--turn': `${(index * 97) % 360}deg`,
    '--sway': `${((index * 29) % 60) - 30}px`,
  }) as CSSProperties;

/** Confetti that falls once behind the congratulation; hidden under `prefers-reduced-motion`. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} data-tone={index % TONES} style={pieceStyle(index)} />
      ))}
    </div>
  );
}
