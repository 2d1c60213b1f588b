import { inflateSync } from 'node:zlib';
import type { PdfObjects } from './pdf-objects.ts';

/** Image as a PDF has it. */
export interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly write: (file: PdfObjects, id: number) => Buffer;
}

/** Most points of an image that is unpacked. */
const MOST_POINTS = 2_000_000;

/** Reads a logo; undefined for an image that a PDF cannot have: WebP, interlaced or very large ones. */
export function readImage(bytes: Buffer): PdfImage | undefined {
  try {
    return bytes[0] === 0xff ? readJpeg(bytes) : readPng(bytes);
  } catch {
    return undefined;
  }
}

const head = (width: number, height: number, space: string): string =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent 8`;

const SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB' };

/** Finds size and colours of a JPEG in its frame; its bytes stay as they are. */
function readJpeg(bytes: Buffer): PdfImage | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      const space = SPACES[bytes[at + 9] ?? 0];
      if (!space) return undefined;
      const entries = `${head(width, height, space)}/Filter/DCTDecode`;
      return { width, height, write: (file, id) => file.stream(id, { bytes, entries, raw: true }) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Bytes of a point by the kind of colours: grey, colours, palette, grey and colours with transparency. */
const PALETTE = 3;
/** Place of the kind of colours, after the depth and before compression, filter and interlacing. */
const KIND = 25;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Colors {
  readonly points: Buffer;
  readonly channels: number;
  readonly palette: Buffer | undefined;
  /** Transparency of the colours of a palette. */
  readonly clear: Buffer | undefined;
}

/** Returns the colours of a point of a palette and their opacity. */
function fromPalette({ points, palette, clear }: Colors, point: number): readonly [Buffer, number] {
  const index = points[point] ?? 0;
  return [palette?.subarray(index * 3) ?? points, clear?.[index] ?? 255];
}

/** Returns the colours of a point and their opacity, which is the last channel of an even number. */
function fromPoint({ points, channels }: Colors, point: number): readonly [Buffer, number] {
  const own = points.subarray(point * channels, (point + 1) * channels);
  const alpha = channels % 2 === 0 ? (own[channels - 1] ?? 255) : 255;
  return [channels < 3 ? Buffer.alloc(3, own[0]) : own, alpha];
}

/** Returns the shape of a PNG; undefined for one that is not unpacked. */
function shapeOf(bytes: Buffer): Shape | undefined {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = CHANNELS[bytes[KIND] ?? PALETTE];
  const plain = bytes[KIND - 1] === 8 && bytes[KIND + 3] === 0;
  return plain && channels && width * height <= MOST_POINTS ? { width, height, channels } : undefined;
}

/** Unpacks a PNG of eight bits without interlacing onto white paper. */
function readPng(bytes: Buffer): PdfImage | undefined {
  const shape = shapeOf(bytes);
  if (!shape) return undefined;
  const { width, height, channels } = shape;
  const chunks = chunksOf(bytes);
  const points = unfilter(inflateSync(Buffer.concat(chunks.get('IDAT') ?? [])), shape);
  const colors = { points, channels, palette: chunks.get('PLTE')?.[0], clear: chunks.get('tRNS')?.[0] };
  const colorOf = bytes[KIND] === PALETTE ? fromPalette : fromPoint;
  const rgb = Buffer.alloc(width * height * 3);
  for (let point = 0; point < width * height; point += 1) {
    const [own, alpha] = colorOf(colors, point);
    for (let part = 0; part < 3; part += 1) rgb[point * 3 + part] = Math.round(((own[part] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
  }
  return { width, height, write: (file, id) => file.stream(id, { bytes: rgb, entries: head(width, height, 'DeviceRGB') }) };
}

function chunksOf(bytes: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))]);
  }
  return chunks;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Takes back the differences to the points before and above, by the filter of each row. */
function unfilter(packed: Buffer, { width, height, channels }: Shape): Buffer {
  const stride = width * channels;
  let before = Buffer.alloc(stride + channels);
  const rows = Array.from({ length: height }, (_none, index) => {
    const start = index * (stride + 1);
    const filter = packed[start] ?? 0;
    // Every row begins with a point of zeros, which is left of the first.
    const row = Buffer.alloc(stride + channels);
    for (let at = channels; at < row.length; at += 1) {
      const near = { left: row[at - channels] ?? 0, above: before[at] ?? 0, corner: before[at - channels] ?? 0 };
      row[at] = (packed[start + 1 + at - channels] ?? 0) + predicted(filter, near);
    }
    before = row;
    return row.subarray(channels);
  });
  return Buffer.concat(rows);
}

interface Neighbours {
  readonly left: number;
  readonly above: number;
  readonly corner: number;
}

function predicted(filter: number, { left, above, corner }: Neighbours): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return Math.floor((left + above) / 2);
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
