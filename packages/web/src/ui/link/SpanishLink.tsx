import { LANGUAGES } from '@portal/messages';
import type { ComponentProps } from 'react';
import { useSpoken } from '../../core/i18n/spoken.ts';

interface Props extends ComponentProps<'a'> {
  /** False for a document in an unknown language. */
  readonly spanish?: boolean;
}

/** Link to a document in Spanish, marked so for readers of another language. */
export function SpanishLink({ spanish = true, children, ...link }: Props) {
  const { language } = useSpoken();
  return (
    <a {...link} hrefLang={spanish ? 'es' : undefined}>
      {children}
      {spanish && language !== 'es' && ` (${LANGUAGES.es.name})`}
    </a>
  );
}
