import { FRAME_HEAD } from '@portal/contract/core';

/** Reads frames of a file with its progress: passes on the bytes of the file, and the rows written each time a frame reports them. */
export class FrameReader {
  readonly #onBytes: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly #onRows: (rows: number) => void;
  readonly #head = new Uint8Array(FRAME_HEAD);
  #headBytes = 0;
  /** Bytes of the present frame that are still to come. */
  #left = 0;

  constructor(onBytes: (bytes: Uint8Array<ArrayBuffer>) => void, onRows: (rows: number) => void) {
    this.#onBytes = onBytes;
    this.#onRows = onRows;
  }

  /** True between two frames, where a file may end. */
  get whole(): boolean {
    return this.#left === 0 && this.#headBytes === 0;
  }

  read(piece: Uint8Array<ArrayBuffer>): void {
    for (let at = 0; at < piece.length;) at += this.#left > 0 ? this.#readBytes(piece.subarray(at)) : this.#readHead(piece.subarray(at));
  }

  #readBytes(piece: Uint8Array<ArrayBuffer>): number {
    const bytes = piece.subarray(0, this.#left);
    this.#left -= bytes.length;
    this.#onBytes(bytes);
    return bytes.length;
  }

  #readHead(piece: Uint8Array<ArrayBuffer>): number {
    const part = piece.subarray(0, FRAME_HEAD - this.#headBytes);
    this.#head.set(part, this.#headBytes);
    this.#headBytes += part.length;
    if (this.#headBytes === FRAME_HEAD) {
      const head = new DataView(this.#head.buffer);
      this.#onRows(head.getUint32(0));
      this.#left = head.getUint32(4);
      this.#headBytes = 0;
    }
    return part.length;
  }
}
