import type { TipoPaquete } from '@portal/contract/paquete';

const STATUS = /^cmi\.(core\.lesson_status|completion_status|success_status|core\.exit|exit)$/;
const NUMBER = /\.score\.(raw|min|max|scaled)$|^cmi\.progress_measure$/;
const TIME = /\.(session_time|latency)$/;

/** `1:2:3.4567` as SCORM 1.2 wants it: `01:02:03.45`. */
function tidyTimespan(text: string): string {
  const parts = /^(\d+):(\d{1,2}):(\d{1,2})(?:\.(\d+))?$/.exec(text);
  if (!parts) return text;
  const [, hours = '', minutes = '', seconds = '', rest] = parts;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}${rest ? `.${rest.slice(0, 2)}` : ''}`;
}

/** Seconds with at most two decimals. */
const tidyDuration = (text: string) => text.replace(/(\.\d{2})\d+S$/, '$1S');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : `${value as number}`);

/**
 * Text of a value as the run time takes it. Lessons send numbers, decimal commas, capitals and too many digits, which it would refuse, and the score or
 * the time would be lost.
 */
export function normalizeValue(tipo: TipoPaquete, element: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : textOf(value);
  if (STATUS.test(element)) return text.trim().toLowerCase();
  if (NUMBER.test(element)) return text.trim().replace(',', '.');
  if (TIME.test(element)) return tipo === 'scorm12' ? tidyTimespan(text.trim()) : tidyDuration(text.trim());
  return text;
}
