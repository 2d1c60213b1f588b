import type { NuevoPlazo } from '@portal/contract/asignacion';
import { dayAfter } from '@portal/contract/dia';

/** Assignment with a deadline that somebody wants to move. Days are `YYYY-MM-DD`. */
export interface Plazo {
  readonly id_asignacion: number;
  readonly id_usuario: number;
  readonly id_planestudio: number;
  /** Open, of a person who has not left and a plan that runs. */
  readonly abierta: boolean;
  readonly terminada: boolean;
  /** Present deadline, and the one without an extension. */
  readonly limite: string;
  readonly base: string;
  readonly con_correo: boolean;
}

/** Deadline to store: the day of an extension, or the one to which a withdrawal leads back. */
export interface Cambio {
  readonly id_asignacion: number;
  readonly antes: string;
  readonly nueva: string;
  readonly retirada: boolean;
  readonly motivo: string;
}

/** Assignments by what an extension does to them (P205). */
export interface Juicio {
  readonly cambios: readonly (Cambio & { readonly de: Plazo })[];
  readonly cerradas: number;
  readonly terminadas: number;
  readonly sin_cambio: number;
}

/** Returns the new deadline; undefined when the assignment keeps the one that it has: an extension never makes it earlier. */
function nuevaDe({ limite, base }: Plazo, plazo: NuevoPlazo, today: string): string | undefined {
  if ('retirar' in plazo) return base < limite ? base : undefined;
  const nueva = 'fecha' in plazo ? plazo.fecha : dayAfter(limite < today ? today : limite, plazo.dias);
  return nueva > limite ? nueva : undefined;
}

/** New deadline that somebody wants, and why. */
interface Pedido {
  readonly plazo: NuevoPlazo;
  readonly motivo: string;
}

/** Judges an extension of some assignments on a day. */
export function judgeProrroga(plazos: readonly Plazo[], { plazo, motivo }: Pedido, today: string): Juicio {
  const [cambios, counts] = [[] as (Cambio & { readonly de: Plazo })[], { cerradas: 0, terminadas: 0, sin_cambio: 0 }];
  for (const de of plazos) {
    const nueva = nuevaDe(de, plazo, today);
    if (!de.abierta) counts.cerradas += 1;
    else if (de.terminada) counts.terminadas += 1;
    else if (nueva === undefined) counts.sin_cambio += 1;
    else cambios.push({ id_asignacion: de.id_asignacion, antes: de.limite, nueva, retirada: 'retirar' in plazo, motivo, de });
  }
  return { cambios, ...counts };
}

const peopleOf = (cambios: Juicio['cambios']): Set<number> => new Set(cambios.map(({ de }) => de.id_usuario));

/** Counts what a judgement changes. */
export function countJuicio({ cambios, cerradas, terminadas, sin_cambio }: Juicio, today: string) {
  const days = cambios.map(({ nueva }) => nueva).toSorted();
  const personas = peopleOf(cambios);
  const avisables = peopleOf(cambios.filter(({ de }) => de.con_correo));
  return {
    prorrogadas: cambios.length,
    personas: personas.size,
    planes: new Set(cambios.map(({ de }) => de.id_planestudio)).size,
    desde: days[0] ?? null,
    hasta: days.at(-1) ?? null,
    dejan_vencidas: cambios.filter(({ antes, nueva }) => antes < today && nueva >= today).length,
    pasan_vencidas: cambios.filter(({ antes, nueva }) => antes >= today && nueva < today).length,
    cerradas,
    terminadas,
    sin_cambio,
    avisables: avisables.size,
    sin_correo: personas.size - avisables.size,
  };
}
