import type { Ocurrencia } from '../world/world.ts';

/** Query of the topic screens: topic, plan, program, course, module (P59). */
export const topicQuery = ({ id_tema, id_planestudio, id_programa, id_curso, id_modulo }: Ocurrencia): string =>
  `id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`;

export const topicAddress = (ocurrencia: Ocurrencia): string => `/evaluacionedit?${topicQuery(ocurrencia)}`;

/** Whether an address is the questionnaire of this occurrence, whatever the order of its parameters. */
export const isTopic =
  ({ id_tema, id_planestudio }: Ocurrencia) =>
  ({ pathname, searchParams }: URL): boolean =>
    pathname === '/evaluacionedit' && searchParams.get('id') === String(id_tema) && searchParams.get('idpe') === String(id_planestudio);

/** Compares the path alone; a `**` pattern would also match a query. */
export const at =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;
