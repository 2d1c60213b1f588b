/** Why an undoing keeps somebody. */
export type Motivo = 'cambiada' | 'ingreso' | 'clave' | 'asignada' | 'evaluada' | 'correo' | 'jefe' | 'usada';

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

/** Tables whose rows say more than that the person is used. */
const TABLAS: Readonly<Record<string, Motivo>> = { asignacion: 'asignada', evaluacion: 'evaluada' };

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
    const tabla = nueva ? referidos.get(id) : undefined;
    motivos.set(id, motivo ?? (tabla === undefined ? null : (TABLAS[tabla] ?? 'usada')));
    if (nueva) nuevas.set(codigo, id);
  }
  const stays = (id: number | null) => id === null || motivos.get(id) !== null;
  for (let again = true; again;) {
    again = false;
    for (const { codigo, de } of jefaturas) {
      const jefe = nuevas.get(codigo);
      if (jefe === undefined || motivos.get(jefe) !== null || !stays(de)) continue;
      motivos.set(jefe, 'jefe');
      again = true;
    }
  }
  return motivos;
}
