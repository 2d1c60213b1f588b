import { daysBetween } from '@portal/contract/dia';
import type { Translator } from '@portal/messages';
import { dayInWords } from '../../core/day.ts';
import type { LetterSection } from '../bloques.ts';
import { type Letter, type MailContent, writeLetter } from '../letter.ts';
import type { Papel } from '../membrete.ts';
import { planInWords } from './plan-in-words.ts';

/** Plan of the reader with pending topics. */
export interface PlanPropio {
  readonly plan: string;
  readonly fecha_fin: string;
  readonly total: number;
  readonly aprobados: number;
  /** Topic with which to go on; absent when none can be opened. */
  readonly tema: string | undefined;
  /** Address of the topic, else of the plan. */
  readonly url: string;
}

/** Person of the reader's with pending topics of a plan. */
export interface Atrasado {
  readonly personal: string;
  readonly total: number;
  readonly aprobados: number;
  /** First day on which the person could work at the plan. */
  readonly desde: string;
  /** No letter reaches the person. */
  readonly mudo: boolean;
}

/** Plan of people of the reader's. */
export interface PlanDeEquipo {
  readonly plan: string;
  readonly fecha_fin: string;
  readonly personas: readonly Atrasado[];
}

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Boss who asks for the letter. */
  readonly jefe?: string | undefined;
  readonly propios: readonly PlanPropio[];
  readonly equipo: readonly PlanDeEquipo[];
  /** Number of different people in `equipo`. */
  readonly personas: number;
  /** Link with which a boss answers; absent without people. */
  readonly enlace: string | undefined;
}

/** Most people of a plan that a letter names; the page behind its link shows all. */
const MOST = 40;

/** Writes the reminder of a day to one reader: the plans of their own, and who of their people is behind (P43). */
export function recordatorioMail(texts: Translator, data: Data): MailContent {
  const { text } = texts;
  const { nombre, today, propios, equipo, personas, enlace, ...papel } = data;
  const [first] = propios;
  return writeLetter({
    texts,
    ...papel,
    carta: first ? 'recordatorio' : 'recordatorio_equipo',
    asunto: subject(texts, data),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: opening(texts, data),
    listas: {
      planes: propios.map((plan) => ownSection(texts, plan, today)),
      equipo: [
        ...(propios.length && equipo.length ? [{ titulo: text('carta.recordatorio.equipo'), lineas: [] }] : []),
        ...equipo.map((plan) => teamSection(texts, plan, today)),
      ],
    },
    ...button(texts, propios, enlace),
    campos: {
      nombre,
      plan: planInWords(texts, propios),
      fecha: first && dayInWords(texts.language, first.fecha_fin),
      cantidad: String(first ? propios.length : personas),
    },
  });
}

/** Paragraphs before the lists: who asks, and what is pending. */
function opening({ text }: Translator, { propios, jefe }: Data): string[] {
  if (!propios.length) return [text('carta.recordatorio.equipo')];
  const propio = text('carta.recordatorio.propio', { planes: propios.length });
  return jefe === undefined ? [propio] : [text('carta.recordatorio.pide', { persona: jefe }), propio];
}

function button({ text }: Translator, propios: readonly PlanPropio[], enlace: string | undefined): Pick<Letter, 'boton' | 'nota'> {
  if (enlace !== undefined)
    return { boton: { texto: text('carta.recordatorio.boton'), url: enlace }, nota: text('carta.recordatorio.nota') };
  const [first] = propios;
  return first ? { boton: { texto: text('carta.recordatorio.botonSeguir'), url: first.url } } : {};
}

function subject({ text, language }: Translator, { propios, personas, today }: Data): string {
  const [first, ...others] = propios;
  if (!first) return text('carta.recordatorio.asuntoEquipo', { personas });
  if (others.length) return text('carta.recordatorio.asuntoPropios', { planes: propios.length });
  const over = first.fecha_fin < today;
  return text(over ? 'carta.recordatorio.asuntoVencido' : 'carta.recordatorio.asuntoPropio', {
    plan: first.plan,
    fecha: dayInWords(language, first.fecha_fin),
  });
}

function ownSection({ text, language }: Translator, own: PlanPropio, today: string): LetterSection {
  const { plan, fecha_fin, total, aprobados, tema, url } = own;
  const dias = daysBetween(today, fecha_fin);
  const hasta = text(dias < 0 ? 'carta.recordatorio.vencio' : 'carta.recordatorio.hasta', {
    fecha: dayInWords(language, fecha_fin),
    dias: Math.abs(dias),
    pendientes: total - aprobados,
    total,
  });
  return {
    titulo: plan,
    lineas: [
      { texto: hasta },
      { texto: tema === undefined ? text('carta.recordatorio.abrir') : text('carta.recordatorio.seguir', { tema }), url },
    ],
  };
}

function teamSection({ text, language }: Translator, { plan, fecha_fin, personas }: PlanDeEquipo, today: string): LetterSection {
  const inWords = (day: string) => dayInWords(language, day);
  const rest = personas.length - MOST;
  return {
    titulo: text('carta.recordatorio.plan', { plan, fecha: inWords(fecha_fin), dias: daysBetween(today, fecha_fin) }),
    lineas: [
      ...personas.slice(0, MOST).map(({ personal, total, aprobados, desde, mudo }) => {
        const persona = text('carta.recordatorio.persona', {
          personal,
          aprobados,
          total,
          desde: inWords(desde),
          dias: daysBetween(desde, today),
        });
        return { texto: mudo ? text('carta.recordatorio.sinCorreo', { persona }) : persona };
      }),
      ...(rest > 0 ? [{ texto: text('carta.recordatorio.mas', { personas: rest }) }] : []),
    ],
  };
}
