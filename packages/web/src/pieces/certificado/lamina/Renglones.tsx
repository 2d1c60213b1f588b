import type { Line } from './sheet.ts';

const MM_PER_POINT = 25.4 / 72;

/** Draws the lines of a certificate in an SVG with the millimetre as unit. */
export const Renglones = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line) => (
    <text
      key={`${line.x} ${line.y}`}
      x={line.x}
      y={line.y}
      fontSize={line.size * MM_PER_POINT}
      fontWeight={line.weight === 'bold' ? 700 : 400}
      fill={line.color}
      textAnchor={line.align === 'center' ? 'middle' : 'start'}
    >
      {line.text}
    </text>
  ));
