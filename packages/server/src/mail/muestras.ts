import type { ClaveCarta } from '@portal/contract/carta';
import { dayAfter } from '@portal/contract/dia';
import type { Translator } from '@portal/messages';
import { dayInWords } from '../core/day.ts';
import type { MailContent } from './letter.ts';
import type { Papel } from './membrete.ts';
import { asignacionMail, type PlanDeCarta } from './templates/asignacion.ts';
import { bienvenidaMail } from './templates/bienvenida.ts';
import { consultaMail } from './templates/consulta.ts';
import { correccionMail } from './templates/correccion.ts';
import { informeMail } from './templates/informe.ts';
import { recordatorioMail } from './templates/recordatorio.ts';
import { restablecerMail } from './templates/restablecer.ts';
import { seguridadMail } from './templates/seguridad.ts';

/** Circumstances of a letter with made-up data. */
export interface Muestra {
  readonly texts: Translator;
  readonly papel: Papel;
  readonly publicUrl: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const USUARIO = '40118220';

/** Returns the made-up person, plan and topic, in the words of the language. */
const wordsOf = ({ text }: Translator) => ({
  nombre: text('carta.muestra.nombre'),
  plan: text('carta.muestra.plan'),
  tema: text('carta.muestra.tema'),
});

/** Every link leads to the portal's first page: a sample opens no account. */
const linkOf = ({ publicUrl }: Muestra): string => `${publicUrl}/`;

const person = (muestra: Muestra) => ({ nombre: wordsOf(muestra.texts).nombre, username: USUARIO, ...muestra.papel });

function planOf(muestra: Muestra, over: Partial<PlanDeCarta> = {}): PlanDeCarta {
  const { texts, today } = muestra;
  const day = (days: number): string => dayInWords(texts.language, dayAfter(today, days));
  const plain = { cambio: false, nuevos: [], antes: undefined, motivo: undefined, pendientes: 4 };
  return { plan: wordsOf(texts).plan, inicio: day(0), fin: day(30), enlace: linkOf(muestra), ...plain, ...over };
}

function noticeOf(muestra: Muestra, plan: PlanDeCarta, clave?: { readonly username: string; readonly enlace: string }): MailContent {
  const { nombre } = wordsOf(muestra.texts);
  return asignacionMail(muestra.texts, { nombre, planes: [plan], clave, ...muestra.papel });
}

function reminderOf(muestra: Muestra, own: boolean): MailContent {
  const { texts, today, papel } = muestra;
  const { nombre, plan, tema } = wordsOf(texts);
  const fecha_fin = dayAfter(today, 7);
  const behind = { personal: texts.text('carta.muestra.persona'), total: 6, aprobados: 2, desde: dayAfter(today, -21), mudo: false };
  return recordatorioMail(texts, {
    nombre,
    today,
    propios: own ? [{ plan, fecha_fin, total: 6, aprobados: 2, tema, url: linkOf(muestra) }] : [],
    equipo: [{ plan, fecha_fin, personas: [behind] }],
    personas: 1,
    enlace: linkOf(muestra),
    ...papel,
  });
}

const MUESTRAS: Readonly<Record<ClaveCarta, (muestra: Muestra) => MailContent>> = {
  bienvenida: (muestra) => bienvenidaMail(muestra.texts, { ...person(muestra), portal: linkOf(muestra), enlace: linkOf(muestra) }),
  bienvenida_con_clave: (muestra) => bienvenidaMail(muestra.texts, { ...person(muestra), portal: linkOf(muestra), enlace: undefined }),
  asignacion: (muestra) => noticeOf(muestra, planOf(muestra)),
  asignacion_clave: (muestra) => noticeOf(muestra, planOf(muestra), { username: USUARIO, enlace: linkOf(muestra) }),
  asignacion_cambio: (muestra) => noticeOf(muestra, planOf(muestra, { cambio: true, nuevos: [wordsOf(muestra.texts).tema] })),
  asignacion_plazo: (muestra) =>
    noticeOf(
      muestra,
      planOf(muestra, {
        cambio: true,
        antes: dayInWords(muestra.texts.language, dayAfter(muestra.today, 15)),
        motivo: muestra.texts.text('carta.muestra.motivo'),
      }),
    ),
  recordatorio: (muestra) => reminderOf(muestra, true),
  recordatorio_equipo: (muestra) => reminderOf(muestra, false),
  restablecer: (muestra) => restablecerMail(muestra.texts, { ...person(muestra), url: linkOf(muestra) }),
  seguridad: (muestra) => seguridadMail(muestra.texts, { ...person(muestra), cambio: 'contrasena', url: linkOf(muestra) }),
  consulta: (muestra) => {
    const { nombre, tema } = wordsOf(muestra.texts);
    const respuesta = muestra.texts.text('carta.muestra.respuesta');
    return consultaMail(muestra.texts, { nombre, tema, respuesta, url: linkOf(muestra), ...muestra.papel });
  },
  correccion: (muestra) => {
    const { nombre, plan, tema } = wordsOf(muestra.texts);
    const nota = { tema, plan, intento: 1, antes: 60, ahora: 80, aprobado: true, certificado: 'emite' } as const;
    return correccionMail(muestra.texts, { nombre, deshecha: false, notas: [nota], url: linkOf(muestra), ...muestra.papel });
  },
  informe: (muestra) => reportOf(muestra, null),
  informe_direccion: (muestra) => reportOf(muestra, [muestra.texts.text('carta.muestra.empresa')]),
};

function reportOf(muestra: Muestra, dirige: readonly string[] | null): MailContent {
  const { texts, today } = muestra;
  return informeMail(texts, {
    nombre: texts.text('carta.muestra.informe'),
    lector: wordsOf(texts).nombre,
    autor: texts.text('carta.muestra.persona'),
    resultado: 'adjunto',
    filas: 120,
    fecha_desde: dayAfter(today, -30),
    fecha_hasta: today,
    today,
    dirige,
    url: linkOf(muestra),
    ...muestra.papel,
  });
}

/** Writes a letter with made-up data, by the same template as the real ones. */
export const muestraDe = (carta: ClaveCarta, muestra: Muestra): MailContent => MUESTRAS[carta](muestra);
