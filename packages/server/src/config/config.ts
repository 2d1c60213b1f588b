import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readAlmacen, type S3Settings } from './almacen.ts';
import { readContenido, type Contenido } from './contenido.ts';
import { type DatabaseSettings, readBase } from './base.ts';
import { readOperacion, type Operacion } from './operacion.ts';
import { isLoopback, proxiesOf, reachable } from './reach.ts';
import { readTrazas, type Trazas } from './trazas.ts';
import { readRedactor, type RedactorSettings } from './redactor.ts';
import { shownValue } from './shown.ts';
import { unknownSettings } from './unknown.ts';
import { readProveedores, type Proveedor } from './proveedores.ts';
import { StartRefusal } from '../errors/start-refusal.ts';
import { type Permitidos, readPermitidos } from './private-networks.rules.ts';

/** The checked settings of one process. */
export interface Config extends DatabaseSettings {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database, uploaded files and snapshots. */
  readonly dataDir: string;
  /** Absolute folder of the backups that `npm run respaldo` writes, and how many of them stay. */
  readonly backupDir: string;
  readonly backupsKept: number;
  /** S3 store of uploaded files; absent: `dataDir`. */
  readonly almacen: S3Settings | undefined;
  /** Address under which people reach the portal, without a final slash. */
  readonly publicUrl: string;
  /** PUBLIC_URL if set, printed on certificates and slips; absent: they print the address in the browser. */
  readonly announcedUrl: string | undefined;
  /** Trusted reverse proxies: only their X-Forwarded headers count. Their number, their addresses and networks, or `cercano` (one nearby). */
  readonly trustProxy: number | string;
  /** Most connections at once; further ones are closed. */
  readonly maxConnections: number;
  /** Milliseconds in which the body of a request must arrive. */
  readonly bodyMs: number;
  /** The same for a part of an upload (tus), which the client sends again when it breaks. */
  readonly uploadPartMs: number;
  /** Milliseconds that the database may work for one whole list. */
  readonly wholeListMs: number;
  /** The same for one statement of a list or report. */
  readonly statementMs: number;
  /** Path part of `publicUrl`: empty or `/portal`. */
  readonly basePath: string;
  readonly smtpUrl: string | undefined;
  /** Sender of the letters; absent: made of PUBLIC_URL. */
  readonly smtpFrom: string | undefined;
  /** Loads the demo into an empty database and shows its sign-ins. */
  readonly demo: boolean;
  /** Others may reach this portal: no demo without DEMO=1, and none of its accounts (docs/decisions/026). */
  readonly exposed: boolean;
  readonly production: boolean;
  readonly logLevel: string;
  /** Largest file that may be uploaded, in bytes. */
  readonly maxUploadBytes: number;
  /** OpenID Connect providers for the sign-in (P9). */
  readonly proveedores: readonly Proveedor[];
  /** How the process is stopped and observed. */
  readonly operacion: Operacion;
  /** Where traces go; absent: nowhere (P145). */
  readonly trazas: Trazas | undefined;
  /** Receivers of webhooks in private networks, which no other webhook reaches (P157). */
  readonly webhooksPrivados: Permitidos;
  /** Model that writes drafts of questions; absent: nobody asks for any (P284). */
  readonly redactor: RedactorSettings | undefined;
  /** Where content packages run (P285). */
  readonly contenido: Contenido;
}

/** Error of invalid settings; `problems` holds one Spanish line for each. */
class ConfigError extends StartRefusal {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Configuración no válida:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `debe ser una dirección ${protocols.map((protocol) => `${protocol}//`).join(' o ')}`,
    abort: true,
  });

/** Returns whether the host of an address can exist: `URL` is strict about hosts of the web alone, and admits spaces and `%` in others. */
const hasHost = (address: string): boolean => URL.canParse(`http://${new URL(address).hostname}`);

const ADDRESS = String.raw`[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)*`;
const SENDER = new RegExp(String.raw`^(?:[^<>"@,;\p{Cc}]+ <${ADDRESS}>|${ADDRESS})$`, 'u');
const LONGEST_SENDER = 200;

/** Returns whether a text is an e-mail address, alone or behind a name. */
const isSender = (text: string): boolean => text.length <= LONGEST_SENDER && SENDER.test(text);

/** Returns whether an address is no more than a place. */
function isBare(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return !username && !password && !search && !hash;
}

/** Returns whether a text is an IP address or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return longest > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
}

/** Returns whether a folder is none of the kernel's, in which Node looks for a parent without end. */
const isOnDisk = (folder: string): boolean => !/^\/(?:proc|sys)(?:\/|$)/.test(resolve(folder));

const MINUTE_MS = 60_000;

const flag = z.enum(['0', '1'], { error: 'debe ser 0 o 1' });

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'debe ser un número de puerto')
    .transform(Number)
    .refine((port) => port <= 65_535, 'debe ser un número de 0 a 65535')
    .default(3000),
  HOST: z
    .string()
    .refine(
      (host) => isIP(host) > 0 || (/[a-z]/i.test(host) && /^[\w.-]+$/.test(host)),
      'debe ser una dirección IP o un nombre de esta máquina',
    )
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'no puede estar vacío').refine(isOnDisk, 'no puede estar bajo /proc ni /sys').default('./data'),
  BACKUP_DIR: z.string().refine(isOnDisk, 'no puede estar bajo /proc ni /sys').optional(),
  BACKUPS_KEPT: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'debe ser un número de respaldos de 1 a 9999')
    .transform(Number)
    .default(7),
  PUBLIC_URL: url(['http:', 'https:']).refine(isBare, 'debe ser una dirección sin usuario, consulta ni fragmento').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (given) => /^\d$/.test(given) || given.split(',').every(isNetwork),
      'debe ser cuántos proxies hay delante (0 a 9) o sus direcciones, separadas por comas',
    )
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).refine(hasHost, 'debe nombrar un servidor').optional(),
  SMTP_FROM: z
    .string()
    .refine(isSender, 'debe ser una dirección de correo, o un nombre y la dirección: Portal <portal@empresa.pe>')
    .optional(),
  DEMO: flag.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test'], { error: 'debe ser production, development o test' }).optional(),
  MAX_UPLOAD_MB: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'debe ser un número de megabytes de 1 a 99999')
    .transform(Number)
    .default(512),
  MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'debe ser un número de conexiones de 1 a 999999')
    .transform(Number)
    .default(10_000),
  WEBHOOKS_PRIVADOS: z
    .string()
    .default('')
    .transform(readPermitidos)
    .refine((read) => read !== undefined, 'debe ser una lista de nombres, direcciones o redes (10.1.0.0/16), separados por comas'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'no es un nivel conocido',
    })
    .default('warn'),
});

type Given = z.output<typeof schema>;

/** Reads the environment; an empty variable counts as absent. Throws a `ConfigError` with every problem. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const { proveedores, problems } = readProveedores(given);
  const { almacen, problems: storeProblems } = readAlmacen(given);
  const { base, problems: baseProblems } = readBase(given);
  const { operacion, problems: operationProblems } = readOperacion(given);
  const { trazas, problems: traceProblems } = readTrazas(given);
  const { redactor, problems: modelProblems } = readRedactor(given);
  problems.push(...storeProblems, ...baseProblems, ...operationProblems, ...traceProblems, ...modelProblems);
  const wrong = parsed.error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}${shownValue(String(path[0]), given[String(path[0])])}`,
  );
  if (!parsed.success || problems.length > 0) throw new ConfigError([...(wrong ?? []), ...problems]);
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, TRUST_PROXY, SMTP_URL, SMTP_FROM, NODE_ENV, LOG_LEVEL } = parsed.data;
  const { MAX_UPLOAD_MB, MAX_CONNECTIONS, BACKUP_DIR, BACKUPS_KEPT, WEBHOOKS_PRIVADOS } = parsed.data;
  const production = NODE_ENV === 'production';
  const publicUrl = (PUBLIC_URL ?? `http://${reachable(HOST)}:${PORT}`).replace(/(?<!\/)\/+$/, '');
  const contenido = contenidoOf(given, { port: PORT, publicUrl, announced: PUBLIC_URL !== undefined });
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    backupDir: resolve(BACKUP_DIR ?? join(DATA_DIR, 'respaldos')),
    backupsKept: BACKUPS_KEPT,
    almacen,
    ...base,
    publicUrl,
    announcedUrl: PUBLIC_URL && publicUrl,
    trustProxy: proxiesOf(TRUST_PROXY, publicUrl),
    maxConnections: MAX_CONNECTIONS,
    bodyMs: 2 * MINUTE_MS,
    uploadPartMs: 10 * MINUTE_MS,
    wholeListMs: 2 * MINUTE_MS,
    statementMs: MINUTE_MS / 2,
    basePath: new URL(publicUrl).pathname.replace(/(?<!\/)\/+$/, ''),
    smtpUrl: SMTP_URL,
    smtpFrom: SMTP_FROM,
    ...demoOf({ ...parsed.data, ...base }, publicUrl),
    production,
    logLevel: LOG_LEVEL,
    maxUploadBytes: MAX_UPLOAD_MB * 1024 * 1024,
    proveedores,
    operacion,
    trazas,
    webhooksPrivados: WEBHOOKS_PRIVADOS,
    redactor,
    contenido,
  };
}

function contenidoOf(...read: Parameters<typeof readContenido>): Contenido {
  const { contenido, problems } = readContenido(...read);
  if (problems.length > 0) throw new ConfigError(problems);
  return contenido;
}

/** Says of each variable of the environment that looks like a setting and is none which one it may mean. */
export const unknownVariables = (): readonly string[] => unknownSettings(process.env);

/** Returns `exposed` (reachable by other machines) and `demo` (default: only when not exposed). */
function demoOf({ DEMO, NODE_ENV, databaseUrl, HOST }: Given & DatabaseSettings, publicUrl: string): Pick<Config, 'demo' | 'exposed'> {
  const exposed = NODE_ENV === 'production' || databaseUrl !== undefined || publicUrl.startsWith('https:') || !isLoopback(HOST);
  return { demo: DEMO === undefined ? !exposed : DEMO === '1', exposed };
}
