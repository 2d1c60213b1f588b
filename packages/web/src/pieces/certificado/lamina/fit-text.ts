/** Width of a text in millimetres at a size in points. */
export type Measure = (text: string, size: number) => number;

interface Box {
  /** Millimetres. */
  readonly width: number;
  /** Points. */
  readonly size: number;
  readonly minSize: number;
  readonly maxLines: number;
}

/** Breaks a text into lines no wider than `width`: at spaces, and inside a word that is wider than a whole line. */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const push = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (measure(line ? `${line} ${word}` : word) <= width) {
      line = line ? `${line} ${word}` : word;
      continue;
    }
    push();
    for (const character of word) {
      if (line && measure(line + character) > width) push();
      line += character;
    }
  }
  push();
  return lines;
}

/** Returns the largest size from `size` down to `minSize` at which the text fits `maxLines`; at `minSize` it may take more lines. */
export function fitText(text: string, box: Box, measure: Measure): { size: number; lines: string[] } {
  for (let { size } = box; ; size -= 1) {
    const lines = wrap(text, box.width, (part) => measure(part, size));
    if (lines.length <= box.maxLines || size <= box.minSize) return { size, lines };
  }
}
