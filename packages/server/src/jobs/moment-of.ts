import type { Config } from '../config/config.ts';
import type { Cartero } from '../core/context.ts';
import { dayIn } from '../core/day.ts';
import type { Executor } from '../db/executor.ts';
import { findSettings } from '../domains/configuracion/configuracion.public.ts';

/** Clock and settings of the process. */
export interface Timed {
  readonly config: Config;
  readonly clock: () => Date;
}

/** Current time, its calendar day in the portal's time zone, and what letters are written with. */
export async function momentOf({ clock, config }: Timed, db: Executor): Promise<Cartero> {
  const [settings, now] = [await findSettings(db), clock()];
  return { now, today: dayIn(settings.zona_horaria, now), settings, config };
}
