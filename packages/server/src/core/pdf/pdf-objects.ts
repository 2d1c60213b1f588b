import { deflateSync } from 'node:zlib';

/** Version, and four bytes above 127, by which programs see that the file is no text. */
const HEAD = Buffer.concat([Buffer.from('%PDF-1.7\n%'), Buffer.from([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])]);

/** Object of a PDF with bytes. */
interface Stream {
  readonly bytes: Uint8Array;
  /** Entries of its dictionary besides length and compression. */
  readonly entries?: string;
  /** The bytes are written as they are; `entries` names their compression. */
  readonly raw?: boolean;
}

/** Writes the objects of a PDF in any order, each once, and remembers where it begins. Every answer is the next piece of the file. */
export class PdfObjects {
  readonly #offsets: number[] = [0];
  #at = 0;

  /** Returns the number of an object to be written later. */
  reserve(): number {
    return this.#offsets.push(0) - 1;
  }

  head(): Buffer {
    return this.#count(HEAD);
  }

  object(id: number, body: string): Buffer {
    this.#offsets[id] = this.#at;
    return this.#count(Buffer.from(`${id} 0 obj\n${body}\nendobj\n`, 'latin1'));
  }

  stream(id: number, { bytes, entries = '', raw = false }: Stream): Buffer {
    this.#offsets[id] = this.#at;
    const written = raw ? bytes : deflateSync(bytes);
    const dictionary = `<</Length ${written.length}${raw ? '' : '/Filter/FlateDecode'}${entries}>>`;
    return this.#count(
      Buffer.concat([Buffer.from(`${id} 0 obj\n${dictionary}\nstream\n`, 'latin1'), written, Buffer.from('\nendstream\nendobj\n')]),
    );
  }

  /** Ends the file with the places of its objects. */
  tail({ root, info }: { readonly root: number; readonly info: number }): Buffer {
    const entries = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = this.#offsets.length;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
    return Buffer.from(`${table}trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${this.#at}\n%%EOF\n`);
  }

  #count(piece: Buffer): Buffer {
    this.#at += piece.length;
    return piece;
  }
}

/** Writes a text of a dictionary. */
export const pdfText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
