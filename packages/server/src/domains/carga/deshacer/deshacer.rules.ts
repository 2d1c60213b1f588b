/** Why an undoing keeps somebody. */
export type Motivo = 'cambiada' | 'ingreso' | 'clave' | 'asignada' | 'evaluada' | 'correo' | 'jefe' | 'circulo' | 'usada';

/** Person of an import, with what came after it; null: nothing. */
export interface Posterior {
  readonly id: number;
  readonly codigo: string;
  /** The import created the person. */
  readonly nueva: boolean;
  readonly motivo: Motivo | null;
}

/** Somebody names a person as boss; null: a company does, as manager or director. */
export interface Jefatura {
  readonly codigo: string;
  readonly de: number | null;
}

/** Tables with a reason of their own; a row of any other gives `usada`. */
const TABLAS: Readonly<Record<string, Motivo>> = { asignacion: 'asignada', evaluacion: 'evaluada' };

const motivoOf = (tabla: string | undefined): Motivo | null => (tabla === undefined ? null : (TABLAS[tabla] ?? 'usada'));

/**
 * Says why each person stays; null: she can be taken back. A new person stays while a row of another table refers to her, and while somebody
 * who stays names her as boss.
 */
export function decideMotivos(
  posteriores: readonly Posterior[],
  referidos: ReadonlyMap<number, string>,
  jefaturas: readonly Jefatura[],
): Map<number, Motivo | null> {
  const motivos = new Map<number, Motivo | null>();
  const nuevas = new Map<string, number>();
  for (const { id, codigo, nueva, motivo } of posteriores) {
    motivos.set(id, motivo ?? (nueva ? motivoOf(referidos.get(id)) : null));
    if (nueva) nuevas.set(codigo, id);
  }
  while (keepJefes(motivos, nuevas, jefaturas));
  return motivos;
}

/** Keeps new people whom somebody who stays names as boss; returns whether there were any. */
function keepJefes(motivos: Map<number, Motivo | null>, nuevas: ReadonlyMap<string, number>, jefaturas: readonly Jefatura[]): boolean {
  const stays = (id: number | null) => id === null || motivos.get(id) !== null;
  const kept = jefaturas.flatMap(({ codigo, de }) => {
    const jefe = nuevas.get(codigo);
    return jefe !== undefined && motivos.get(jefe) === null && stays(de) ? [jefe] : [];
  });
  for (const jefe of kept) motivos.set(jefe, 'jefe');
  return kept.length > 0;
}
