import { isCalendarDay, shortDay, type Translator } from '@portal/messages';

/** Language and zone in which days and moments are written. */
interface Calendario {
  readonly texts: Pick<Translator, 'language'>;
  readonly moment: (instant: Date) => string | undefined;
}

/** Columns of days and moments beside `fecha` and `fecha_…`. */
const OTRAS: ReadonlySet<string> = new Set(['contrasenia_fecha', 'desde', 'fecha', 'hasta', 'vence']);

/** Whether a column holds a day or a moment: people write what they like in any other, also what looks like a day. */
export const isFecha = (campo: string): boolean => campo.startsWith('fecha_') || OTRAS.has(campo);

/** A moment as the database writes it into JSON. */
const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Words the value of a column of days or moments; undefined for another column, and for a text that is neither. */
export function fechaOf(value: string, campo: string, { texts, moment }: Calendario): string | undefined {
  if (!isFecha(campo)) return undefined;
  if (isCalendarDay(value)) return shortDay(texts.language, value);
  const day = MOMENT.exec(value)?.groups?.['day'];
  const instant = new Date(value);
  return day !== undefined && isCalendarDay(day) && !Number.isNaN(instant.getTime()) ? moment(instant) : undefined;
}
