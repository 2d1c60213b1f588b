import { loadSearchWords, type SearchWords } from '@portal/messages';
import { useEffect, useState } from 'react';
import { useSpoken } from '../../core/i18n/spoken.ts';

/** Words of the search by language; they stay for the next time that it opens. */
const loaded = new Map<string, SearchWords>();

/** Words of a group: synonyms separated by commas, by the name of what they find. */
export type Synonyms = (group: Exclude<keyof SearchWords, 'vacias'>, name: string) => string;

/** Returns the little words that no search counts, and the function that reads synonyms; none until they are loaded, and without a line. */
export function useSearchWords(): { readonly little: string; readonly synonyms: Synonyms } {
  const { language } = useSpoken();
  const [, setReady] = useState<string>();
  useEffect(() => {
    if (loaded.has(language)) return;
    void loadSearchWords(language).then(
      (words) => {
        loaded.set(language, words);
        setReady(language);
      },
      () => undefined,
    );
  }, [language]);
  const words = loaded.get(language);
  return {
    little: words?.vacias ?? '',
    synonyms: (group, name) => {
      const found: Readonly<Record<string, string>> = words?.[group] ?? {};
      return found[name] ?? '';
    },
  };
}
