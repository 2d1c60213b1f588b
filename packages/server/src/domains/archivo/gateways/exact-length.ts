import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Passes on a body that must have this many bytes, because the head of its answer says so: a longer one would go on into the next answer of the
 * connection, a shorter one leave its reader waiting. A stream fails then, which ends the connection; bytes throw before the head is sent.
 */
export function exactly(body: Readable | Buffer, length: number): Readable | Buffer {
  if (Buffer.isBuffer(body)) return sameLength(body, length);
  let passed = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > length) done(new Error(`the store sent more than ${length} bytes`));
      else done(null, chunk);
    },
    flush: (done) => done(passed < length ? new Error(`the store sent ${passed} of ${length} bytes`) : null),
  });
  // Its reader meets the failure of either.
  return pipeline(body, counted, () => {});
}

function sameLength(body: Buffer, length: number): Buffer {
  if (body.length !== length) throw new Error(`the store has ${body.length < length ? 'fewer' : 'more'} than ${length} bytes`);
  return body;
}
