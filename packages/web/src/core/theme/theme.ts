import { createTheme, type CSSVariablesResolver, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { componentDefaults } from './components.ts';
import { brand, danger, dark, info, warning } from './palette.ts';

/** Colours that are the company's. */
const COMPANY = new Set<string | undefined>([undefined, 'brand', 'green', 'teal']);

/** Fills of the company's colour have the text that is computed for it: Mantine would choose black or white by one threshold. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled' || !COMPANY.has(input.color)) return colors;
  return {
    ...colors,
    background: 'var(--accent-fill)',
    hover: 'var(--accent-fill-hover)',
    color: 'var(--on-accent)',
    border: '1px solid var(--accent-edge, transparent)',
  };
};

/**
 * Mantine's theme on top of tokens.css. primaryShade must be ONE number: with { light, dark } autoContrast takes the
 * light shade and puts white on green in the dark scheme.
 */
export const theme = createTheme({
  colors: { brand, danger, warning, info, dark, red: danger, green: brand, teal: brand, blue: info, yellow: warning, orange: warning },
  variantColorResolver: variantColors,
  primaryColor: 'brand',
  primaryShade: 4,
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#072515',
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: 'var(--text-xs)', sm: 'var(--text-md)', md: 'var(--text-lg)', lg: 'var(--text-xl)', xl: 'var(--text-2xl)' },
  radius: { xs: '4px', sm: 'var(--radius-sm)', md: 'var(--radius-md)', lg: 'var(--radius-lg)', xl: 'var(--radius-xl)' },
  defaultRadius: 'md',
  spacing: { xs: 'var(--space-2)', sm: 'var(--space-3)', md: 'var(--space-4)', lg: 'var(--space-6)', xl: 'var(--space-8)' },
  shadows: { xs: 'var(--shadow-sm)', sm: 'var(--shadow-sm)', md: 'var(--shadow-md)', lg: 'var(--shadow-lg)', xl: 'var(--shadow-lg)' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--text-2xl)', lineHeight: 'var(--leading-tight)' },
      h2: { fontSize: 'var(--text-xl)', lineHeight: 'var(--leading-tight)' },
      h3: { fontSize: 'var(--text-lg)', lineHeight: 'var(--leading-tight)' },
      h4: { fontSize: 'var(--text-md)', lineHeight: 'var(--leading-tight)' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentDefaults,
});

const soft = (name: string, role: string) => ({
  [`--mantine-color-${name}-text`]: `var(--${role}-text)`,
  [`--mantine-color-${name}-light`]: `var(--${role}-soft)`,
  [`--mantine-color-${name}-light-hover`]: `var(--${role}-soft)`,
  [`--mantine-color-${name}-light-color`]: role === 'accent' ? 'var(--accent-strong)' : `var(--${role}-text)`,
  [`--mantine-color-${name}-outline`]: `var(--${role}-text)`,
});

const roles = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-placeholder': 'var(--text-muted)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-default': 'var(--surface-raised)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-disabled': 'var(--surface-sunken)',
  '--mantine-color-disabled-color': 'var(--text-muted)',
  '--mantine-color-disabled-border': 'var(--border)',
  ...soft('brand', 'accent'),
  ...soft('green', 'accent'),
  ...soft('danger', 'danger'),
  ...soft('red', 'danger'),
  ...soft('gray', 'neutral'),
  ...soft('warning', 'warning'),
  ...soft('yellow', 'warning'),
  ...soft('orange', 'warning'),
  ...soft('info', 'info'),
  ...soft('blue', 'info'),
};

/** Maps Mantine's colour variables to our roles, so that tokens.css alone defines both schemes. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles });
