import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openFont } from './open-font.ts';
import { subsetFont } from './subset-font.ts';

const require = createRequire(import.meta.url);

const FILES = {
  ja: {
    normal: () => require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
    negrita: () => require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
  },
  zh: {
    normal: () => require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    negrita: () => require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
} as const;

/** Script of a font. */
export type Script = keyof typeof FILES;

/** Returns the file of the regular weight of a script. */
export const fontPath = (script: Script): string => FILES[script].normal();

/** Two weights of a font, cut to some letters. */
export interface CutFont {
  readonly normal: Buffer;
  readonly negrita: Buffer;
  /** Whether the font has a letter of those that it was cut to. */
  readonly has: (code: number) => boolean;
}

/** Cut fonts by script and letters, the oldest first. One has some 30 kB. */
const cuts = new Map<string, Promise<CutFont>>();
const MOST = 60;

/** One font is cut after the other: each takes its whole file into memory. */
let last: Promise<unknown> = Promise.resolve();

/** Returns the font of a script, cut to these letters; cached. */
export function cutFont(script: Script, letters: string): Promise<CutFont> {
  const key = `${script} ${letters}`;
  const known = cuts.get(key);
  if (known) return known;
  const cutting = last.then(() => cut(script, letters));
  last = cutting.catch(() => cuts.delete(key));
  cuts.set(key, cutting);
  const [oldest] = cuts.keys();
  if (cuts.size > MOST && oldest !== undefined) cuts.delete(oldest);
  return cutting;
}

async function cut(script: Script, letters: string): Promise<CutFont> {
  const { normal: regular, negrita: bold } = FILES[script];
  const bytes = await readFile(regular());
  const font = await openFont(bytes);
  const known = new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).filter((code) => font.hasGlyphForCodePoint(code)));
  const normal = await subsetFont(bytes, letters);
  const negrita = await subsetFont(await readFile(bold()), letters);
  return { normal, negrita, has: (code) => known.has(code) };
}
