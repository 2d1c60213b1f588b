import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Functions of HarfBuzz that are called; addresses and sizes are numbers of its memory. */
interface HarfBuzz {
  readonly memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  free(at: number): void;
  hb_blob_create(at: number, length: number, mode: number, data: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** The part of WebAssembly that is used; the types of Node have none. */
interface WasmHost {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

declare const WebAssembly: WasmHost;

/** Export of WebAssembly's own convention that prepares a module. */
const INITIALIZE = '_initialize';
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

let engine: Promise<HarfBuzz> | undefined;

async function instantiate(): Promise<HarfBuzz> {
  const { instance } = await WebAssembly.instantiate(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const harfbuzz = instance.exports as HarfBuzz;
  harfbuzz[INITIALIZE]();
  return harfbuzz;
}

/** Cuts a TrueType font to the letters of a text, without its layout features. A letter that it lacks is left out. */
export async function subsetFont(font: Uint8Array, text: string): Promise<Buffer> {
  const harfbuzz = await (engine ??= instantiate());
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const at = harfbuzz.malloc(font.length);
  // The memory may have grown, which detaches earlier views.
  new Uint8Array(harfbuzz.memory.buffer).set(font, at);
  const blob = harfbuzz.hb_blob_create(at, font.length, WRITABLE, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  harfbuzz.hb_blob_destroy(blob);
  harfbuzz.hb_set_clear(harfbuzz.hb_subset_input_set(input, LAYOUT_FEATURES));
  const letters = harfbuzz.hb_subset_input_unicode_set(input);
  for (const letter of text) harfbuzz.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const cut = harfbuzz.hb_subset_or_fail(face, input);
  const bytes = cut === 0 ? undefined : bytesOf(harfbuzz, cut);
  harfbuzz.hb_subset_input_destroy(input);
  harfbuzz.hb_face_destroy(face);
  harfbuzz.free(at);
  if (!bytes) throw new Error('the font cannot be cut');
  return bytes;
}

function bytesOf(harfbuzz: HarfBuzz, face: number): Buffer {
  const blob = harfbuzz.hb_face_reference_blob(face);
  const at = harfbuzz.hb_blob_get_data(blob, 0);
  const bytes = Buffer.from(new Uint8Array(harfbuzz.memory.buffer, at, harfbuzz.hb_blob_get_length(blob)));
  harfbuzz.hb_blob_destroy(blob);
  harfbuzz.hb_face_destroy(face);
  return bytes;
}
