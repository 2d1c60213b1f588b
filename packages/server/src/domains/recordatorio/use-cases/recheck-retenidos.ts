import { type Context, instantOf } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { findPapel } from '../../../mail/papel.repository.ts';
import { ofCarta, writeCartas } from '../cartas.service.ts';
import { findPartesDeCorreos } from '../partes.repository.ts';
import { lockRecordatorios } from '../recordatorio.repository.ts';
import { forgetCaducos, joinRetenidos, rewriteCorreos } from '../retenidos.repository.ts';

/**
 * Writes held reminders again before they go out: one message to each reader, with the rows that still apply today (P43). Returns the ids of
 * messages without any such row.
 */
export async function recheckRetenidos(trx: Executor, context: Context, correos: readonly number[]): Promise<number[]> {
  const { today, now, settings, config } = context;
  await lockRecordatorios(trx);
  await joinRetenidos(trx, correos);
  await forgetCaducos(trx, correos, today);
  const partes = await findPartesDeCorreos(trx, correos, settings.zona_horaria);
  const cartas = await writeCartas(trx, partes, {
    now,
    today,
    zona: settings.zona_horaria,
    idioma: settings.idioma,
    papel: await findPapel(trx, { settings, publicUrl: config.publicUrl }),
    publicUrl: config.publicUrl,
  });
  const reescritos = cartas.flatMap((carta) => {
    const id_correo = carta.partes[0]?.id_correo;
    return id_correo ? [{ id_correo, ...ofCarta(carta) }] : [];
  });
  await rewriteCorreos(trx, reescritos, { now: instantOf(context), today });
  const alive = new Set(reescritos.map(({ id_correo }) => id_correo));
  return correos.filter((id) => !alive.has(id));
}
