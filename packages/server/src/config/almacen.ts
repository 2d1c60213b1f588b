/** Address and credentials of an S3-compatible store for uploaded files. */
export interface S3Settings {
  /** Address of the service, without the bucket and without a final slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Given = Readonly<Record<string, string | undefined>>;

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

/** Reads the S3 settings; undefined without any. Incomplete settings give problems, which never contain values (secrets). */
export function readAlmacen(given: Given): { readonly almacen: S3Settings | undefined; readonly problems: string[] } {
  if (!NEEDED.some((name) => given[name])) return { almacen: undefined, problems: [] };
  const problems = problemsOf(given);
  if (problems.length > 0) return { almacen: undefined, problems };
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_REGION = 'us-east-1' } = given;
  const endpoint = S3_ENDPOINT.replace(/(?<!\/)\/+$/, '');
  const almacen = { endpoint, bucket: S3_BUCKET, region: S3_REGION, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { almacen, problems };
}

function problemsOf(given: Given): string[] {
  const problems = NEEDED.filter((name) => !given[name]).map((name) => `${name} falta: el almacén S3 también la necesita`);
  const { S3_ENDPOINT, S3_BUCKET } = given;
  if (S3_ENDPOINT && !isService(S3_ENDPOINT))
    problems.push('S3_ENDPOINT debe ser una dirección https:// o http://, sin el depósito ni consultas');
  if (S3_BUCKET && !BUCKET.test(S3_BUCKET))
    problems.push('S3_BUCKET debe ser un nombre de depósito: de 3 a 63 minúsculas, cifras, puntos y guiones');
  return problems;
}

function isService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash, username } = new URL(address);
  return ['https:', 'http:'].includes(protocol) && !search && !hash && !username;
}
