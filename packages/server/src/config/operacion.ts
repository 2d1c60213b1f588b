import { isIP } from 'node:net';
import { shownValue } from './shown.ts';

/** Settings of how the process is stopped and observed. */
export interface Operacion {
  /** Milliseconds for which it goes on answering after a signal to stop, so that a load balancer sees the 503 of the health call first. */
  readonly drainMs: number;
  /** Milliseconds that open requests and running jobs may take after that. */
  readonly stopMs: number;
  /** Days after which a file that no lesson uses is removed; 0: never (P250). */
  readonly unusedFileDays: number;
  /** Where Prometheus reads metrics; absent: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

type Given = Readonly<Record<string, string | undefined>>;

const SECOND_MS = 1000;
const HOUR_S = 3600;
const STOP_S = '30';
const UNUSED_DAYS = '30';
const MOST_DAYS = 3650;

/** Reads the settings of operation, with one Spanish line for each problem. */
export function readOperacion(given: Given): { readonly operacion: Operacion; readonly problems: string[] } {
  const { DRAIN_SECONDS = '0', STOP_SECONDS = STOP_S, METRICS_PORT, METRICS_HOST = '127.0.0.1', UNUSED_FILE_DAYS = UNUSED_DAYS } = given;
  const problems: string[] = [];
  const demand = (right: boolean, name: string, rule: string) => {
    if (!right) problems.push(`${name} ${rule}${shownValue(name, given[name])}`);
  };
  demand(isSeconds(DRAIN_SECONDS), 'DRAIN_SECONDS', `debe ser un número de segundos de 0 a ${HOUR_S}`);
  demand(isSeconds(STOP_SECONDS) && Number(STOP_SECONDS) > 0, 'STOP_SECONDS', `debe ser un número de segundos de 1 a ${HOUR_S}`);
  demand(isDays(UNUSED_FILE_DAYS), 'UNUSED_FILE_DAYS', `debe ser un número de días de 0 (nunca) a ${MOST_DAYS}`);
  demand(METRICS_PORT === undefined || isPort(METRICS_PORT), 'METRICS_PORT', 'debe ser un número de puerto');
  demand(isIP(METRICS_HOST) > 0 || METRICS_HOST === 'localhost', 'METRICS_HOST', 'debe ser una dirección IP de esta máquina');
  const metrics = METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: Number(METRICS_PORT) };
  const stop = { drainMs: Number(DRAIN_SECONDS) * SECOND_MS, stopMs: Number(STOP_SECONDS) * SECOND_MS };
  return { operacion: { ...stop, unusedFileDays: Number(UNUSED_FILE_DAYS), metrics }, problems };
}

const isSeconds = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= HOUR_S;
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const isDays = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= MOST_DAYS;
