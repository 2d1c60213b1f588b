import { useTranslations } from 'use-intl';
import { screenAt } from '../screens.ts';

/** Returns what the table of screens says of the screen at an address. */
export function useAbout(pathname: string): string | undefined {
  const t = useTranslations();
  const text = screenAt(pathname)?.text;
  return text && t(text);
}
