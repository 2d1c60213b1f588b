import type { ClaveCarta } from '@portal/contract/carta';
import type { Translator } from '@portal/messages';
import { planInWords } from './plan-in-words.ts';
import { type MailContent, writeLetter } from '../letter.ts';
import type { Papel } from '../membrete.ts';

/** Assigned plan of a letter. */
export interface PlanDeCarta {
  readonly plan: string;
  /** The person has the plan already and hears what changed in it. */
  readonly cambio: boolean;
  /** Titles of topics that came to it. */
  readonly nuevos: readonly string[];
  /** First and last day, as people read them. */
  readonly inicio: string;
  readonly fin: string;
  /** Last day before a change of it. */
  readonly antes: string | undefined;
  /** Reason of an extension. */
  readonly motivo: string | undefined;
  /** Topics that are not approved. */
  readonly pendientes: number;
  /** Address of what comes next in it. */
  readonly enlace: string;
}

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  readonly planes: readonly PlanDeCarta[];
  /** Username, and link to a first password, of a person who has none yet. */
  readonly clave: { readonly username: string; readonly enlace: string } | undefined;
}

/** Most new topics of a plan that a letter names. */
const NOMBRADOS = 20;

/** Writes which plans a person has to study, what changed in them, until when, and where to go on. */
export function asignacionMail(texts: Translator, { nombre, planes, clave, ...papel }: Data): MailContent {
  const { text } = texts;
  const total = planes.length;
  // The button leads to the plan unless the person has to choose a password first.
  const [button] = total === 1 && !clave ? planes : [];
  const cambio = planes.every((plan) => plan.cambio);
  return writeLetter({
    texts,
    ...papel,
    carta: cartaOf(planes, clave !== undefined),
    asunto: subject(texts, { planes, cambio }),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: [
      ...(clave ? [text('carta.bienvenida.usuario', { username: clave.username }), text('carta.bienvenida.elegir')] : []),
      text(cambio ? 'carta.asignacion.cambia' : 'carta.asignacion.tiene', { total }),
    ],
    listas: {
      planes: planes.map((plan) => ({
        titulo: plan.plan,
        lineas: [...linesOf(texts, plan), ...(button ? [] : [{ texto: linkText(texts, plan.pendientes), url: plan.enlace }])],
      })),
    },
    ...(clave && { boton: { texto: text('carta.bienvenida.botonElegir'), url: clave.enlace } }),
    ...(button && { boton: { texto: linkText(texts, button.pendientes), url: button.enlace } }),
    nota: text(clave ? 'carta.bienvenida.nota' : 'carta.asignacion.nota'),
    campos: { nombre, usuario: clave?.username, plan: planInWords(texts, planes), cantidad: String(total) },
  });
}

/** Returns the letter that administrators edit: welcome, deadline and changes have words of their own. */
function cartaOf(planes: readonly PlanDeCarta[], welcome: boolean): ClaveCarta {
  if (welcome) return 'asignacion_clave';
  if (!planes.every(({ cambio }) => cambio)) return 'asignacion';
  return planes.every(({ antes, nuevos }) => antes !== undefined && !nuevos.length) ? 'asignacion_plazo' : 'asignacion_cambio';
}

function subject({ text }: Translator, { planes, cambio }: { readonly planes: readonly PlanDeCarta[]; readonly cambio: boolean }): string {
  const [only] = planes.length === 1 ? planes : [];
  if (!only) return text(cambio ? 'carta.asignacion.cambiaronVarios' : 'carta.asignacion.asuntoVarios', { total: planes.length });
  if (!cambio) return text('carta.asignacion.asunto', { plan: only.plan });
  return only.nuevos.length
    ? text('carta.asignacion.conNuevos', { plan: only.plan, total: only.nuevos.length })
    : text('carta.asignacion.otroPlazo', { plan: only.plan });
}

/** Says what came to a plan, until when it is to be done and how much is left. */
function linesOf({ text }: Translator, { nuevos, inicio, fin, antes, motivo, pendientes }: PlanDeCarta) {
  const more = nuevos.length - NOMBRADOS;
  return [
    ...nuevos.slice(0, NOMBRADOS).map((tema) => text('carta.asignacion.nuevo', { tema })),
    ...(more > 0 ? [text('carta.asignacion.masNuevos', { total: more })] : []),
    antes === undefined ? text('carta.asignacion.fechas', { inicio, fin }) : text('carta.asignacion.plazo', { antes, fin }),
    ...(motivo ? [text('carta.asignacion.motivo', { motivo })] : []),
    text('carta.asignacion.pendientes', { pendientes }),
  ].map((texto) => ({ texto }));
}

const linkText = ({ text }: Translator, pendientes: number): string =>
  text(pendientes === 0 ? 'carta.asignacion.botonVer' : 'carta.asignacion.botonIr');
