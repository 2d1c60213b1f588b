import { letrasAsiaticas } from '@portal/contract/letras';

/** Returns the width of a letter. */
export type Measure = (letter: string) => number;

const sum = (text: string, measure: Measure): number => {
  let width = 0;
  for (const letter of text) width += measure(letter);
  return width;
};

/** Returns the width of a text. */
export const widthOfText = sum;

const breaksAfter = (letter: string): boolean => letter === ' ' || letter === '-' || letter === '/' || letrasAsiaticas(letter) !== '';

/** Breaks a text into lines of a width: after spaces, hyphens and Asian letters, else within a word. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  if (sum(text, measure) <= width && !text.includes('\n')) return [text];
  return text.split(/\r?\n/).flatMap((paragraph) => wrapLine(paragraph, width, measure));
}

function wrapLine(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  let cut = 0;
  for (const letter of text) {
    const wide = measure(letter);
    if (line && used + wide > width && letter !== ' ') {
      const at = cut || line.length;
      lines.push(line.slice(0, at).trimEnd());
      line = line.slice(at);
      used = sum(line, measure);
      cut = 0;
    }
    line += letter;
    used += wide;
    if (breaksAfter(letter)) cut = line.length;
  }
  lines.push(line.trimEnd());
  return lines;
}

/** Keeps the first lines of a text; the last one says that there are more. */
export const clamp = (lines: readonly string[], most: number): readonly string[] =>
  lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] : lines;
