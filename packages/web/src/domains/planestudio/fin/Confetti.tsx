import type { CSSProperties } from 'react';
import styles from './fin.module.css';

const PIECES = 28;
const TONES = 4;

/** Spread without chance, so that two screenshots are the same: steps that share no divisor with the range. */
const pieceStyle = (index: number): CSSProperties =>
  ({
    '--x': `${(index * 37 + 5) % 100}%`,
    '--delay': `${(index * 53) % 900}ms`,
    '--turn': `${(index * 97) % 360}deg`,
    '--sway': `${((index * 29) % 60) - 30}px`,
  }) as CSSProperties;

/** Paper that falls once behind the congratulation; it is not there for who asked for less motion. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} data-tone={index % TONES} style={pieceStyle(index)} />
      ))}
    </div>
  );
}
