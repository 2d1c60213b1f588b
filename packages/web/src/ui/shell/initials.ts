const first = (word = ''): string => [...new Intl.Segmenter('es').segment(word)][0]?.segment ?? '';

/** Returns the first characters of the given name and the first surname; an emoji counts as one character. */
export function initials(fullname: string): string {
  const words = fullname.trim().split(/\s+/);
  return (first(words[0]) + first(words[words.length > 2 ? 2 : 1])).toUpperCase();
}
