import { Duplex } from 'node:stream';
import { TERMINATE } from './protocol.ts';

/** The bridge as a stream uses it. */
export interface SessionLink {
  /** Opens a session. Throws when the database has died. */
  open(stream: SessionStream): number;
  send(session: number, bytes: Uint8Array<ArrayBuffer>): void;
  remove(session: number): void;
}

/**
 * Replaces `pg`'s socket. Each write of `pg` is one or several complete protocol messages, as the worker needs them, so chunks are
 * joined and never split.
 */
export class SessionStream extends Duplex {
  readonly #link: SessionLink;
  #session = 0;

  constructor(link: SessionLink) {
    super({ allowHalfOpen: false });
    this.#link = link;
  }

  connect(): this {
    queueMicrotask(() => {
      if (this.destroyed) return;
      try {
        this.#session = this.#link.open(this);
        this.emit('connect');
      } catch (error) {
        this.destroy(error as Error);
      }
    });
    return this;
  }

  /** Takes a chunk of the response. */
  receive(bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  #send(chunks: Buffer[]): void {
    const messages = chunks.filter((chunk) => !(chunk.length === 5 && chunk[0] === TERMINATE));
    if (messages.length > 0) this.#link.send(this.#session, copy(messages));
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#link.remove(this.#session);
    done(error);
  }
}

/** Copies the bytes: `pg` reuses its buffers, and posting a buffer to the other thread detaches it. */
function copy(chunks: Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
