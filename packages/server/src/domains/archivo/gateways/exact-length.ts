import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Passes on a body that must have this many bytes, because the head of its answer says so: a longer one would go on into the next answer of the
 * connection, a shorter one leave its reader waiting. Both fail, which ends the connection.
 */
export function exactly(body: Readable, length: number): Readable {
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
