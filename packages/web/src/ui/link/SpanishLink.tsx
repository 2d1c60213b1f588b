import { LANGUAGES } from '@portal/messages';
import type { ComponentProps } from 'react';
import { useSpoken } from '../../core/i18n/spoken.ts';

interface Props extends ComponentProps<'a'> {
  /** False for a document of whose language nothing is known. */
  readonly spanish?: boolean;
}

/** Link to a document in Spanish, which readers of another language are told. */
export function SpanishLink({ spanish = true, children, ...link }: Props) {
  const { language } = useSpoken();
  return (
    <a {...link} hrefLang={spanish ? 'es' : undefined}>
      {children}
      {spanish && language !== 'es' && ` (${LANGUAGES.es.name})`}
    </a>
  );
}
