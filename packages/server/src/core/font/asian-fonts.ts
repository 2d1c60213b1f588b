import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type GlyphOf, readCmap, readCmapTable, viewOf } from './font-cmap.ts';
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

/** Two weights of a font, cut to some letters. */
export interface CutFont {
  readonly normal: Buffer;
  readonly negrita: Buffer;
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
  const normal = await subsetFont(await readFile(regular()), letters);
  const negrita = await subsetFont(await readFile(bold()), letters);
  const glyphOf = readCmap(normal);
  return { normal, negrita, has: (code) => glyphOf(code) > 0 };
}

/** Returns the regular weight of a font, cut to these letters, after the other cuts. */
export function cutRegular(script: Script, letters: string): Promise<Buffer> {
  const cutting = last.then(async () => subsetFont(await readFile(FILES[script].normal()), letters));
  last = cutting.catch(() => undefined);
  return cutting;
}

const cmaps = new Map<Script, Promise<GlyphOf>>();

/** Returns the letters that a font has; of the file only the table of letters is read, once in the process. */
export function lettersOf(script: Script): Promise<GlyphOf> {
  const known = cmaps.get(script) ?? readLetters(FILES[script].normal());
  cmaps.set(script, known);
  return known;
}

const HEAD = 12;
const ENTRY = 16;

async function readLetters(path: string): Promise<GlyphOf> {
  const file = await open(path);
  try {
    const read = async (position: number, length: number) => (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    const entries = (await read(0, HEAD)).readUInt16BE(4);
    const tables = await read(HEAD, entries * ENTRY);
    const at = tables.indexOf('cmap', 0, 'latin1');
    return readCmapTable(viewOf(await read(tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12))));
  } finally {
    await file.close();
  }
}
