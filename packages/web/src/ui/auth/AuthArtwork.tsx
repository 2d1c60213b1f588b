import styles from './AuthArtwork.module.css';

const RINGS = [90, 150, 210, 270, 330];
const STEPS = [
  { x: 60, y: 330, done: true },
  { x: 150, y: 262, done: true },
  { x: 232, y: 288, done: true },
  { x: 318, y: 196, done: false },
];

/** Decoration: a learning path that climbs across rings. */
export function AuthArtwork() {
  return (
    <svg className={styles.art} viewBox="0 0 480 400" aria-hidden="true">
      {RINGS.map((radius) => (
        <circle key={radius} className={styles.ring} cx="420" cy="120" r={radius} />
      ))}
      <path className={styles.way} d="M60 330 C 100 330 110 262 150 262 S 200 288 232 288 S 285 196 318 196 S 380 120 420 120" />
      <path className={styles.done} d="M60 330 C 100 330 110 262 150 262 S 200 288 232 288" />
      {STEPS.map(({ x, y, done }) => (
        <g key={x} className={styles.step} data-done={done || undefined}>
          <circle cx={x} cy={y} r="13" />
          {done && <path d={`M${x - 5} ${y} l3.6 3.8 l6.6 -7.4`} />}
        </g>
      ))}
      <g className={styles.goal}>
        <circle cx="420" cy="120" r="26" />
        <path d="M420 106 l4.3 8.8 9.7 1.4 -7 6.8 1.7 9.6 -8.7 -4.6 -8.7 4.6 1.7 -9.6 -7 -6.8 9.7 -1.4z" />
      </g>
    </svg>
  );
}
