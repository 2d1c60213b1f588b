import { z } from 'zod';
import type { Endpoint } from '../core/endpoint.ts';

/** Returns why `answer` does not fit the response schema, unknown fields included; undefined if it fits. */
export function misfit({ response }: Pick<Endpoint, 'response'>, answer: unknown): string | undefined {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const parsed = response.safeParse(sent);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const extra = unknownFields(sent, parsed.data);
  return extra.length > 0 ? `not in the schema: ${extra.join(', ')}` : undefined;
}

/** Returns the paths of fields that the schema dropped. */
function unknownFields(sent: unknown, kept: unknown, path = ''): string[] {
  if (!isRecord(sent) || !isRecord(kept)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    return name in kept ? unknownFields(value, kept[name], here) : [here];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
