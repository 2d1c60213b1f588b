import { inflateRawSync } from 'node:zlib';

/** Reads the files of an archive by its directory, as any reader of ZIP does. */
export function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const count = bytes.readUInt16LE(end + 10);
  const files = new Map<string, string>();
  for (let entry = bytes.readUInt32LE(end + 16), left = count; left > 0; left -= 1) {
    const [packed, length, extra, comment] = [bytes.readUInt32LE(entry + 20), ...[28, 30, 32].map((at) => bytes.readUInt16LE(entry + at))];
    const local = bytes.readUInt32LE(entry + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const name = bytes.subarray(entry + 46, entry + 46 + length!).toString();
    files.set(name, inflateRawSync(bytes.subarray(start, start + packed)).toString());
    entry += 46 + length! + extra! + comment!;
  }
  return files;
}
