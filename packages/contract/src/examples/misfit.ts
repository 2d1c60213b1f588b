import { z } from 'zod';
import type { Endpoint } from '../core/endpoint.ts';

/** Why `answer` could not come from this endpoint, its schema taken strictly: a wrong type, or a field that it does not have. */
export function misfit({ response }: Pick<Endpoint, 'response'>, answer: unknown): string | undefined {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const parsed = response.safeParse(sent);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const extra = unknownFields(sent, parsed.data);
  return extra.length > 0 ? `not in the schema: ${extra.join(', ')}` : undefined;
}

/** Paths of what was sent and a schema dropped. */
function unknownFields(sent: unknown, kept: unknown, path = ''): string[] {
  if (!isRecord(sent) || !isRecord(kept)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    return name in kept ? unknownFields(value, kept[name], here) : [here];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
