import type { Translator } from '@portal/messages';
import { dayInWords } from '../../core/day.ts';
import type { LetterSection } from '../bloques.ts';
import { type MailContent, writeLetter } from '../letter.ts';
import type { Papel } from '../membrete.ts';

interface Data extends Papel {
  readonly nombre: string;
  /** Name of the reader. */
  readonly lector: string;
  readonly autor: string;
  readonly resultado: 'adjunto' | 'enlace' | 'grande' | 'vacio';
  readonly filas: number;
  /** `YYYY-MM-DD`; null: no bound. */
  readonly fecha_desde: string | null;
  readonly fecha_hasta: string | null;
  readonly today: string;
  /** Companies that the reader leads, for which the report was sent; null: the companies of an access. */
  readonly dirige: readonly string[] | null;
  readonly url: string;
}

/** Most companies that a letter names. */
const NAMED = 30;

/** Writes the letter of a report that is sent on a schedule: its file, a link where that is too large, or that it is empty (P111). */
export function informeMail(texts: Translator, data: Data): MailContent {
  const { text, language } = texts;
  const { nombre, filas, resultado } = data;
  const dias = daysOf(texts, data);
  const content = resultado === 'vacio' ? text('carta.informe.vacio', { nombre }) : text(`carta.informe.${resultado}`, { nombre, filas });
  const fecha = dayInWords(language, data.today);
  const { dirige, autor } = data;
  return writeLetter({
    texts,
    firma: data.firma,
    membrete: data.membrete,
    textos: data.textos,
    carta: dirige ? 'informe_direccion' : 'informe',
    asunto: text('carta.informe.asunto', { nombre }),
    saludo: text('carta.restablecer.saludo', { nombre: data.lector }),
    parrafos: [content, ...(dias ? [dias] : []), text(dirige ? 'carta.informe.alcanceDireccion' : 'carta.informe.alcance', { fecha })],
    ...(dirige && { listas: { empresas: [companies(texts, dirige)] } }),
    boton: { texto: text(dirige ? 'carta.informe.botonEquipo' : 'carta.informe.boton'), url: data.url },
    nota: text(dirige ? 'carta.informe.notaDireccion' : 'carta.informe.nota', { autor }),
    campos: { nombre: data.lector, informe: nombre, resultado: content, fechas: dias, fecha, autor },
  });
}

/** Names the companies that a letter is about. */
function companies({ text }: Translator, dirige: readonly string[]): LetterSection {
  const rest = dirige.length - NAMED;
  const lineas = dirige.slice(0, NAMED).map((texto) => ({ texto }));
  return {
    titulo: text('carta.informe.empresas', { total: dirige.length }),
    lineas: rest > 0 ? [...lineas, { texto: text('carta.informe.otras', { total: rest }) }] : lineas,
  };
}

function daysOf({ text, language }: Translator, { fecha_desde, fecha_hasta }: Data): string | undefined {
  const [desde, hasta] = [fecha_desde && dayInWords(language, fecha_desde), fecha_hasta && dayInWords(language, fecha_hasta)];
  if (desde && hasta) return text('carta.informe.dias', { desde, hasta });
  if (desde) return text('carta.informe.desde', { desde });
  return hasta ? text('carta.informe.hastaDia', { hasta }) : undefined;
}
