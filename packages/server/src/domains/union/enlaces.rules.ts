import type { ClaseUnion, EfectoUnion } from '@portal/contract/union';

/** Column that names a company, a parameter or a rule, and moves to the record that stays. */
export interface EnlaceUnion {
  readonly tabla: string;
  readonly columna: string;
  /** Primary key of the table. */
  readonly clave: readonly string[];
  /** Null: nobody needs to read of it. */
  readonly efecto: EfectoUnion | null;
  /** The table has a version and the author of its last change. */
  readonly sellos?: true;
  /** Other columns of a unique key: a row of the record that stays with the same values makes this one redundant, which is deleted. */
  readonly gemela?: readonly string[];
  /** Array of ids. */
  readonly arreglo?: true;
}

const simple = (tabla: string, efecto: EfectoUnion, columna = 'id_empresa'): EnlaceUnion => ({
  tabla,
  columna,
  efecto,
  clave: [`id_${tabla}`],
  sellos: true,
});

/** Links to a company. Without a new version of a question: the version names its texts (P78). */
const DE_EMPRESA: readonly EnlaceUnion[] = [
  simple('parametro', 'parametros'),
  simple('usuario', 'personas'),
  ...(['planestudio', 'programa', 'curso', 'modulo', 'tema'] as const).map((tabla) => simple(tabla, 'contenidos')),
  { tabla: 'pregunta', columna: 'id_empresa', clave: ['id_pregunta'], efecto: 'contenidos' },
  { tabla: 'acceso_empresa', columna: 'id_empresa', clave: ['id_usuario', 'id_empresa'], efecto: 'accesos', gemela: ['id_usuario'] },
  { tabla: 'tableta', columna: 'id_empresa', clave: ['id_dispositivo'], efecto: 'tablets', sellos: true },
  simple('webhook', 'webhooks'),
  {
    tabla: 'scim_token_empresa',
    columna: 'id_empresa',
    clave: ['id_scim_token', 'id_empresa'],
    efecto: 'tokens',
    gemela: ['id_scim_token'],
  },
  {
    tabla: 'importacion_columna',
    columna: 'id_empresa',
    clave: ['id_importacion_columna'],
    efecto: 'columnas',
    gemela: ['tipo', 'encabezado'],
  },
  {
    tabla: 'regla_condicion',
    columna: 'id_empresa',
    clave: ['id_regla_condicion'],
    efecto: 'reglas',
    gemela: ['id_regla', 'alternativa', 'campo'],
  },
  { tabla: 'regla', columna: 'empresas', clave: ['id_regla'], efecto: 'reglas', sellos: true, arreglo: true },
  { tabla: 'nombre_anterior', columna: 'id_empresa', clave: ['id_nombre_anterior'], efecto: null },
  { tabla: 'nombre_anterior', columna: 'id_lugar', clave: ['id_nombre_anterior'], efecto: null },
];

/** Links to a position, cost centre or department. */
const DE_PARAMETRO: readonly EnlaceUnion[] = [
  ...['id_cargo', 'id_centro_costo', 'id_departamento'].map((columna) => simple('usuario', 'personas', columna)),
  { tabla: 'tableta', columna: 'id_centro_costo', clave: ['id_dispositivo'], efecto: 'tablets', sellos: true },
  {
    tabla: 'regla_condicion',
    columna: 'id_parametro',
    clave: ['id_regla_condicion'],
    efecto: 'reglas',
    gemela: ['id_regla', 'alternativa', 'campo'],
  },
  { tabla: 'scim_grupo', columna: 'id_parametro', clave: ['id_parametro'], efecto: 'grupos_scim', gemela: [] },
  { tabla: 'nombre_anterior', columna: 'id_parametro', clave: ['id_nombre_anterior'], efecto: null },
];

/** Links to a rule that becomes the same as another. */
const DE_REGLA: readonly EnlaceUnion[] = [simple('asignacion', 'asignaciones', 'id_regla')];

/** Record that goes, and the one that stays. */
export interface Par {
  readonly viejo: number;
  readonly nuevo: number;
}

/** Kinds of records that a join ends. */
export type Unible = 'empresa' | 'parametro' | 'regla';

export const ENLACES: Readonly<Record<Unible, readonly EnlaceUnion[]>> = {
  empresa: DE_EMPRESA,
  parametro: DE_PARAMETRO,
  regla: DE_REGLA,
};

/** Columns that name such a record and stay as they are, with the reason; the test of the catalogue knows no third kind. */
export const QUEDAN: Readonly<Record<Unible, Readonly<Record<string, string>>>> = {
  empresa: {
    'progreso.id_empresa': 'copy of the person, by its trigger',
    'persona_planes.id_empresa': 'copy of the person, by its trigger',
    'resumen_plan.id_empresa': 'sum of progreso, by its triggers',
    'resumen_plazo.id_empresa': 'sum of progreso, by its triggers',
    'resumen_persona.id_empresa': 'sum of persona_planes, by its triggers',
    'valoracion_dia.id_empresa': 'sum that follows the person, by a trigger',
    'acceso_hora.id_empresa': 'sum that follows the person, by a trigger',
    'certificado_dia.id_empresa': 'sum that follows the person, by a trigger',
    'cuadro_fila.id_empresa': 'a report as it was on its day, with its hash',
    'reporte_envio.empresas': 'history of a sending: the companies whose figures a reader got then',
    'log.id_empresa': 'the log only grows; it names the record that was',
  },
  parametro: {
    'usuario.codigo_grupo': 'a group, which is not joined',
    'asignacion.codigo_grupo': 'a group, which is not joined',
    'asignacion_historia.codigo_grupo': 'a group, which is not joined',
    'simulacion_fila.codigo_grupo': 'a group, which is not joined',
    'modulo.codigo_categoria': 'a category, which is not joined',
    'tema.codigo_categoria': 'a category, which is not joined',
    'pregunta.codigo_categoria': 'a category, which is not joined',
    'progreso.id_centro_costo': 'copy of the person, by its trigger',
    'progreso.id_departamento': 'copy of the person, by its trigger',
    'persona_planes.id_centro_costo': 'copy of the person, by its trigger',
    'persona_planes.id_departamento': 'copy of the person, by its trigger',
    'resumen_persona.id_centro_costo': 'sum of persona_planes, by its triggers',
    'resumen_persona.id_departamento': 'sum of persona_planes, by its triggers',
  },
  regla: {
    'regla_condicion.id_regla': 'deleted with the rule, whose conditions are the same by then',
    'asignacion_historia.id_regla': 'history of the assignment: the rule that gave it',
  },
};

/** Effects of changed columns that are no links; `null`: a part of another effect. */
const OTROS: Readonly<Record<string, EfectoUnion | null>> = {
  'parametro.codigo_parametro': 'codigos_cambiados',
  'tableta.dispositivo': 'tablets_renombradas',
  'reporte_guardado.filtros': 'reportes',
  'regla.huella': null,
};

/** Effects of deleted rows; `null`: a part of another effect. */
const ELIMINADOS: Readonly<Record<string, EfectoUnion | null>> = {
  parametro: 'parametros_unidos',
  regla: 'reglas_unidas',
  regla_condicion: null,
  nombre_anterior: null,
  empresa: null,
};

/** Links to parameters of both companies: the people themselves are counted by their company. */
const PUESTOS: ReadonlySet<string> = new Set([
  'usuario.id_cargo',
  'usuario.id_centro_costo',
  'usuario.id_departamento',
  'tableta.id_centro_costo',
]);

const EFECTOS = new Map(
  Object.values(ENLACES)
    .flat()
    .map(({ tabla, columna, efecto }) => [`${tabla}.${columna}`, efecto]),
);

/** Rows of one table that a join changed in one column, or deleted. */
export interface Grupo {
  readonly tabla: string;
  readonly columna: string | null;
  readonly total: number;
}

/** Effect of deleted rows; a parameter that is joined by itself is the record at hand. */
function efectoDeEliminados(tabla: string, clase: ClaseUnion): EfectoUnion | null {
  if (!(tabla in ELIMINADOS)) return 'repetidos';
  return tabla === 'parametro' && clase !== 'empresa' ? null : (ELIMINADOS[tabla] ?? null);
}

/** Returns what a group of changed rows means to people; null: it is a part of another effect. */
export function efectoDe({ tabla, columna }: Pick<Grupo, 'tabla' | 'columna'>, clase: ClaseUnion): EfectoUnion | null {
  if (columna === null) return efectoDeEliminados(tabla, clase);
  const place = `${tabla}.${columna}`;
  if (clase === 'empresa' && PUESTOS.has(place)) return 'puestos';
  return EFECTOS.get(place) ?? OTROS[place] ?? null;
}
