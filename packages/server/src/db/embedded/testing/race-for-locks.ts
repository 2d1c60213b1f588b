import { createInterface } from 'node:readline';
import { FolderInUseError, lockFolder } from '../lock.ts';

/**
 * Each line of the input is `<milliseconds since 1970> <folder>`: at that instant it tries to take the folder's lock, keeps it if
 * it gets it, and prints `won` or `lost`.
 */
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [at, folder] = line.split(' ');
  while (Date.now() < Number(at)) {
    // Busy wait, so that both processes start at the same instant; a timer is too imprecise.
  }
  const result = await lockFolder(folder ?? '').then(
    () => 'won',
    (error: unknown) => (error instanceof FolderInUseError ? 'lost' : String(error)),
  );
  process.stdout.write(`${result}\n`);
}
