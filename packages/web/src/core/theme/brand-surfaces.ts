/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** Custom properties without their dashes. */
export type Tokens = Readonly<Record<string, string>>;

/** Tokens of tokens.css next to the company's colours; a test compares them. */
export const SURFACES = {
  light: {
    canvas: '#f6f7f9',
    surface: '#ffffff',
    'surface-raised': '#ffffff',
    'surface-sunken': '#f3f5f7',
    'surface-hover': '#f5f7f8',
    border: '#e4e7ec',
    'border-control': '#8b93a1',
    text: '#151a22',
    'text-secondary': '#3d4552',
    'text-muted': '#5a6372',
  },
  dark: {
    canvas: '#0f1216',
    surface: '#161a20',
    'surface-raised': '#1c2129',
    'surface-sunken': '#12161b',
    'surface-hover': '#1c2129',
    border: '#262c36',
    'border-control': '#69727f',
    text: '#eceff3',
    'text-secondary': '#c4cbd5',
    'text-muted': '#a0a9b7',
  },
} as const satisfies Record<Scheme, Tokens>;

/** Backgrounds of texts and parts in a scheme. */
export const backgroundsOf = (scheme: Scheme): string[] => {
  const { canvas, surface, ...others } = SURFACES[scheme];
  return [canvas, surface, others['surface-raised'], others['surface-sunken'], others['surface-hover']];
};

/** The portal's own colours, for a brand that chose none. */
export const OWN = { color_primario: '#50cd89', color_menu: '#12161c' } as const;
