import { availableParallelism } from 'node:os';

/** Settings of the database and of the processes that share it. */
export interface DatabaseSettings {
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Most connections that one process opens. */
  readonly databaseConnections: number;
  /** DATABASE_URL leads to pgbouncer in transaction mode, which keeps no session. */
  readonly databasePooled: boolean;
  /** Streaming replica for reports, and how many milliseconds it may be behind. */
  readonly replica: { readonly url: string; readonly mostMs: number } | undefined;
  /** Processes that share the port; 1 with the embedded database. */
  readonly processes: number;
}

type Given = Readonly<Record<string, string | undefined>>;

const MOST_PROCESSES = 64;
const MOST_CONNECTIONS = 500;
const MOST_DELAY_S = 3_600;

/** Without DATABASE_URL the portal runs on the embedded database, unless this setting forbids it. */
const EMBEDDED = 'DATABASE_EMBEBIDA';

/** Whether a text is an address of PostgreSQL; an `@` behind the host says that a `/` of the password ended it too early. */
const isUrl = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol) && !new URL(text).pathname.includes('@');

const ADDRESS =
  'debe ser una dirección postgres:// o postgresql://; en la clave se escribe @ como %40, / como %2F, : como %3A, ? como %3F, # como %23 y % como %25';

/** Reads the settings of the database. Problems hold no address, which may contain a password. */
export function readBase(given: Given): { readonly base: DatabaseSettings; readonly problems: string[] } {
  const { DATABASE_URL, DATABASE_CONEXIONES = '10', PROCESOS = '1', DATABASE_POOLER } = given;
  const { DATABASE_REPLICA_URL, DATABASE_REPLICA_RETRASO_S = '10' } = given;
  const processes = PROCESOS === 'auto' ? processesOf(DATABASE_URL) : Number(PROCESOS);
  return {
    base: {
      databaseUrl: DATABASE_URL,
      databaseConnections: Number(DATABASE_CONEXIONES),
      databasePooled: DATABASE_POOLER === 'transaccion',
      replica: DATABASE_REPLICA_URL ? { url: DATABASE_REPLICA_URL, mostMs: Number(DATABASE_REPLICA_RETRASO_S) * 1_000 } : undefined,
      processes,
    },
    problems: [
      ...embeddedProblems(given),
      ...problemsOf({ DATABASE_URL, DATABASE_CONEXIONES, DATABASE_POOLER }),
      ...replicaProblems({ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_RETRASO_S }),
      ...processProblems(PROCESOS, DATABASE_URL),
    ],
  };
}

/** Returns one process per core, or the only one that may open the embedded database. */
const processesOf = (databaseUrl: string | undefined): number =>
  databaseUrl === undefined ? 1 : Math.min(availableParallelism(), MOST_PROCESSES);

function* embeddedProblems({ [EMBEDDED]: allowed = '1', DATABASE_URL }: Given): Generator<string> {
  if (allowed !== '0' && allowed !== '1') yield `${EMBEDDED} debe ser 0 o 1`;
  else if (allowed === '0' && DATABASE_URL === undefined) yield `DATABASE_URL falta: ${EMBEDDED}=0 prohíbe la base embebida`;
}

function* problemsOf({ DATABASE_URL, DATABASE_CONEXIONES = '', DATABASE_POOLER }: Given): Generator<string> {
  if (DATABASE_POOLER !== undefined && DATABASE_POOLER !== 'transaccion') yield 'DATABASE_POOLER debe ser transaccion, o faltar';
  if (DATABASE_URL !== undefined && !isUrl(DATABASE_URL)) yield `DATABASE_URL ${ADDRESS}`;
  if (!isCount(DATABASE_CONEXIONES, MOST_CONNECTIONS))
    yield `DATABASE_CONEXIONES debe ser un número de conexiones de 1 a ${MOST_CONNECTIONS}`;
}

function* replicaProblems({ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_RETRASO_S = '' }: Given): Generator<string> {
  if (!isCount(DATABASE_REPLICA_RETRASO_S, MOST_DELAY_S))
    yield `DATABASE_REPLICA_RETRASO_S debe ser un número de segundos de 1 a ${MOST_DELAY_S}`;
  if (DATABASE_REPLICA_URL === undefined) return;
  if (!isUrl(DATABASE_REPLICA_URL)) yield `DATABASE_REPLICA_URL ${ADDRESS}`;
  if (DATABASE_URL === undefined) yield 'DATABASE_REPLICA_URL necesita DATABASE_URL';
}

function* processProblems(given: string, databaseUrl: string | undefined): Generator<string> {
  if (given === 'auto' || given === '1') return;
  if (!isCount(given, MOST_PROCESSES)) yield `PROCESOS debe ser un número de procesos de 1 a ${MOST_PROCESSES}, o auto: uno por núcleo`;
  else if (databaseUrl === undefined) yield 'PROCESOS mayor que 1 necesita DATABASE_URL: la base embebida es de un solo proceso';
}

const isCount = (text: string, most: number): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most;
