import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Par } from './enlace.rules.ts';
import { changeColumn, type Obra } from './mover.repository.ts';

/** Finds the parameters of two companies with the same text in one table: one of each pair goes. */
export const findGemelos = async (trx: Executor, { viejo, nuevo }: Par): Promise<Par[]> =>
  (
    await sql<Par>`
      select distinct on (p.id_parametro) p.id_parametro as viejo, o.id_parametro as nuevo
      from parametro p join parametro o on o.id_dominio = p.id_dominio and o.plegado = p.plegado and o.id_empresa = ${nuevo}
      where p.id_empresa = ${viejo} order by p.id_parametro, o.id_parametro`.execute(trx)
  ).rows;

/** Parameter of the company that goes; one of the company that stays has its code, for another text. */
export interface CodigoRepetido {
  readonly id: number;
  readonly id_dominio: number;
  readonly parametro: string;
}

export const findCodigosRepetidos = async (trx: Executor, { viejo, nuevo }: Par): Promise<CodigoRepetido[]> =>
  (
    await sql<CodigoRepetido>`
      select p.id_parametro as id, p.id_dominio, p.parametro from parametro p
      where p.id_empresa = ${viejo} and exists (select from parametro o where o.id_dominio = p.id_dominio and o.id_empresa = ${nuevo}
        and lower(o.codigo_parametro) = lower(p.codigo_parametro))
      order by p.id_parametro`.execute(trx)
  ).rows;

/** Gives parameters new codes. */
export const recode = (trx: Executor, obra: Obra, nuevos: ReadonlyMap<number, string>): Promise<void> =>
  changeColumn(trx, obra, {
    tabla: 'parametro',
    columna: 'codigo_parametro',
    clave: ['id_parametro'],
    sellos: true,
    de: sql`unnest(${[...nuevos.keys()]}::integer[], ${[...nuevos.values()]}::text[]) as n(id, codigo)`,
    donde: sql`t.id_parametro = n.id`,
    valor: sql`n.codigo`,
  });

/** Adds its number to the name of a tablet that a tablet of the company that stays has too. */
export const renameTabletas = (trx: Executor, obra: Obra, { viejo, nuevo }: Par): Promise<void> =>
  changeColumn(trx, obra, {
    tabla: 'tableta',
    columna: 'dispositivo',
    clave: ['id_dispositivo'],
    sellos: true,
    de: sql`(select) as nada`,
    donde: sql`t.id_empresa = ${viejo} and exists (
      select from tableta o where o.id_empresa = ${nuevo} and sin_acentos(o.dispositivo) = sin_acentos(t.dispositivo))`,
    valor: sql`left(t.dispositivo, 85) || ' (' || t.id_dispositivo || ')'`,
  });

/** Puts the company that stays into the filters of saved reports. */
export const moveReportes = (trx: Executor, obra: Obra, { viejo, nuevo }: Par): Promise<void> => {
  const ids = sql`string_to_array(t.filtros ->> 'empresas', ',')`;
  return changeColumn(trx, obra, {
    tabla: 'reporte_guardado',
    columna: 'filtros',
    clave: ['id_reporte_guardado'],
    sellos: true,
    de: sql`(select) as nada`,
    donde: sql`${String(viejo)}::text = any (${ids})`,
    valor: sql`jsonb_set(t.filtros, '{empresas}', to_jsonb((
      select string_agg(distinct case when x.id = ${String(viejo)}::text then ${String(nuevo)}::text else x.id end, ',') from unnest(${ids}) as x(id))))`,
  });
};
