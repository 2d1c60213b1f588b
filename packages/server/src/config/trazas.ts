import { shownValue } from './shown.ts';

/** Where traces go. */
export interface Trazas {
  /** Address that takes them by OTLP over HTTP. */
  readonly url: string;
}

type Given = Readonly<Record<string, string | undefined>>;

const SAMPLERS = ['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'];

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

type Rule = readonly [right: (text: string) => boolean, rule: string];

const ADDRESS: Rule = [isAddress, 'debe ser una dirección http:// o https://'];
const PROTOCOL: Rule = [(text) => text === 'http/json', 'debe ser http/json, que es lo que el portal envía'];

/** Rules of the values of the variables that are set. */
const RULES: Readonly<Record<string, Rule>> = {
  OTEL_EXPORTER_OTLP_ENDPOINT: ADDRESS,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ADDRESS,
  OTEL_EXPORTER_OTLP_PROTOCOL: PROTOCOL,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: PROTOCOL,
  OTEL_TRACES_SAMPLER: [(text) => SAMPLERS.includes(text), `debe ser ${SAMPLERS.join(', ')}`],
  OTEL_TRACES_SAMPLER_ARG: [(text) => Number(text) >= 0 && Number(text) <= 1, 'debe ser un número de 0 a 1'],
};

/**
 * Reads the settings of traces (P145), with one Spanish line for each problem. The libraries of OpenTelemetry read the rest of their variables
 * themselves: names, headers, limits.
 */
export function readTrazas(given: Given): { readonly trazas: Trazas | undefined; readonly problems: string[] } {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = given;
  const url = own ?? (base && `${base.replace(/(?<!\/)\/+$/, '')}/v1/traces`);
  if (url === undefined || given['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return { trazas: undefined, problems: [] };
  const problems = Object.entries(RULES).flatMap(([name, [right, rule]]) => {
    const text = given[name];
    return text === undefined || right(text) ? [] : [`${name} ${rule}${shownValue(name, text)}`];
  });
  return { trazas: problems.length > 0 ? undefined : { url }, problems };
}
