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

/** Rules of the values, each with its Spanish line. */
const RULES: Readonly<Record<string, readonly [right: (text: string) => boolean, rule: string]>> = {
  REDACTOR_URL: [isService, 'debe ser una dirección https:// o http://, sin usuario, consulta ni fragmento'],
  REDACTOR_MODELO: [(text) => MODELO.test(text), 'debe tener de 1 a 100 caracteres sin espacios'],
  REDACTOR_CLAVE: [(text) => CLAVE.test(text), 'no puede tener espacios ni saltos de línea'],
};

const problemOf = (name: string, value: string | undefined): string[] => {
  const [right, rule] = RULES[name]!;
  if (value === undefined) return name === 'REDACTOR_CLAVE' ? [] : [`${name} falta: los borradores también la necesitan`];
  return right(value) ? [] : [`${name} ${rule}`];
};

/** Reads the settings of the model; undefined without any. Problems never contain values (secrets). */
export function readRedactor(given: Given): { readonly redactor: RedactorSettings | undefined; readonly problems: string[] } {
  const names = Object.keys(RULES);
  if (names.every((name) => given[name] === undefined)) return { redactor: undefined, problems: [] };
  const problems = names.flatMap((name) => problemOf(name, given[name]));
  if (problems.length > 0) return { redactor: undefined, problems };
  const { REDACTOR_URL: url = '', REDACTOR_MODELO: modelo = '', REDACTOR_CLAVE: clave } = given;
  return { redactor: { url: url.replace(/(?<!\/)\/+$/, ''), clave, modelo }, problems };
}

function isService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash, username, password } = new URL(address);
  return ['https:', 'http:'].includes(protocol) && !search && !hash && !username && !password;
}
