import type { ListQuery } from '@portal/contract/core';
import { type EmpresaSeguimientoFila, empresaSeguimientoLista, type EmpresaTotalFila, empresaTotalLista } from '@portal/contract/reporte';
import { type RawBuilder, sql } from 'kysely';
import { porcentajeDe } from '../../db/cifras.ts';
import type { Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { planesContados, sumasPorPersona } from '../avance/avance.public.ts';

/** Factor by which company and cost centre become the key of a row. */
const WIDTH = 1_000_000;

/** Sums of people by some columns, as `s`. */
const sumas = ({ scope, today }: Reader, planes: readonly number[], by: RawBuilder<unknown>) => sql`(
  select ${by}, sum(usuarios)::integer as usuarios, sum(asignados)::integer as asignados, sum(evaluados)::integer as evaluados
  from (${sumasPorPersona({ scope, today }, planesContados(planes))}) d group by ${by}) s`;

const CIFRAS = sql`s.usuarios, s.asignados, s.evaluados, ${porcentajeDe('s', 'evaluados', 'asignados')} as avance`;

/** Lists people, assigned and evaluated of each company and cost centre (P98). */
export const listEmpresas = (reader: Reader, planes: readonly number[], list: ListQuery): Promise<Listing<EmpresaSeguimientoFila>> =>
  listRows(
    reader.db,
    sql<EmpresaSeguimientoFila>`
      select coalesce(s.id_empresa, 0) * ${WIDTH}::bigint + coalesce(s.id_centro_costo, 0) as id,
        row_number() over (order by orden_texto(e.empresa) collate "C", cc.codigo_parametro, s.id_empresa, s.id_centro_costo)::integer as nro,
        s.id_empresa, e.empresa, cc.codigo_parametro as centro_costo, cc.parametro as centrocosto, ${CIFRAS}
      from ${sumas(reader, planes, sql`id_empresa, id_centro_costo`)} left join empresa e on e.id_empresa = s.id_empresa
      left join parametro cc on cc.id_parametro = s.id_centro_costo`,
    { list, definition: empresaSeguimientoLista },
  );

/** Lists the same of each company (P98). */
export const listTotales = (reader: Reader, planes: readonly number[], list: ListQuery): Promise<Listing<EmpresaTotalFila>> =>
  listRows(
    reader.db,
    sql<EmpresaTotalFila>`
      select coalesce(s.id_empresa, 0) as id, s.id_empresa, e.empresa, ${CIFRAS}
      from ${sumas(reader, planes, sql`id_empresa`)} left join empresa e on e.id_empresa = s.id_empresa`,
    { list, definition: empresaTotalLista },
  );
