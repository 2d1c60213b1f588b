import type { ListQuery } from '@portal/contract/core';
import { type ComparacionFila, comparacionLista } from '@portal/contract/reporte';
import { sql } from 'kysely';
import type { Cotejo } from './comparacion.rules.ts';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';

interface Reader {
  readonly db: Executor;
  readonly scope: Scope;
}

/** Cuadros to compare, and how their rows are matched and named. */
export interface Comparados extends Cotejo {
  readonly antes: number;
  readonly ahora: number;
}

/** Builds the query of the figures of a cuadro that the scope reaches, each with the key and name of its row. */
const cifrasDe = (scope: Scope, id: number, { clave, nombre, cifras }: Cotejo) => sql`
  select concat_ws('-', ${sql.join(clave.map((name) => sql`f.fila ->> ${name}::text`))}) as fila_clave,
    concat_ws(' · ', ${sql.join(nombre.map((name) => sql`nullif(f.fila ->> ${name}::text, '')`))}) as fila, c.campo, c.titulo,
    (f.fila #>> string_to_array(c.campo, '.'))::numeric / c.por as valor
  from cuadro_fila f cross join jsonb_to_recordset(${JSON.stringify(cifras)}::jsonb) as c(campo text, titulo text, por numeric)
  where f.id_cuadro = ${id}::integer and ${inScope(scope, 'f.id_empresa')}`;

/** Lists the figures of two cuadros side by side, those of a row that is in one of them alone too (P257). */
export const listComparacion = ({ db, scope }: Reader, comparados: Comparados, list: ListQuery): Promise<Listing<ComparacionFila>> =>
  listRows(
    db,
    sql<ComparacionFila>`
      select row_number() over (order by fila_clave collate "C", campo collate "C")::integer as clave, coalesce(b.fila, a.fila) as fila, coalesce(b.titulo, a.titulo) as cifra, a.valor::float8 as antes,
        b.valor::float8 as ahora, (b.valor - a.valor)::float8 as diferencia,
        case when b.fila is null then 'antes' when a.fila is null then 'ahora' else 'ambos' end as presencia
      from (${cifrasDe(scope, comparados.antes, comparados)}) a full join (${cifrasDe(scope, comparados.ahora, comparados)}) b
        using (fila_clave, campo)`,
    { list, definition: comparacionLista },
  );
