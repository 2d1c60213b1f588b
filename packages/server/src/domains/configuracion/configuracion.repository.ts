import type { Settings } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';

/** The single settings record (P85; its id is fixed at 1). */
export async function findSettings(db: Executor): Promise<Settings> {
  return await db
    .selectFrom('configuracion')
    .select([
      'notaminima',
      'dias_vencimiento',
      'lugar_certificado',
      'zona_horaria',
      'registro_abierto',
      'firma_notificacion',
      'correo_contacto',
      'telefono_soporte',
    ])
    .where('id_configuracion', '=', 1)
    .executeTakeFirstOrThrow();
}
