import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Sets the title of the browser's tab to the screen's, and returns it. */
export function useDocumentTitle(): string | undefined {
  const t = useTranslations();
  const title = useMatches().at(-1)?.staticData.title;
  const product = t('comun.productoLargo');
  const screen = title && t(`pantallas.${title}`);
  useEffect(() => {
    document.title = screen ? `${screen} · ${product}` : product;
  }, [screen, product]);
  return screen;
}
