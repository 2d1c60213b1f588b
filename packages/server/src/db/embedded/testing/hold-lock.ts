import { lockFolder } from '../lock.ts';

/** Takes the lock of the folder given as argument, says so, and keeps it until killed. */
await lockFolder(process.argv[2] ?? '');
process.stdout.write('taken\n');
setInterval(() => {}, 60_000);
