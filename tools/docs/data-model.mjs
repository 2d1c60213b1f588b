/** @typedef {import('../../packages/testkit/catalog.ts').CatalogTable} Table */
/** @typedef {import('../../packages/testkit/catalog.ts').CatalogColumn} Column */

/**
 * Groups of tables drawn in one picture; a table in no group is an error.
 * @type {readonly { title: string, text: string, tables: readonly string[] }[]}
 */
const GROUPS = [
  {
    title: 'People',
    text: 'Who there is, where they work, and the codes of the parameter tables.',
    tables: ['dominio', 'parametro', 'empresa', 'usuario'],
  },
  {
    title: 'Access',
    text: 'Companies of a limited access, sessions, known browsers, second factors with their recovery codes and the sign-ins that wait for one, passkeys and their answered challenges, links and codes for new passwords, sign-ins by a provider, the counter that slows guessing down, shared tablets and PINs.',
    tables: [
      'acceso_empresa',
      'sesion',
      'dispositivo',
      'segundo_factor',
      'codigo_recuperacion',
      'desafio',
      'presencia',
      'llave',
      'reto_usado',
      'restablecimiento',
      'acceso_externo',
      'intento_acceso',
      'tableta',
      'tableta_vinculo',
      'pin_tienda',
    ],
  },
  {
    title: 'Content',
    text: 'The contents. A question has versions; attempts point at the version that was shown.',
    tables: ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'pregunta', 'pregunta_version', 'contenido', 'archivo'],
  },
  {
    title: 'Packages',
    text: 'Content packages: where their files lie in one stored file, who studies them, the state of each lesson, each opening, and what lessons claimed (docs/decisions/122).',
    tables: ['paquete', 'paquete_archivo', 'paquete_alumno', 'paquete_estado', 'paquete_lanzamiento', 'paquete_registro'],
  },
  {
    title: 'Links',
    text: 'Each level holds the next one in order. The view `lugar` follows the four links from a plan down to a topic; `ocurrencia` numbers the places of a plan.',
    tables: ['planestudio_programa', 'programa_curso', 'curso_modulo', 'tema_modulo', 'tema_pregunta', 'lugar', 'ocurrencia', 'copia'],
  },
  {
    title: 'Assignments and progress',
    text: 'Who studies which plan, and the kept figures (docs/decisions/005).',
    tables: [
      'asignacion',
      'asignacion_historia',
      'progreso',
      'progreso_tema',
      'persona_planes',
      'resumen_plan',
      'resumen_plazo',
      'resumen_persona',
    ],
  },
  {
    title: 'Rules and simulations',
    text: 'Rules that give a plan to people who meet a condition, the queue of their job (docs/decisions/045), and the preview of an assignment of many (docs/decisions/040, 041).',
    tables: ['regla', 'regla_condicion', 'pendiente_persona', 'pendiente_plan', 'simulacion', 'simulacion_fila'],
  },
  {
    title: 'Acts on many people',
    text: 'What an administrator did to many people at once, with the values of before for a day (docs/decisions/110).',
    tables: ['masivo', 'masivo_fila'],
  },
  {
    title: 'Corrections of keys',
    text: 'A wrong key that was corrected, each attempt before and after it, and the numbers that certificates had before (docs/decisions/110).',
    tables: ['recalificacion', 'recalificacion_fila', 'certificado_reemplazado'],
  },
  {
    title: 'Drafts of questions',
    text: 'Requests to a language model for questions about a lesson, and the drafts that came back (P284).',
    tables: ['redaccion', 'redaccion_borrador'],
  },
  {
    title: 'Joins',
    text: 'Two records joined into one, what that changed row by row for a day, and the codes and names by which spreadsheets still know the joined ones (docs/decisions/111).',
    tables: ['union_registro', 'union_fila', 'nombre_anterior'],
  },
  {
    title: 'Reminders',
    text: 'Who is away, the days that are not worked, the reminders sent, the answers of bosses (docs/decisions/042), private addresses of calendars (P292), and browsers that show reminders (P294).',
    tables: [
      'ausencia',
      'feriado',
      'recordatorio',
      'aviso_asignacion',
      'aviso_pendiente',
      'justificacion',
      'prorroga',
      'enlace_equipo',
      'calendario_enlace',
      'notificacion_equipo',
      'notificacion_pendiente',
      'reporte_guardado',
      'reporte_envio',
      'cuadro',
      'cuadro_fila',
    ],
  },
  {
    title: 'Attempts and certificates',
    text: 'An attempt at an occurrence, its drawn questions with their answers, its feedback and its certificate.',
    tables: ['evaluacion', 'detalle', 'feedback', 'certificado', 'consulta'],
  },
  {
    title: 'Health of questions',
    text: 'Figures of each version by its answers, the queue of versions with answers annulled or deleted, and how far new attempts are counted.',
    tables: ['pregunta_salud', 'pendiente_salud', 'salud_marca'],
  },
  {
    title: 'Sums of the dashboards',
    text: 'Ratings, sign-ins and certificates by day and company; triggers append, a job merges (docs/decisions/051).',
    tables: ['valoracion_dia', 'acceso_hora', 'certificado_dia'],
  },
  {
    title: 'The portal itself',
    text: 'Settings, the log that only grows, the outbox, secrets, the leases of scheduled work, and what a person pinned. The view `columna_de_texto` lists every column of text.',
    tables: [
      'columna_de_texto',
      'configuracion',
      'marca_imagen',
      'carta_texto',
      'certificado_diseno',
      'certificado_firmante',
      'certificado_imagen',
      'log',
      'correo',
      'bienvenida_pendiente',
      'secreto',
      'tarea_programada',
      'importacion',
      'importacion_fila',
      'importacion_columna',
      'navegacion',
      'webhook',
      'webhook_clave',
      'webhook_entrega',
      'scim_token',
      'scim_token_empresa',
      'scim_token_clave',
      'scim_usuario',
      'scim_grupo',
      'solicitud',
      'sello_persona',
    ],
  },
];

const SHORT_TYPES = new Map([
  ['timestamp with time zone', 'timestamptz'],
  ['character varying', 'varchar'],
  ['double precision', 'double'],
]);

/** @param {string} type */
const typeName = (type) => (SHORT_TYPES.get(type) ?? type).replaceAll(' ', '_');

/** @param {Table} table @param {string} column */
function keysOf({ primary, references, unique }, column) {
  const alone = (/** @type {{ columns: readonly string[], where: string | null }} */ key) =>
    key.where === null && key.columns.length === 1 && key.columns[0] === column;
  return [
    ...(primary.includes(column) ? ['PK'] : []),
    ...(references.some(({ columns }) => columns.includes(column)) ? ['FK'] : []),
    ...(unique.some(alone) ? ['UK'] : []),
  ].join(', ');
}

/** @param {Table} table @param {Column} column */
function columnLine(table, { name, type, nullable, generated }) {
  const notes = [...(nullable && table.kind === 'table' ? ['null'] : []), ...(generated ? ['generated'] : [])].join(', ');
  return ['   ', typeName(type), name, keysOf(table, name), notes && `"${notes}"`].filter(Boolean).join(' ');
}

/** @param {Table} table */
const box = (table) => [`  ${table.name} {`, ...table.columns.map((column) => columnLine(table, column)), '  }'];

/** @param {Table} table */
const arrows = ({ name, columns, references }) =>
  references.map((reference) => {
    const optional = columns.some((column) => column.nullable && reference.columns.includes(column.name));
    return `  ${reference.target} ${optional ? '|o' : '||'}--o{ ${name} : "${reference.columns.join(', ')}"`;
  });

/** @param {Table} table */
const uniqueLines = ({ name, unique }) =>
  unique
    .filter(({ columns, where }) => columns.length > 1 || where !== null)
    .map(
      ({ columns, where }) =>
        `- \`${name}\`: one row for ${columns.map((column) => `\`${column}\``).join(', ')}${where ? ` where \`${where}\`` : ''}`,
    );

/** @param {{ title: string, text: string }} group @param {readonly Table[]} tables */
function section({ title, text }, tables) {
  const unique = tables.flatMap(uniqueLines);
  return [
    `## ${title}`,
    '',
    text,
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(box),
    ...tables.flatMap(arrows),
    '```',
    '',
    ...(unique.length > 0 ? [...unique, ''] : []),
  ];
}

/**
 * The tables of the migrated database as pictures, one a group.
 * @param {readonly Table[]} catalog
 */
export function dataModelDocument(catalog) {
  const byName = new Map(catalog.map((table) => [table.name, table]));
  const grouped = new Set(GROUPS.flatMap(({ tables }) => tables));
  const loose = [...byName.keys()].filter((name) => !grouped.has(name));
  const gone = [...grouped].filter((name) => !byName.has(name));
  if (loose.length + gone.length > 0)
    throw new Error(
      `GROUPS in tools/docs/data-model.mjs: add the new tables (${loose.join(', ') || 'none'}) to a group and take out those that are gone (${gone.join(', ') || 'none'}).`,
    );
  return [
    '# Data model',
    '',
    'Generated from a freshly migrated database by `npm run generate`; not edited. PK primary key, FK points at another table, UK unique, "null" may',
    'be empty. Codes of a parameter table carry its domain in a constant column beside them, so that a foreign key can hold both.',
    '',
    ...GROUPS.flatMap((group) =>
      section(
        group,
        group.tables.flatMap((name) => byName.get(name) ?? []),
      ),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
