import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/** @typedef {{ method: string, path: string, access: string, summary: string }} Call */
/** @typedef {typeof import('./screens.mjs').screens[number]} ScreenRow */
/** @typedef {{ api: Record<string, Record<string, Call>>, screens: readonly ScreenRow[], texts: any, folders: ReadonlyMap<string, string> }} Sources */

/**
 * Page of docs/areas -> domains: their calls and the screens of their folders.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const AREAS = {
  sesion: ['sesion'],
  dispositivo: ['dispositivo'],
  usuarios: ['usuario', 'acceso', 'carga', 'masivo'],
  planes: ['planestudio'],
  estructura: ['programa', 'curso', 'modulo'],
  temas: ['tema', 'contenido', 'archivo', 'paquete'],
  preguntas: ['pregunta', 'recalificacion', 'redactor'],
  cuestionario: ['evaluacion', 'detalle', 'feedback', 'consulta'],
  certificado: ['certificado'],
  asignaciones: ['asignacion', 'calendario'],
  equipo: ['equipo', 'ausencia'],
  tableros: ['tablero', 'avance'],
  informes: ['reporte'],
  mensajes: ['email', 'carta', 'recordatorio', 'notificacion'],
  parametros: ['dominio', 'parametro', 'empresa', 'feriado', 'configuracion'],
  privacidad: ['privacidad', 'solicitud'],
  integraciones: ['webhook', 'scim'],
  registro: ['log'],
  portal: ['portal', 'operacion', 'estado'],
};

const PLACED = new Set(Object.values(AREAS).flat());

/** @param {readonly string[]} folders @returns {Readonly<Record<string, readonly string[]>>} every page: a domain that none names has its own */
const pagesOf = (folders) => ({
  ...AREAS,
  ...Object.fromEntries(folders.filter((folder) => !PLACED.has(folder)).map((folder) => [folder, [folder]])),
});

const FOLDERS = ['packages/server/src/domains', 'packages/web/src/domains'].flatMap((path) =>
  readdirSync(inRoot(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
);

export const AREA_FILES = Object.keys(pagesOf(FOLDERS)).map((page) => `docs/areas/${page}.md`);

/** Separates what is written by hand, above, from the tables. */
const MARK = '<!-- Generated from here on by `npm run generate`. -->';

const cell = (/** @type {string} */ text) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** @param {string[]} heads @param {string[][]} rows @returns {string[]} lines of a table, none without rows */
const table = (heads, rows) =>
  rows.length === 0 ? [] : ['', ...[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`)];

/** @param {any} texts @param {string} key `programa.logros.texto` @returns {string} */
const textOf = (texts, key) => key.split('.').reduce((part, name) => part[name], texts);

/** @param {ScreenRow} screen @param {any} texts */
const screenCells = ({ path, audience, title, text }, texts) => [
  `\`${path}\``,
  audience,
  text ? `${textOf(texts, title)}: ${textOf(texts, text)}` : textOf(texts, title),
];

/** The sign-in screen has no loader of its own: the first file of the client holds it. */
const folderOf = (/** @type {ScreenRow} */ { path, source }) =>
  path.startsWith('/auth/') ? 'sesion' : (/^src\/domains\/(\w+)\//.exec(source ?? '')?.[1] ?? 'portal');

/** Name in `api` of the calls of these domains: older clients know it. @type {Readonly<Record<string, string>>} */
const GROUPS = { avance: 'usuario', estado: 'operacion', sesion: 'usuario', tablero: 'usuario' };

/**
 * Returns the server folders that serve calls of another domain, by `domain.call`, read from the routes.
 * @returns {Map<string, string>}
 */
export function servingFolders() {
  const domains = inRoot('packages/server/src/domains');
  const routes = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.routes.ts'));
  return new Map(
    routes.flatMap((name) =>
      [...readFileSync(`${domains}/${name}`, 'utf8').matchAll(/\b([a-z]+)Api\.(\w+)/g)].map(
        ([, domain = '', call]) => /** @type {[string, string]} */ ([`${GROUPS[domain] ?? domain}.${call}`, name.split(/[/\\]/)[0]]),
      ),
    ),
  );
}

/** @param {Sources} sources @returns {{ folder: string, call?: string[], screen?: string[] }[]} */
const rowsOf = ({ api, screens, texts, folders }) => [
  ...screens.map((screen) => ({ folder: folderOf(screen), screen: screenCells(screen, texts) })),
  ...Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, { method, path, access, summary }]) => ({
      folder: folders.get(`${domain}.${name}`) ?? domain,
      call: [`\`${method} ${path}\``, access, summary],
    })),
  ),
];

/**
 * Returns the pages of docs/areas: what is written by hand, and the tables of screens and calls.
 * @param {Sources} sources
 * @param {(page: string) => string} read
 * @returns {Record<string, string>}
 */
export function areaPages(sources, read) {
  const rows = rowsOf(sources);
  return Object.fromEntries(
    Object.entries(pagesOf(rows.map(({ folder }) => folder))).map(([page, domains]) => {
      const own = rows.filter(({ folder }) => domains.includes(folder));
      const lines = [
        ...table(
          ['Screen', 'Who', 'Title and purpose'],
          own.flatMap(({ screen }) => (screen ? [screen] : [])),
        ),
        ...table(
          ['Call', 'Access', 'Purpose'],
          own.flatMap(({ call }) => (call ? [call] : [])),
        ),
      ];
      const name = `docs/areas/${page}.md`;
      return [name, `${read(name).split(MARK)[0]?.trimEnd() || `# ${page}`}\n\n${MARK}\n${lines.join('\n')}\n`];
    }),
  );
}
