import { readFileSync } from 'node:fs';
import { inRoot } from '../../tools/root.mjs';

const BOX_HEAD = 8;

/** Positions of the entries of all chunk offset tables (`stco`), which locate each track's data in the file. */
function offsetPlaces(file: Buffer, end: number): number[] {
  const places: number[] = [];
  for (let at = file.indexOf('stco'); at >= 0 && at < end; at = file.indexOf('stco', at + 4)) {
    const count = file.readUInt32BE(at + 8);
    for (let entry = 0; entry < count; entry += 1) places.push(at + 12 + entry * 4);
  }
  return places;
}

/**
 * Inserts `gap` unplayed bytes into the middle of the demo's video (one minute), so that it is uploaded in pieces and a seek beyond the
 * middle has to request bytes that the player has not read.
 */
export function longVideo(gap: number): Buffer {
  const file = readFileSync(inRoot('packages/server/assets/phishing.mp4'));
  const data = file.indexOf('mdat') - 4;
  const places = offsetPlaces(file, data);
  const cut = file.readUInt32BE(places[Math.floor(places.length / 4)] ?? 0);
  for (const place of places) {
    const offset = file.readUInt32BE(place);
    if (offset >= cut) file.writeUInt32BE(offset + gap, place);
  }
  file.writeUInt32BE(file.readUInt32BE(data) + gap, data);
  if (cut < data + BOX_HEAD) throw new Error('The demo video keeps its pieces where this does not look');
  return Buffer.concat([file.subarray(0, cut), Buffer.alloc(gap), file.subarray(cut)]);
}
