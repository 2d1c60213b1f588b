import { groupBy } from '@portal/contract/group-by';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import { findPapel } from '../../mail/papel.repository.ts';
import { correccionMail, type NotaCorregida } from '../../mail/templates/correccion.ts';
import { type NewMail, queueMails } from '../email/email.public.ts';
import { findPorAvisar, type PorAvisar } from './cartas.repository.ts';
import type { FilaAnotada } from './corrida.repository.ts';
import type { Actor } from './tramo.service.ts';

/** Certificates of an act that is taken back. */
const VUELTA = { emite: 'anula', revisa: 'vuelve', anula: 'repone', repone: 'anula' } as const;

function correccionDe({ tema, plan, intento, ...fila }: PorAvisar, deshecha: boolean): NotaCorregida {
  const { antes, despues, aprobado_antes, aprobado_despues, certificado } = fila;
  const same = { tema, plan, intento };
  if (!deshecha) return { ...same, antes, ahora: despues, aprobado: aprobado_despues, certificado };
  return { ...same, antes: despues, ahora: antes, aprobado: aprobado_antes, certificado: certificado && VUELTA[certificado] };
}

/** Portion of a correction that writes to its people. */
interface Hecha {
  readonly id_recalificacion: number;
  readonly deshecha: boolean;
  readonly filas: readonly FilaAnotada[];
}

/** Queues one letter to each person with grades that a portion changed, or gave back, in its transaction (P291). */
export async function queueCorrecciones(trx: Executor, actor: Actor, { id_recalificacion, deshecha, filas }: Hecha): Promise<void> {
  const { settings, config, now, today } = actor;
  const done = filas.filter(({ estado }) => estado === (deshecha ? 'deshecha' : 'hecha')).map(({ id_evaluacion }) => id_evaluacion);
  const rows = done.length ? await findPorAvisar(trx, id_recalificacion, { intentos: done, today }) : [];
  if (!rows.length) return;
  const papel = await findPapel(trx, { settings, publicUrl: config.publicUrl });
  const mails: NewMail[] = [];
  for (const [id_usuario, own] of groupBy(rows, (row) => row.id_usuario)) {
    const { nombres, idioma, correo_comprobado, destinatario } = own[0]!;
    const texts = await loadTranslator(chooseLanguage([idioma ?? settings.idioma]));
    const [first, ...others] = own.map((row) => correccionDe(row, deshecha));
    // An unproven e-mail may be a stranger's, and the name a text for that stranger.
    const nombre = correo_comprobado ? nombres : undefined;
    const mail = correccionMail(texts, {
      nombre,
      deshecha,
      notas: [first!, ...others],
      url: `${config.publicUrl}/planmislogros`,
      ...papel,
    });
    mails.push({
      clave: `correccion:${id_recalificacion}:${id_usuario}${deshecha ? ':deshecha' : ''}`,
      tipo: 'correccion',
      id_usuario,
      destinatario,
      ...mail,
      now,
    });
  }
  await queueMails(trx, mails);
}
