import type { Ocurrencia } from './avance.rules.ts';

type Tema = Ocurrencia & { readonly cuestionario: number };

/**
 * Returns the address of a letter about a plan: the topic with which the person goes on, the plan's end without a pending topic, else the
 * person's topics. A person without a session signs in first and then lands there.
 */
export function enlaceDelPlan(portal: string, plan: { readonly id_planestudio: number; readonly pendientes: number }, tema?: Tema): string {
  if (tema) return portal + temaPath(tema);
  return plan.pendientes === 0 ? `${portal}/planfin?id=${plan.id_planestudio}` : `${portal}/dashboardtema`;
}

const temaPath = ({ id_tema, id_planestudio, id_programa, id_curso, id_modulo, cuestionario }: Tema): string =>
  `/${cuestionario === 1 ? 'evaluacionedit' : 'evaluacionsimple'}?id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`;
