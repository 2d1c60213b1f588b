import { CAMPO_REGLA, type CampoRegla, type CondicionRegla } from '@portal/contract/asignacion';
import { O_SOUND, type Or } from '@portal/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { condicionRows } from './regla.rules.ts';

/** Words that turn a condition into a sentence. */
export interface Palabras extends Or {
  readonly campos: Readonly<Record<CampoRegla, string>>;
  /** Between the fields of an alternative, and the alternatives. */
  readonly y: string;
  readonly bien: string;
  /** First and last day of entry; `%s` is the day. */
  readonly desde: string;
  readonly hasta: string;
  /** Pattern of a day for `to_char`. */
  readonly dia: string;
  /** A value in quotation marks; `%s` is the value. */
  readonly cita: string;
  /** Values of companies outside. */
  readonly ajenos: string;
}

/** Condition that what belongs to the company `id_empresa` has a name in the scope; what belongs to none has one in all. */
const visible = (scope: Scope, id_empresa: string): RawBuilder<boolean> =>
  scope === null ? sql<boolean>`true` : sql<boolean>`(${sql.ref(id_empresa)} is null or ${inScope(scope, id_empresa)})`;

const dayOf = (day: string, words: string, { dia }: Palabras) =>
  sql`case when ${sql.ref(day)} is not null then format(${words}::text, to_char(${sql.ref(day)}, ${dia}::text)) end`;

/**
 * Builds one row about the condition of the rule `regla` (alias of its row): `alternativas` and the sentence `condicion`. Alternatives that no
 * person of the scope can meet are left out; both are null if none remains.
 */
export const condicionDe = (regla: string, scope: Scope, palabras: Palabras) => sql`
  select json_agg(a.campos order by a.alternativa) as alternativas, string_agg(a.frase, ${palabras.bien} order by a.alternativa) as condicion
  from (
    select f.alternativa, json_agg(json_build_object('campo', f.campo, 'valores', f.valores, 'ajenos', f.ajenos, 'desde', f.desde, 'hasta', f.hasta)
        order by f.lugar) as campos,
      string_agg(${JSON.stringify(palabras.campos)}::jsonb ->> f.campo || ' ' || concat_ws(${palabras.o}, f.nombres,
        nullif(concat_ws(' ', ${dayOf('f.desde', palabras.desde, palabras)}, ${dayOf('f.hasta', palabras.hasta, palabras)}), ''),
        case when f.ajenos > 0 then ${palabras.ajenos}::text end), ${palabras.y} order by f.lugar) as frase,
      bool_and(f.campo = 'ingreso' or f.nombres is not null) as alcanza
    from (
      select v.alternativa, v.campo, array_position(${[...CAMPO_REGLA]}::text[], v.campo) as lugar,
        coalesce(json_agg(json_build_object('id', v.id, 'texto', v.texto) order by orden_texto(v.texto) collate "C") filter (where v.visible and v.texto is not null), '[]'::json) as valores,
        string_agg(replace(${palabras.cita}::text, '%s', v.texto), case when v.texto ~ ${O_SOUND}::text then ${palabras.u}::text else ${palabras.o} end
          order by orden_texto(v.texto) collate "C") filter (where v.visible) as nombres,
        (count(*) filter (where not v.visible))::integer as ajenos,
        case when v.campo = 'ingreso' then min(v.desde) end as desde, case when v.campo = 'ingreso' then max(v.hasta) end as hasta
      from (
        select c.alternativa, c.campo, c.desde, c.hasta, coalesce(c.id_empresa, c.id_parametro) as id, coalesce(e.empresa, p.parametro) as texto,
          case when c.campo = 'empresa' then ${inScope(scope, 'c.id_empresa')} else ${visible(scope, 'p.id_empresa')} end as visible
        from regla_condicion c left join empresa e on e.id_empresa = c.id_empresa left join parametro p on p.id_parametro = c.id_parametro
        where c.id_regla = ${sql.ref(`${regla}.id_regla`)}) v
      group by v.alternativa, v.campo) f
    group by f.alternativa) a
  where a.alcanza`;

/** Builds the condition that the rule `regla` applies to people of the scope; `condicion` is the alias of its `condicionDe`. */
export const alcanza = (regla: string, condicion: string, scope: Scope): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${condicion}.alternativas`)} is not null
        and (${sql.ref(`${regla}.empresas`)} is null or ${sql.ref(`${regla}.empresas`)} && ${[...scope.empresas]}::integer[]))`;

/** Value of a condition that nobody in the scope knows. */
export interface ValorDesconocido {
  readonly alternativa: number;
  readonly campo: CampoRegla;
  readonly id: number;
}

/** Finds the values of a condition that do not exist, are of another table than their field, or belong to companies outside of the scope. */
export async function findDesconocidos(db: Executor, condicion: CondicionRegla, scope: Scope): Promise<ValorDesconocido[]> {
  const { rows } = await sql<ValorDesconocido>`
    select f.alternativa, f.campo, coalesce(f.id_empresa, f.id_parametro) as id
    from json_to_recordset(${JSON.stringify(condicionRows(condicion))}::json)
      as f(alternativa integer, campo text, id_empresa integer, id_parametro integer)
    where f.campo <> 'ingreso' and not exists (
        select from empresa e where f.campo = 'empresa' and e.id_empresa = f.id_empresa and ${inScope(scope, 'e.id_empresa')})
      and not exists (
        select from parametro p join dominio d using (id_dominio)
        where p.id_parametro = f.id_parametro and d.clave = case f.campo when 'grupo' then 'grupo_usuario' else f.campo end
          and ${visible(scope, 'p.id_empresa')})
    order by f.alternativa, array_position(${[...CAMPO_REGLA]}::text[], f.campo), 3`.execute(db);
  return rows;
}
