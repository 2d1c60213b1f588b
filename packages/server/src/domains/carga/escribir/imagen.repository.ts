import { type RawBuilder, sql } from 'kysely';

/** Columns that an import writes, with their SQL types; the undoing restores them. */
export const ESCRITAS = {
  username: 'text',
  nombres: 'text',
  apellido_paterno: 'text',
  apellido_materno: 'text',
  correo_electronico: 'text',
  telefono: 'text',
  trabajador: 'text',
  tipo_documento: 'text',
  numero_documento: 'text',
  fecha_ingreso: 'date',
  genero: 'text',
  codigo_jefe_inmediato: 'text',
  id_empresa: 'integer',
  id_centro_costo: 'integer',
  id_departamento: 'integer',
  id_cargo: 'integer',
  codigo_estado: 'smallint',
} as const;

/** Columns that the undoing restores besides. */
export const SELLOS = {
  fecha_cese: 'date',
  version: 'integer',
  usuario_modificacion: 'text',
  id_usuario_modificacion: 'integer',
  fecha_modificacion: 'timestamptz',
} as const;

/** Columns of a person that no import writes and that a change by hand may. */
const OTRAS = [
  'codigo_usuario',
  'codigo_grupo',
  'correo_secundario',
  'idioma',
  'indicador_admin',
  'indicador_soporte',
  'rol_acotado',
  'indicador_alcance',
];

/** A person `u` as JSON: columns that an import writes, and those that reveal a later change. No secret. */
export const imagen: RawBuilder<unknown> = sql`jsonb_build_object(${sql.join(
  [...Object.keys(ESCRITAS), ...Object.keys(SELLOS), ...OTRAS].flatMap((name) => [sql.lit(name), sql.ref(`u.${name}`)]),
)})`;

/** Column list of a record read from JSON: `nombres text, …`. */
export const typed = (columns: Readonly<Record<string, string>>): RawBuilder<unknown> =>
  sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  );
