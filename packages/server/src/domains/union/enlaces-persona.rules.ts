import type { EfectoUnion } from '@portal/contract/union';
import { type EnlaceUnion, simple } from './enlace.rules.ts';

/** Link of a table with a key of its own that has no version. */
const plain = (tabla: string, efecto: EfectoUnion | null, columna = 'id_usuario'): EnlaceUnion => ({
  tabla,
  columna,
  efecto,
  clave: [`id_${tabla}`],
});

/** Link that is the primary key of its table: that of the person who stays is kept. */
const only = (tabla: string, efecto: EfectoUnion | null): EnlaceUnion => ({
  tabla,
  columna: 'id_usuario',
  efecto,
  clave: ['id_usuario'],
  gemela: [],
});

/** Links to a person. Assignments of one plan are joined before, attempts at one topic numbered. */
export const DE_PERSONA: readonly EnlaceUnion[] = [
  simple('asignacion', 'inscripciones', 'id_usuario'),
  plain('evaluacion', 'intentos'),
  { ...plain('paquete_alumno', null), gemela: ['id_planestudio', 'id_programa', 'id_curso', 'id_modulo', 'id_tema'] },
  { ...simple('ausencia', 'ausencias', 'id_usuario'), gemela: ['fecha_desde', 'tipo'] },
  plain('justificacion', 'respuestas'),
  plain('prorroga', 'respuestas'),
  { ...plain('recordatorio', null, 'id_destinatario'), gemela: ['id_asignacion', 'fecha_apertura', 'nivel'] },
  plain('aviso_pendiente', null),
  plain('correo', 'cartas'),
  simple('solicitud', 'solicitudes', 'id_usuario'),
  { ...simple('consulta', 'consultas', 'id_usuario'), gemela: ['clave'] },
  {
    tabla: 'acceso_empresa',
    columna: 'id_usuario',
    clave: ['id_usuario', 'id_empresa'],
    efecto: 'alcances',
    gemela: ['id_empresa'],
  },
  only('scim_usuario', 'identidad'),
  only('navegacion', null),
  simple('reporte_guardado', 'informes', 'id_usuario'),
  { tabla: 'reporte_guardado', columna: 'destinatarios', clave: ['id_reporte_guardado'], efecto: 'informes', sellos: true, arreglo: true },
  {
    tabla: 'reporte_envio',
    columna: 'id_usuario',
    clave: ['id_reporte_guardado', 'fecha', 'id_usuario'],
    efecto: null,
    gemela: ['id_reporte_guardado', 'fecha'],
  },
  plain('copia', 'actos'),
  plain('masivo', 'actos'),
  plain('masivo_fila', null),
  plain('simulacion', 'actos'),
  { ...plain('simulacion_fila', null), gemela: ['id_simulacion', 'id_planestudio'] },
  plain('importacion', 'actos'),
  { tabla: 'union_registro', columna: 'id_usuario', clave: ['id_union'], efecto: 'actos' },
  plain('nombre_anterior', null),
];

/** Links to an assignment that becomes one with another of the same plan. */
export const DE_ASIGNACION: readonly EnlaceUnion[] = [
  plain('asignacion_historia', null, 'id_asignacion'),
  plain('justificacion', null, 'id_asignacion'),
  plain('prorroga', null, 'id_asignacion'),
  { ...plain('recordatorio', null, 'id_asignacion'), gemela: ['fecha_apertura', 'id_destinatario', 'nivel'] },
  { ...plain('aviso_asignacion', null, 'id_asignacion'), gemela: ['fecha_apertura', 'fecha'] },
  { ...plain('aviso_pendiente', null, 'id_asignacion'), gemela: [] },
  { tabla: 'enlace_equipo', columna: 'asignaciones', clave: ['id_enlace_equipo'], efecto: null, arreglo: true },
];

/** Table that ends with an account. */
interface Cerrada {
  readonly tabla: string;
  readonly clave: readonly string[];
}

/** Ways to sign in, sessions and links of an account that goes: the one that stays keeps its own. */
export const CERRADAS: readonly Cerrada[] = [
  { tabla: 'sesion', clave: ['id_sesion'] },
  { tabla: 'dispositivo', clave: ['id_usuario', 'dispositivo_hash'] },
  { tabla: 'codigo_recuperacion', clave: ['id_usuario', 'codigo_hash'] },
  { tabla: 'segundo_factor', clave: ['id_usuario'] },
  { tabla: 'llave', clave: ['id_llave'] },
  { tabla: 'pin_tienda', clave: ['id_usuario'] },
  { tabla: 'restablecimiento', clave: ['id_restablecimiento'] },
  { tabla: 'desafio', clave: ['token_hash'] },
  { tabla: 'enlace_equipo', clave: ['id_enlace_equipo'] },
  { tabla: 'calendario_enlace', clave: ['id_usuario'] },
  { tabla: 'notificacion_equipo', clave: ['id_notificacion_equipo'] },
  { tabla: 'bienvenida_pendiente', clave: ['id_bienvenida_pendiente'] },
];

const POR_CODIGO = 'named by code: changed for those who report to the person, or are managed by them, without a circle';

export const QUEDAN_DE_PERSONA: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CERRADAS.map(({ tabla }) => [`${tabla}.id_usuario`, 'ends with the account: the one that stays keeps its own'])),
  'usuario.codigo_jefe_inmediato': POR_CODIGO,
  'empresa.codigo_gerente': POR_CODIGO,
  'empresa.codigo_director': POR_CODIGO,
  'progreso.id_usuario': 'counted again from the attempts',
  'progreso_tema.id_usuario': 'counted again from the attempts',
  'persona_planes.id_usuario': 'copy of the person, by its trigger',
  'pendiente_persona.id_usuario': 'queue of a job, which skips who is gone',
  'presencia.id_usuario': 'says for a minute who has a form open',
  'cuadro.id_usuario': 'a report as it was on its day, with its author',
  'log.id_usuario': 'the log only grows; nombre_anterior leads to the person who stayed',
  'sello_persona.id_usuario': 'of people under a pseudonym, who are not joined',
};

export const QUEDAN_DE_ASIGNACION: Readonly<Record<string, string>> = {};
