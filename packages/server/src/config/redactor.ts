/** Language model that writes drafts of questions (P284). */
export interface RedactorSettings {
  /** Base address of an OpenAI-compatible service, without a final slash: `https://modelos.example.com/v1`. */
  readonly url: string;
  /** Absent for a service that asks for none. */
  readonly clave: string | undefined;
  readonly modelo: string;
}

type Given = Readonly<Record<string, string | undefined>>;

const MODELO = /^[\x21-\x7e]{1,100}$/;
const CLAVE = /^[\x21-\x7e]{1,500}$/;

/** Reads the settings of the model; undefined without any. Problems never contain values (secrets). */
export function readRedactor(given: Given): { readonly redactor: RedactorSettings | undefined; readonly problems: string[] } {
  const { REDACTOR_URL: url, REDACTOR_MODELO: modelo, REDACTOR_CLAVE: clave } = given;
  if (url === undefined && modelo === undefined && clave === undefined) return { redactor: undefined, problems: [] };
  const problems: string[] = [];
  if (url === undefined) problems.push('REDACTOR_URL falta: sin ella nadie pide borradores');
  else if (!isService(url)) problems.push('REDACTOR_URL debe ser una dirección https:// o http://, sin usuario, consulta ni fragmento');
  if (modelo === undefined) problems.push('REDACTOR_MODELO falta: es el nombre del modelo que escribe los borradores');
  else if (!MODELO.test(modelo)) problems.push('REDACTOR_MODELO debe tener de 1 a 100 caracteres sin espacios');
  if (clave !== undefined && !CLAVE.test(clave)) problems.push('REDACTOR_CLAVE no puede tener espacios ni saltos de línea');
  if (problems.length > 0 || url === undefined || modelo === undefined) return { redactor: undefined, problems };
  return { redactor: { url: url.replace(/(?<!\/)\/+$/, ''), clave, modelo }, problems };
}

function isService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash, username, password } = new URL(address);
  return ['https:', 'http:'].includes(protocol) && !search && !hash && !username && !password;
}
