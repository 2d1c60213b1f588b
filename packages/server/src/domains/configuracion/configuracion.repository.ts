import type { ImagenMarca } from '@portal/contract/configuracion';
import type { Settings } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { fragment, prepared } from '../../db/prepared.ts';

/** Every setting is a column of `configuracion` with the same name. */
const COLUMNS: Readonly<Record<keyof Settings, true>> = {
  notaminima: true,
  dias_vencimiento: true,
  lugar_certificado: true,
  zona_horaria: true,
  registro_abierto: true,
  firma_notificacion: true,
  pausas_intento: true,
  idioma: true,
  nombre_empresa: true,
  logo_clave: true,
  color_primario: true,
  correo_contacto: true,
  enlace_guia: true,
  enlace_soporte: true,
  enlace_contacto: true,
  cartas_clave: true,
};

/** Columns of the settings, `configuracion` being `c`. */
export const SETTINGS = fragment([
  Object.keys(COLUMNS)
    .map((column) => `c.${column}`)
    .join(', '),
]);

const SELECT = prepared<object, Settings>`select ${SETTINGS} from configuracion c where c.id_configuracion = 1`;

/** The single settings record (P85; its id is fixed at 1). */
export const findSettings = async (db: Executor): Promise<Settings> => (await SELECT(db, {}))[0]!;

/** Terms of the registration, which no other call needs (P9). */
export const findTerms = (db: Executor): Promise<{ terminos: string; terminos_direccion: string | null }> =>
  db.selectFrom('configuracion').select(['terminos', 'terminos_direccion']).executeTakeFirstOrThrow();

/** Contact and brand, which the sign-in screen alone shows. */
export interface Marca {
  readonly registro_abierto: boolean;
  readonly correo_contacto: string | null;
  readonly telefono_soporte: string | null;
  readonly zona_horaria: string;
  /** Name of the company beside the logo; empty: the portal's. */
  readonly nombre_empresa: string;
  /** Hash of the company's logo; null without one. */
  readonly logo_clave: string | null;
  /** `#rrggbb`; null: the portal's own. */
  readonly color_primario: string | null;
  readonly color_menu: string | null;
  /** Name below the icon of the installed app; empty: the company's. */
  readonly nombre_corto: string;
  readonly enlace_guia: string | null;
  readonly enlace_soporte: string | null;
  readonly enlace_contacto: string | null;
  readonly idioma: string;
  readonly sesion_inactiva_horas: number;
  /** Hash of each picture of the brand. */
  readonly imagenes: Readonly<Partial<Record<ImagenMarca, string>>>;
}

const MARCA = prepared<object, Marca>`
  select registro_abierto, correo_contacto, telefono_soporte, zona_horaria, nombre_empresa, logo_clave, color_primario, color_menu,
    nombre_corto, enlace_guia, enlace_soporte, enlace_contacto, idioma, imagenes, sesion_inactiva_horas
  from configuracion where id_configuracion = 1`;

export const findMarca = async (db: Executor): Promise<Marca> => (await MARCA(db, {}))[0]!;

/** Settings of the paper and the language of mails. */
const DE_CARTAS = [
  'firma_notificacion',
  'idioma',
  'nombre_empresa',
  'logo_clave',
  'color_primario',
  'correo_contacto',
  'enlace_guia',
  'enlace_soporte',
  'enlace_contacto',
  'cartas_clave',
] as const;

/** Settings of the time and number of reminders (P43). */
export interface AjustesRecordatorio extends Pick<Settings, (typeof DE_CARTAS)[number]> {
  readonly zona_horaria: string;
  readonly hora_recordatorio: number;
  /** 1 Monday to 7 Sunday. */
  readonly dias_recordatorio: readonly number[];
  readonly maximo_recordatorios: number;
}

/** Settings of the reminders, which no other call needs. */
export const findAjustesRecordatorio = (db: Executor): Promise<AjustesRecordatorio> =>
  db
    .selectFrom('configuracion')
    .select([...DE_CARTAS, 'zona_horaria', 'hora_recordatorio', 'dias_recordatorio', 'maximo_recordatorios'])
    .executeTakeFirstOrThrow();
