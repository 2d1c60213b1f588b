import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Grupo } from './efectos.rules.ts';
import type { Par } from './enlace.rules.ts';
import type { Obra } from './mover.repository.ts';

/** Columns of people and tablets that name a parameter, which may belong to one company alone. */
export const DE_PUESTO: Readonly<Record<string, readonly string[]>> = {
  usuario: ['id_cargo', 'id_centro_costo', 'id_departamento'],
  tableta: ['id_centro_costo'],
};

const CLAVES: Readonly<Record<string, string>> = { parametro: 'id_parametro', usuario: 'id_usuario', tableta: 'id_dispositivo' };

/** Gives the rows `t` of a table that came back, and meet a condition, to the company that stayed again. Returns how many. */
async function giveBack(trx: Executor, { id_union, usuario, now }: Obra, cual: { tabla: string; par: Par; donde: RawBuilder<unknown> }) {
  const { tabla, par, donde } = cual;
  const key = CLAVES[tabla]!;
  const { rows } = await sql<{ uno: number }>`
    update ${sql.table(tabla)} t set id_empresa = ${par.nuevo}, version = t.version + 1, fecha_modificacion = ${now}::timestamptz,
      usuario_modificacion = ${usuario}
    from union_fila f
    where f.id_union = ${id_union} and f.tabla = ${tabla} and f.columna = 'id_empresa' and ${sql.ref(`t.${key}`)} = (f.clave ->> ${key}::text)::integer
      and t.id_empresa = ${par.viejo} and (${donde}) returning 1 as uno`.execute(trx);
  return rows.length;
}

/** Condition that somebody or a tablet of the company that stayed has the parameter `t`. */
const usedIn = (empresa: number): RawBuilder<unknown> =>
  sql.join(
    Object.entries(DE_PUESTO).flatMap(([tabla, columns]) =>
      columns.map(
        (column) =>
          sql`exists (select from ${sql.table(tabla)} o where ${sql.ref(`o.${column}`)} = t.id_parametro and o.id_empresa = ${empresa})`,
      ),
    ),
    sql` or `,
  );

/** Condition that the row `t` has a parameter of the company that stayed, other than one that the join gave it and that goes back too. */
const hasOf = ({ id_union }: Obra, tabla: string, empresa: number): RawBuilder<unknown> =>
  sql.join(
    (DE_PUESTO[tabla] ?? []).map((column) => {
      const key = CLAVES[tabla]!;
      return sql`(exists (select from parametro p where p.id_parametro = ${sql.ref(`t.${column}`)} and p.id_empresa = ${empresa})
        and not exists (select from union_fila g where g.id_union = ${id_union} and g.tabla = ${tabla} and g.columna = ${column}
          and g.clave = jsonb_build_object(${key}::text, ${sql.ref(`t.${key}`)}) and (g.despues ->> ${column}::text)::integer = ${sql.ref(`t.${column}`)}))`;
    }),
    sql` or `,
  );

/**
 * Leaves with the company that stayed what cannot go back alone: parameters that its people have by now, people and tablets with a parameter of
 * it. Returns how many rows of each table stay. Repeats until no person has a parameter of another company, at most once for each kind in a chain.
 */
export async function keepMixed(trx: Executor, obra: Obra, par: Par): Promise<Grupo[]> {
  const kept = new Map<string, number>();
  for (let more = true; more;) {
    more = false;
    for (const tabla of ['parametro', 'usuario', 'tableta']) {
      const donde = tabla === 'parametro' ? usedIn(par.nuevo) : hasOf(obra, tabla, par.nuevo);
      const total = await giveBack(trx, obra, { tabla, par, donde });
      kept.set(tabla, (kept.get(tabla) ?? 0) + total);
      more ||= total > 0;
    }
  }
  return [...kept].map(([tabla, total]) => ({ tabla, columna: 'id_empresa', total }));
}
