import { masters } from '@portal/contract/lists';

/** Kind of record that the value of a column names: by an id or ids, or a person or parameter by its code. */
export type TipoReferencia =
  | 'archivo'
  | 'categoria'
  | 'categoriaPregunta'
  | 'contenido'
  | 'curso'
  | 'dominio'
  | 'empresa'
  | 'grupo'
  | 'modulo'
  | 'parametro'
  | 'persona'
  | 'planestudio'
  | 'pregunta'
  | 'programa'
  | 'regla'
  | 'tema'
  | 'usuario';

/** Value of a change that names another record. */
export interface Referencia {
  readonly tipo: TipoReferencia;
  readonly valor: string;
}

/** Returns the key of a reference in a map of names. */
export const claveOf = ({ tipo, valor }: Referencia): string => `${tipo}:${valor}`;

const REFERENCIAS: Readonly<Record<string, TipoReferencia>> = {
  id_archivo: 'archivo',
  id_contenido: 'contenido',
  id_curso: 'curso',
  id_dominio: 'dominio',
  id_empresa: 'empresa',
  id_modulo: 'modulo',
  id_cargo: 'parametro',
  id_centro_costo: 'parametro',
  id_departamento: 'parametro',
  id_parametro: 'parametro',
  id_planestudio: 'planestudio',
  id_plan_tablero1: 'planestudio',
  id_plan_tablero2: 'planestudio',
  id_pregunta: 'pregunta',
  id_programa: 'programa',
  id_regla: 'regla',
  id_tema: 'tema',
  referencia: 'tema',
  id_usuario: 'usuario',
  id_usuario_cierre: 'usuario',
  codigo_categoria: 'categoria',
  codigo_director: 'persona',
  codigo_gerente: 'persona',
  codigo_jefe_inmediato: 'persona',
  codigo_grupo: 'grupo',
  empresas: 'empresa',
};

/** Returns what a column of a table names; undefined for an ordinary value. */
export const referenciaOf = (tabla: string, campo: string): TipoReferencia | undefined =>
  tabla === 'pregunta' && campo === 'codigo_categoria' ? 'categoriaPregunta' : REFERENCIAS[campo];

type Key = (valor: string | number) => string;
const estadoRegla: Key = (valor) => `comun.opciones.estadoRegla.${valor}`;

/** Keys of the labels of tables that are no masters. */
const CLAVES: Readonly<Record<string, Key>> = {
  'asignacion.codigo_estado': (valor) => `comun.opciones.estadoAsignacion.${valor}`,
  'asignacion.fuente': (valor) => `comun.opciones.fuenteAsignacion.${valor}`,
  'evaluacion.codigo_estado': (valor) => `comun.opciones.intento.${valor}`,
  // Rules of a group before they had conditions.
  'asignacion_grupo.codigo_estado': estadoRegla,
  'regla.codigo_estado': estadoRegla,
  'justificacion.tipo': (valor) => `comun.opciones.respuestaEquipo.${valor}`,
  'importacion.estado': (valor) => `comun.opciones.importacion.${valor}`,
  'reporte_guardado.ruta': (valor) => `comun.opciones.rutaReporte.${valor}`,
  'reporte_guardado.rango': (valor) => `comun.opciones.rangoReporte.${valor}`,
  'reporte_guardado.frecuencia': (valor) => `comun.opciones.frecuenciaEnvio.${valor}`,
  'consulta.estado': (valor) => `comun.opciones.estadoConsulta.${valor}`,
  'carta_texto.carta': (valor) => `cartas.nombres.${valor}`,
  'carta_texto.idioma': (valor) => `comun.opciones.idioma.${valor}`,
  'reporte_guardado.formato': (valor) => `comun.opciones.formatoInforme.${valor}`,
  'reporte_guardado.a_direccion': (valor) => `comun.opciones.indicador.${valor}`,
  'tema.calificacion': (valor) => `paquete.autor.quien.${valor}`,
  'tema.juicio_paquete': (valor) => `paquete.autor.juicio.${valor}`,
  'usuario.codigo_estado': (valor) => `comun.opciones.estadoUsuario.${valor}`,
};

/** Returns the key of a coded value of a table that is no master; undefined for any other. */
export const claveOpcion = (place: string, valor: string | number): string | undefined => CLAVES[place]?.(valor);

/** Columns that the labels of the others say already. */
const OCULTAS: Readonly<Record<string, readonly string[]>> = {
  consulta: ['clave', 'orden'],
  regla_condicion: ['campo', 'id_dominio'],
  reporte_guardado: ['filtros', 'columnas'],
};

/** Returns the columns of a table that no entry shows. */
export const ocultasDe = (tabla: string): readonly string[] => OCULTAS[tabla] ?? [];

const ETIQUETAS: Readonly<Record<string, string>> = {
  'regla.fecha_cierre': 'log.retiro',
  'regla_condicion.desde': 'regla.editor.desde',
  'regla_condicion.hasta': 'regla.editor.hasta',
  'reporte_guardado.dia': 'reporte.guardado.editor.dia',
  'reporte_guardado.hora': 'reporte.guardado.editor.hora',
  'reporte_guardado.destinatarios': 'reporte.guardado.editor.destinatarios',
  'reporte_guardado.a_direccion': 'reporte.guardado.editor.direccion',
  'reporte_guardado.formato': 'reporte.guardado.editor.formato',
};

/** Returns the key of the label of a rule's column, as on the screens of rules; a value of a condition is labelled by its `campo`. */
export function claveEtiqueta(tabla: string, columna: string, campo: unknown): string | undefined {
  if (tabla === 'regla_condicion' && (columna === 'id_parametro' || columna === 'id_empresa')) return `regla.campo.${String(campo)}`;
  const own = ETIQUETAS[`${tabla}.${columna}`];
  return own ?? (tabla === 'reporte_guardado' ? `reporte.guardado.campos.${columna}` : undefined);
}

type Fields = Readonly<Record<string, { readonly column: { readonly labels?: string | undefined } } | undefined>>;
const fieldsOf = new Map<string, Fields>(Object.entries(masters).map(([domain, { fields }]) => [domain, fields]));

/** Returns the group of labels (`comun.opciones`) of a coded column; undefined for any other. */
export function gruposOf(tabla: string, campo: string): string | undefined {
  const own = fieldsOf.get(tabla)?.[campo]?.column.labels;
  if (own) return own;
  if (campo === 'codigo_estado') return 'estadoCorto';
  return campo === 'cuestionario' || (campo.startsWith('indicador_') && campo !== 'indicador_correcta') ? 'indicador' : undefined;
}
