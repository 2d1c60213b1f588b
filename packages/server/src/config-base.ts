import { availableParallelism } from 'node:os';

/** Settings of the database and of the processes that share it. */
export interface DatabaseSettings {
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Most connections that one process opens. */
  readonly databaseConnections: number;
  /** Processes that share the port; 1 with the embedded database. */
  readonly processes: number;
}

type Given = Readonly<Record<string, string | undefined>>;

const MOST_PROCESSES = 64;
const MOST_CONNECTIONS = 500;

const isUrl = (text: string): boolean => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

/** Reads the settings of the database. Problems hold no address, which may contain a password. */
export function readBase(given: Given): { readonly base: DatabaseSettings; readonly problems: string[] } {
  const { DATABASE_URL, DATABASE_CONEXIONES = '10', PROCESOS = '1' } = given;
  const processes = PROCESOS === 'auto' ? processesOf(DATABASE_URL) : Number(PROCESOS);
  return {
    base: { databaseUrl: DATABASE_URL, databaseConnections: Number(DATABASE_CONEXIONES), processes },
    problems: [...problemsOf({ DATABASE_URL, DATABASE_CONEXIONES }), ...processProblems(PROCESOS, DATABASE_URL)],
  };
}

/** Returns one process per core, or the only one that may open the embedded database. */
const processesOf = (databaseUrl: string | undefined): number =>
  databaseUrl === undefined ? 1 : Math.min(availableParallelism(), MOST_PROCESSES);

function* problemsOf({ DATABASE_URL, DATABASE_CONEXIONES = '' }: Given): Generator<string> {
  if (DATABASE_URL !== undefined && !isUrl(DATABASE_URL)) yield 'DATABASE_URL debe ser una dirección postgres:// o postgresql://';
  if (!isCount(DATABASE_CONEXIONES, MOST_CONNECTIONS))
    yield `DATABASE_CONEXIONES debe ser un número de conexiones de 1 a ${MOST_CONNECTIONS}`;
}

function* processProblems(given: string, databaseUrl: string | undefined): Generator<string> {
  if (given === 'auto' || given === '1') return;
  if (!isCount(given, MOST_PROCESSES)) yield `PROCESOS debe ser un número de procesos de 1 a ${MOST_PROCESSES}, o auto: uno por núcleo`;
  else if (databaseUrl === undefined) yield 'PROCESOS mayor que 1 necesita DATABASE_URL: la base embebida es de un solo proceso';
}

const isCount = (text: string, most: number): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most;
