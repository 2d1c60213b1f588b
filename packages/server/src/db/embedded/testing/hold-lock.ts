import { lockFolder } from '../lock.ts';

/** Takes the lock of the folder given as argument, prints a line, and holds the lock until killed. */
await lockFolder(process.argv[2] ?? '');
process.stdout.write('taken\n');
setInterval(() => {}, 60_000);
