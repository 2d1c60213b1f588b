import type { Busqueda } from '@portal/contract/reporte';
import { type RawBuilder, sql } from 'kysely';
import { commonOrInScope, inScope, type Reader, type Scope } from '../../db/scope.ts';

/** Option of a filter. */
export interface Opcion {
  readonly id: number;
  readonly codigo: string;
  readonly descripcion: string;
}

/** Parameters of a table; one of a company has its code and company in its text, because several companies use the same words (P84). */
const parametros = (dominio: number) => (scope: Scope) =>
  sql<Opcion>`
  select id_parametro as id, codigo_parametro as codigo,
    parametro || coalesce(' (' || codigo_parametro || ') · ' || e.empresa, '') as descripcion
  from parametro left join empresa e on e.id_empresa = parametro.id_empresa
  where id_dominio = ${dominio}::integer and parametro.codigo_estado = 1 and ${commonOrInScope(scope, 'parametro.id_empresa')}`;

const QUERY: Readonly<Record<Busqueda, (scope: Scope) => RawBuilder<Opcion>>> = {
  empresa: (scope) => sql`
    select id_empresa as id, codigo_empresa as codigo, empresa as descripcion from empresa
    where codigo_estado = 1 and ${inScope(scope, 'empresa.id_empresa')}`,
  planestudio: (scope) => sql`
    select id_planestudio as id, id_planestudio::text as codigo, denominacion as descripcion from planestudio
    where codigo_estado = 1 and ${commonOrInScope(scope, 'planestudio.id_empresa')}`,
  dominio_2: parametros(2),
  dominio_6: parametros(6),
  dominio_8: parametros(8),
};

/** Lists the options of a look-up by their text. */
export const findOpciones = async ({ db, scope }: Pick<Reader, 'db' | 'scope'>, busqueda: Busqueda): Promise<Opcion[]> =>
  (await sql<Opcion>`select * from (${QUERY[busqueda](scope)}) o order by orden_texto(descripcion) collate "C", id`.execute(db)).rows;
