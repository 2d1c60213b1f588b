import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import type { MailContent } from '../../mail/letter.ts';
import type { Papel } from '../../mail/membrete.ts';
import { type PlanDeEquipo, type PlanPropio, recordatorioMail } from '../../mail/templates/recordatorio.ts';
import { enlaceDelPlan, findPrimerosTemas, type PrimerTema } from '../avance/avance.public.ts';
import { createEnlace, enlaceUrl } from '../equipo/equipo.public.ts';
import { groupBy } from '@portal/contract/group-by';
import { type Destinatario, findLectores, type Parte } from './partes.repository.ts';

/** Circumstances of letters. */
export interface Correspondencia {
  readonly now: Date;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The portal's time zone. */
  readonly zona: string;
  readonly papel: Papel;
  /** Language of readers without one. */
  readonly idioma: string;
  readonly publicUrl: string;
  /** Boss who asks for the letters; absent: the day does (P43). */
  readonly jefe?: string;
}

/** Letter to one reader with its rows. */
export interface Carta extends MailContent {
  readonly lector: Destinatario;
  readonly partes: readonly Parte[];
}

/** Writes one letter to each reader of the rows. Readers without an address have none. */
export async function writeCartas(trx: Executor, partes: readonly Parte[], correspondencia: Correspondencia): Promise<Carta[]> {
  const porLector = groupBy(partes, ({ id_destinatario }) => id_destinatario);
  const lectores = await findLectores(trx, [...porLector.keys()]);
  const temas = await findPrimerosTemas(trx, partes.filter(isOwn));
  const porPlan = new Map(temas.map((tema) => [keyOf(tema), tema]));
  const cartas: Carta[] = [];
  for (const lector of lectores) {
    const suyas = porLector.get(lector.id_usuario) ?? [];
    cartas.push({ lector, partes: suyas, ...(await writeCarta(trx, { lector, partes: suyas, temas: porPlan }, correspondencia)) });
  }
  return cartas;
}

/** Columns of a letter in the outbox. */
export function ofCarta({ partes, asunto, texto, html }: Carta) {
  const [plan, ...others] = new Set(partes.map(({ id_planestudio }) => id_planestudio));
  const nivel = Math.max(...partes.map((parte) => parte.nivel));
  return {
    asunto,
    texto,
    html,
    nivel: nivel === 0 ? null : nivel,
    id_planestudio: plan !== undefined && others.length === 0 ? plan : null,
  };
}

const isOwn = ({ rol }: Parte): boolean => rol === 'alumno';
const keyOf = ({ id_usuario, id_planestudio }: Pick<Parte, 'id_usuario' | 'id_planestudio'>): string => `${id_usuario} ${id_planestudio}`;

interface Contents {
  readonly lector: Destinatario;
  readonly partes: readonly Parte[];
  readonly temas: ReadonlyMap<string, PrimerTema>;
}

async function writeCarta(
  trx: Executor,
  { lector, partes, temas }: Contents,
  { now, today, idioma, papel, publicUrl, jefe }: Correspondencia,
) {
  const texts = await loadTranslator(chooseLanguage([lector.idioma ?? idioma]));
  const ajenas = partes.filter((parte) => !isOwn(parte));
  const asignaciones = ajenas.map(({ id_asignacion }) => id_asignacion);
  const token = asignaciones.length ? await createEnlace(trx, { id_usuario: lector.id_usuario, asignaciones, now }) : undefined;
  return recordatorioMail(texts, {
    // A stranger may have typed the name of an address that nobody proved.
    nombre: lector.correo_comprobado ? lector.nombres : undefined,
    today,
    jefe,
    propios: partes.filter(isOwn).map((parte) => ownPlan(parte, temas.get(keyOf(parte)), publicUrl)),
    equipo: teamPlans(ajenas),
    personas: new Set(ajenas.map(({ id_usuario }) => id_usuario)).size,
    enlace: token && enlaceUrl(publicUrl, token),
    ...papel,
  });
}

const ownPlan = (parte: Parte, tema: PrimerTema | undefined, publicUrl: string): PlanPropio => ({
  plan: parte.plan,
  fecha_fin: parte.fecha_fin,
  total: parte.total,
  aprobados: parte.aprobados,
  tema: tema?.titulo,
  url: enlaceDelPlan(publicUrl, { id_planestudio: parte.id_planestudio, pendientes: parte.total - parte.aprobados }, tema),
});

const teamPlans = (partes: readonly Parte[]): PlanDeEquipo[] =>
  [...groupBy(partes, ({ id_planestudio }) => id_planestudio).values()].flatMap((personas) => {
    const [first] = personas;
    return first ? [{ plan: first.plan, fecha_fin: first.fecha_fin, personas }] : [];
  });
