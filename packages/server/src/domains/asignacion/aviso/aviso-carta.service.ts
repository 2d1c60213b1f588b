import { chooseLanguage, LANGUAGES, loadTranslator } from '@portal/messages';
import type { Cartero } from '../../../core/context.ts';
import { dayInWords } from '../../../core/day.ts';
import type { Papel } from '../../../mail/membrete.ts';
import { asignacionMail } from '../../../mail/templates/asignacion.ts';
import type { NewMail } from '../../email/email.public.ts';
import type { PlanPorAvisar } from './aviso.repository.ts';
import { enlaceDelPlan, type PrimerTema } from '../../avance/avance.public.ts';

interface Carta {
  /** Of one person. */
  readonly planes: readonly PlanPorAvisar[];
  /** Of the person, and of others. */
  readonly temas: readonly PrimerTema[];
  readonly lote: number;
  readonly papel: Papel;
  /** Token of the link to a first password; absent for a person who has one. */
  readonly token?: string | undefined;
}

/** Writes the letter in the person's language, else the portal's. Only a proven e-mail is greeted by name, which a stranger may have typed. */
export async function letterOf({ config, settings, now }: Cartero, { planes, temas, lote, token, papel }: Carta): Promise<NewMail> {
  const { id_usuario, idioma, nombres, username, correo_electronico: destinatario, correo_comprobado } = planes[0]!;
  const texts = await loadTranslator(chooseLanguage([idioma ?? settings.idioma]));
  const { tag } = LANGUAGES[texts.language];
  const first = new Map(temas.filter((tema) => tema.id_usuario === id_usuario).map((tema) => [tema.id_planestudio, tema]));
  const mail = asignacionMail(texts, {
    nombre: correo_comprobado ? nombres : undefined,
    // Behind `#`, where no server and no log sees it.
    clave: token === undefined ? undefined : { username, enlace: `${config.publicUrl}/auth/reset-password#token=${token}` },
    planes: planes.map((row) => ({
      plan: row.plan,
      cambio: row.cambio,
      nuevos: row.nuevos,
      inicio: dayInWords(tag, row.fecha_inicio),
      fin: dayInWords(tag, row.fecha_fin),
      antes: row.fin_antes === null ? undefined : dayInWords(tag, row.fin_antes),
      motivo: row.motivo ?? undefined,
      pendientes: row.pendientes,
      enlace: enlaceDelPlan(config.publicUrl, row, first.get(row.id_planestudio)),
    })),
    ...papel,
  });
  const id_planestudio = planes.length === 1 ? planes[0]!.id_planestudio : null;
  return { clave: `asigna:${id_usuario}:lote:${lote}`, tipo: 'asigna', id_usuario, destinatario, id_planestudio, lote, ...mail, now };
}
