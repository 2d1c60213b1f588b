/** Settings that the portal reads, besides those of the providers (`OIDC_…`) and of the traces (`OTEL_…`). */
export const KNOWN: readonly string[] = [
  'BACKUPS_KEPT',
  'BACKUP_DIR',
  'CONTENIDO_PORT',
  'CONTENIDO_URL',
  'DATABASE_CONEXIONES',
  'DATABASE_EMBEBIDA',
  'DATABASE_POOLER',
  'DATABASE_REPLICA_RETRASO_S',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DEMO',
  'DRAIN_SECONDS',
  'HOST',
  'LOG_LEVEL',
  'MAX_CONNECTIONS',
  'MAX_UPLOAD_MB',
  'METRICS_HOST',
  'METRICS_PORT',
  'NODE_ENV',
  'PORT',
  'PROCESOS',
  'PUBLIC_URL',
  'REDACTOR_CLAVE',
  'REDACTOR_MODELO',
  'REDACTOR_URL',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_FROM',
  'SMTP_URL',
  'STOP_SECONDS',
  'TRUST_PROXY',
  'UNUSED_FILE_DAYS',
  'WEBHOOKS_PRIVADOS',
];

/** Beginnings that no program but the portal has for its settings: whatever begins so is meant for it. */
const OWN = /^(?:BACKUPS?|CONTENIDO|DATABASE|REDACTOR|S3|SMTP|WEBHOOKS)_/;

/** Names of other programs that are one or two letters away from one of ours. */
const OTHERS: ReadonlySet<string> = new Set(['HOME', 'HOSTNAME', 'HOSTTYPE', 'OSTYPE', 'POST', 'SPORT', 'SSH_HOST', 'NODE_PATH']);

/** Ours by their Spanish names. */
const TRANSLATED: Readonly<Record<string, string>> = { PUERTO: 'PORT', URL_PUBLICA: 'PUBLIC_URL', CARPETA_DATOS: 'DATA_DIR' };

/** Shorter names have neighbours of their own kind: only another case, or two letters in the other order, is a slip. */
const LONG = 7;

type Given = Readonly<Record<string, string | undefined>>;

/** Says of each variable that looks like a setting and is none which one it may mean. Values are never repeated: a misspelt name may hold a password. */
export const unknownSettings = (given: Given): readonly string[] =>
  Object.keys(given)
    .filter((name) => !KNOWN.includes(name) && !OTHERS.has(name))
    .flatMap((name) => complaintOf(name, given))
    .toSorted();

function complaintOf(name: string, given: Given): readonly string[] {
  const upper = name.toUpperCase();
  const near = nearest(upper);
  const meant = TRANSLATED[upper] ?? (near.distance <= mostFor(upper, near.name) ? near.name : undefined);
  // `port` beside PORT is another program's.
  if (meant === upper && given[meant] !== undefined) return [];
  if (meant) return [`${name} no es un ajuste del portal y no se usa: ¿quiso decir ${meant}?`];
  return OWN.test(upper) ? [`${name} no es un ajuste del portal y no se usa; el más parecido es ${near.name}.`] : [];
}

/** How many edits a slip has at the most. */
function mostFor(name: string, known: string): number {
  if (Math.min(name.length, known.length) >= LONG) return 2;
  return sortedLetters(name) === sortedLetters(known) ? 1 : 0;
}

function nearest(name: string): { readonly name: string; readonly distance: number } {
  const measured = KNOWN.map((known) => ({ name: known, distance: distanceOf(name, known) }));
  return measured.toSorted((a, b) => a.distance - b.distance)[0]!;
}

const sortedLetters = (text: string): string => Array.from(text).toSorted().join('');

/** Edits between two names: a letter more, less or another, or two neighbours in the other order. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one.slice(i - 2, i) === `${other[j - 1]}${other[j - 2]}` ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
