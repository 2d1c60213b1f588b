import type { BarScale } from './bar.ts';
import styles from './BarChart.module.css';
import { BAR, LINE, type LyingRow, lyingScale, NAME_SIZE, VALUE_WIDTH } from './lying.ts';

interface Props extends BarScale {
  rows: readonly LyingRow[];
  width: number;
  text: (value: number) => string;
}

/** Draws bars that lie, each below its whole name. */
export function LyingPlot({ rows, width, text, min, max }: Props) {
  const place = lyingScale(
    rows.map(({ bar }) => bar),
    { min, max },
    Math.max(1, width - VALUE_WIDTH),
  );
  const zero = place(0);
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return (
    <div className={styles.plot}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {rows.map(({ bar, lines, y }) => {
          const top = y + lines.length * LINE;
          return (
            <g key={bar.label}>
              {lines.map((line, index) => (
                <text key={line} x={0} y={y + index * LINE + NAME_SIZE} className={styles.name} fontSize={NAME_SIZE}>
                  {line}
                </text>
              ))}
              <Line value={bar.value} {...{ zero, place, text }} y={top} colour="var(--accent-line)" />
              {bar.second !== undefined && (
                <Line value={bar.second} {...{ zero, place, text }} y={top + BAR + 2} colour="var(--info-solid)" />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface LineProps {
  value: number;
  y: number;
  zero: number;
  colour: string;
  place: (value: number) => number;
  text: (value: number) => string;
}

/** One bar with its value behind it. */
function Line({ value, y, zero, colour, place, text }: LineProps) {
  const end = place(value);
  return (
    <>
      <rect x={Math.min(zero, end)} y={y} width={Math.max(1, Math.abs(end - zero))} height={BAR} rx={4} fill={colour} />
      <text x={Math.max(zero, end) + 6} y={y + NAME_SIZE} className={styles.value} fontSize={NAME_SIZE}>
        {text(value)}
      </text>
    </>
  );
}
