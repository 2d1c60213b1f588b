import { z } from 'zod';

/** Largest body of a commit. */
export const GUARDAR_BYTES = 2 * 1024 * 1024;

/** One commit: the whole state of one lesson. */
export const guardarBody = z.object({
  lanzamiento: z.number().int().min(1).max(2_147_483_647),
  /** Counts up within a launch, from 1. */
  secuencia: z.number().int().min(1).max(2_147_483_647),
  leccion: z.string().min(1).max(4000),
  /** The part of `renderCMIToJSONObject` below `cmi`: `core` and others in SCORM 1.2, `completion_status` and others in SCORM 2004. */
  cmi: z.record(z.string(), z.unknown()),
  /** The lesson ended its session. */
  fin: z.boolean(),
});
export type GuardarBody = z.output<typeof guardarBody>;
