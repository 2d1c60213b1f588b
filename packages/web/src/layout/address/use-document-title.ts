import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Sets the title of the browser's tab to the names of record and screen, and returns these: the record distinguishes tabs with the same screen. */
export function useDocumentTitle(record: string | null = null): string | undefined {
  const t = useTranslations();
  const title = useMatches().at(-1)?.staticData.title;
  const product = t('comun.productoLargo');
  const screen = [record, title && t(title)].filter(Boolean).join(' · ') || undefined;
  useEffect(() => {
    document.title = screen ? `${screen} · ${product}` : product;
  }, [screen, product]);
  return screen;
}
