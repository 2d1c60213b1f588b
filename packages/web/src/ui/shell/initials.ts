const first = (word = ''): string => [...new Intl.Segmenter('es').segment(word)][0]?.segment ?? '';

/** First signs of the given name and of the first surname; of an emoji the whole sign, not half of it. */
export function initials(fullname: string): string {
  const words = fullname.trim().split(/\s+/);
  return (first(words[0]) + first(words[words.length > 2 ? 2 : 1])).toUpperCase();
}
