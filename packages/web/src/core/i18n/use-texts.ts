import { catalogTexts, type FirstTexts, type Texts } from '@portal/messages';
import { useMemo } from 'react';
import { useMessages } from 'use-intl';

/** Texts whose keys are put together at run time: names of columns and fields, labels of options. */
export function useTexts(): Texts {
  const messages = useMessages();
  return useMemo(() => catalogTexts(messages as FirstTexts), [messages]);
}
