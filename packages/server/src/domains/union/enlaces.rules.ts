import { type EnlaceUnion, simple, type Unible } from './enlace.rules.ts';
import { DE_ASIGNACION, DE_PERSONA, QUEDAN_DE_ASIGNACION, QUEDAN_DE_PERSONA } from './enlaces-persona.rules.ts';

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

export const ENLACES: Readonly<Record<Unible, readonly EnlaceUnion[]>> = {
  empresa: DE_EMPRESA,
  parametro: DE_PARAMETRO,
  regla: DE_REGLA,
  usuario: DE_PERSONA,
  asignacion: DE_ASIGNACION,
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
    'redaccion.codigo_categoria': 'a category, which is not joined',
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
  usuario: QUEDAN_DE_PERSONA,
  asignacion: QUEDAN_DE_ASIGNACION,
};
