import { availableParallelism } from 'node:os';

/** Arguments after the name of a bench on the command line. */
export interface Words {
  /** Words without `=`, in their order. */
  readonly plain: readonly string[];
  /** Values of `name=value`. */
  readonly named: ReadonlyMap<string, string>;
}

/** Reads `npm run bench -- name word … name=value …`. Throws on a name that is not among `names`. */
export function readWords(...names: readonly string[]): Words {
  const plain: string[] = [];
  const named = new Map<string, string>();
  for (const word of process.argv.slice(3)) {
    const [name = '', value] = word.split('=', 2);
    if (value === undefined) plain.push(word);
    else if (names.includes(name)) named.set(name, value);
    else throw new Error(`«${name}» no se conoce; se conocen ${names.join(', ')}.`);
  }
  return { plain, named };
}

/** Reads the plain words as numbers, with what each is when it is absent. Throws on a word that is no positive number. */
export function numbersOf({ plain }: Words, ...absent: readonly number[]): number[] {
  return absent.map((value, index) => {
    const given = plain[index] === undefined ? value : Number(plain[index]);
    if (!(given > 0)) throw new Error(`«${plain[index]}» no es un número mayor que cero.`);
    return given;
  });
}

/** Reads `procesos=1,2,auto` as numbers of processes; none when it is absent. */
export function processesOf({ named }: Words): number[] {
  const given = named.get('procesos')?.split(',') ?? [];
  return given.map((word) => (word === 'auto' ? availableParallelism() : Number(word)));
}
