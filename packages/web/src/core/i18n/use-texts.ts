import { catalogTexts, type FirstTexts, type Texts } from '@portal/messages';
import { useMemo } from 'react';
import { useMessages } from 'use-intl';

/** Texts with keys that the code builds at run time: names of columns and fields, labels of options. */
export function useTexts(): Texts {
  const messages = useMessages();
  return useMemo(() => catalogTexts(messages as FirstTexts), [messages]);
}
