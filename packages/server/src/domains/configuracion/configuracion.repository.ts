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
  correo_contacto: true,
  telefono_soporte: true,
  nombre_empresa: true,
  logo_clave: true,
  color_primario: true,
  color_menu: true,
  pausas_intento: true,
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
