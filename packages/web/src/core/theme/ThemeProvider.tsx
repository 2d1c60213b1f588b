import '@fontsource-variable/inter/wght.css';
import './layers.css';
import './mantine-styles.ts';
import './tokens.css';
import './base.css';
import './mantine-overrides.css';
import { MantineProvider, createTheme, mergeThemeOverrides, type MantineProviderProps } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ToastHost } from './toast-host.tsx';
import { layoutColorSchemeManager } from './color-scheme-manager.ts';
import type { BrandColors } from './brand.ts';
import { resolveVariables, theme } from './theme.ts';
import { useBrandTheme } from './use-brand-theme.ts';

const colorSchemeManager = layoutColorSchemeManager();

interface Props extends Pick<MantineProviderProps, 'env'> {
  children: ReactNode;
  /** Colours of the company. */
  colors?: BrandColors | undefined;
}

/** Provides Mantine with our theme, translated labels of its icon buttons, and the toasts. `env` `test` turns transitions off. */
export function ThemeProvider({ env = 'default', colors, children }: Props) {
  const t = useTranslations('comun');
  const company = useBrandTheme(colors);
  const labelled = useMemo(() => {
    const brand = company?.palette;
    const close = { 'aria-label': t('cerrar') };
    return mergeThemeOverrides(
      theme,
      createTheme({
        ...(brand && { colors: { brand, green: brand, teal: brand } }),
        components: {
          CloseButton: { defaultProps: close },
          Notification: { defaultProps: { ...theme.components?.Notification?.defaultProps, closeButtonProps: close } },
        },
      }),
    );
  }, [t, company]);
  return (
    <MantineProvider
      theme={labelled}
      env={env}
      defaultColorScheme="light"
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={resolveVariables}
    >
      {company && <style>{company.styles}</style>}
      <ToastHost />
      {children}
    </MantineProvider>
  );
}
