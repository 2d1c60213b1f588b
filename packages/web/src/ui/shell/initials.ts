/** A character of its own: Latin, with no mark behind it. */
const PLAIN = /^[\p{Script=Latin}\d](?!\p{M}|\p{Emoji_Modifier})/u;

/** The segmenter takes 40 ms to load, which most names do not need. */
const first = (word = ''): string => PLAIN.exec(word)?.[0] ?? [...new Intl.Segmenter('es').segment(word)][0]?.segment ?? '';

/** Returns the first characters of the given name and the first surname; an emoji counts as one character. */
export function initials(fullname: string): string {
  const words = fullname.trim().split(/\s+/);
  return (first(words[0]) + first(words[words.length > 2 ? 2 : 1])).toUpperCase();
}
