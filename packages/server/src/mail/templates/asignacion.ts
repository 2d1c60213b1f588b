import type { Translator } from '@portal/messages';
import { type MailContent, writeLetter } from '../letter.ts';
import type { Papel } from '../membrete.ts';

/** Assigned plan of a letter. */
export interface PlanDeCarta {
  readonly plan: string;
  /** First and last day, as people read them. */
  readonly inicio: string;
  readonly fin: string;
  /** Topics that are not approved. */
  readonly pendientes: number;
  /** Address of what comes next in it. */
  readonly enlace: string;
}

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  readonly planes: readonly PlanDeCarta[];
}

/** Writes which plans a person has to study, until when, and where to go on. */
export function asignacionMail(texts: Translator, { nombre, planes, firma, membrete }: Data): MailContent {
  const { text } = texts;
  const total = planes.length;
  const [only] = total === 1 ? planes : [];
  return writeLetter({
    texts,
    asunto: only ? text('carta.asignacion.asunto', { plan: only.plan }) : text('carta.asignacion.asuntoVarios', { total }),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: [text('carta.asignacion.tiene', { total })],
    secciones: planes.map(({ plan, inicio, fin, pendientes, enlace }) => ({
      titulo: plan,
      lineas: [
        { texto: text('carta.asignacion.fechas', { inicio, fin }) },
        { texto: text('carta.asignacion.pendientes', { pendientes }) },
        ...(only ? [] : [{ texto: linkText(texts, pendientes), url: enlace }]),
      ],
    })),
    ...(only && { boton: { texto: linkText(texts, only.pendientes), url: only.enlace } }),
    nota: text('carta.asignacion.nota'),
    firma,
    membrete,
  });
}

const linkText = ({ text }: Translator, pendientes: number): string =>
  text(pendientes === 0 ? 'carta.asignacion.botonVer' : 'carta.asignacion.botonIr');
