/** Picture of the demo's certificates, drawn by strokes and shapes alone: file name, size in pixels and SVG content. */
interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

const ink = (path: string, width = 5): string =>
  `<path d="${path}" fill="none" stroke="#1b2a6b" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Signatures of two people that do not exist, and the logo of an institute that does not exist. */
export const DRAWINGS: readonly Drawing[] = [
  {
    name: 'firma-gerencia',
    width: 480,
    height: 160,
    content: [
      ink('M38 118C52 60 66 22 78 24c14 2 -8 78 -22 92 22 -8 40 -22 52 -40 -6 22 -8 40 6 38 16 -2 26 -24 36 -40'),
      ink('M150 74c-8 24 -8 40 4 38 14 -2 26 -26 44 -28 -20 -2 -34 14 -28 26 8 12 30 -6 38 -26 -4 18 -4 30 6 30 14 0 30 -40 62 -88'),
      ink(
        'M276 26c-22 40 -34 74 -26 86 10 12 34 -30 52 -34 -8 18 -8 32 4 32 18 0 36 -36 66 -30 -30 -2 -40 30 -22 32 22 2 40 -30 92 -44',
        4,
      ),
      ink('M56 138C160 122 300 124 420 132', 3),
    ].join(''),
  },
  {
    name: 'firma-capacitacion',
    width: 480,
    height: 160,
    content: [
      ink('M60 30c-4 34 -10 66 -20 96M128 22c-6 40 -14 74 -22 108M34 84c30 -12 66 -14 96 -8'),
      ink(
        'M132 104c14 -2 30 -14 26 -24 -6 -8 -24 8 -20 22 4 16 30 6 46 -20 2 12 -4 28 -6 34 8 -20 20 -34 32 -30 -4 12 -6 26 6 26 20 0 34 -20 60 -62',
        4,
      ),
      ink('M330 36c-40 -12 -74 28 -64 60 12 32 62 14 96 -24 -8 26 -6 40 8 38 18 -2 28 -30 56 -28', 5),
      ink('M300 130c50 -8 90 -8 140 -24M96 142c60 8 120 6 176 -4', 3),
    ].join(''),
  },
  {
    name: 'logo-instituto',
    width: 600,
    height: 160,
    content: `
      <path d="M20 132 74 40l30 50 18 -28 42 70z" fill="#1f6f54"/><path d="M74 40l17 28 -17 12 -16 -12z" fill="#cfe9dd"/>
      <circle cx="134" cy="38" r="13" fill="#e0a326"/>
      <g font-family="Liberation Sans, Arial, sans-serif" fill="#173f31">
        <text x="186" y="78" font-size="44" font-weight="700" textLength="390">Instituto Andino</text>
        <text x="188" y="118" font-size="27" fill="#3f6657">de formación y oficios</text>
      </g>`,
  },
];

/** Page that shows a drawing alone on nothing. */
export const drawingPage = ({ width, height, content }: Drawing): string =>
  `<!doctype html><style>html,body{margin:0;background:transparent}svg{display:block}</style>
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
