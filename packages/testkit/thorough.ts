/** Whether this is the long run (`npm test -- largo`), which tries everything; the everyday run takes a part of what is much of the same. */
export const isThorough = process.env['TEST_LARGO'] === '1';
