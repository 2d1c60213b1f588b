import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { Candidata, Nombrada } from './identificar.rules.ts';

/** Finds the people of the scope whom the texts of rows may mean: each text as code, document, username or e-mail. */
export async function findCandidatas(db: Executor, filas: readonly Nombrada[], scope: Scope): Promise<Candidata[]> {
  const { rows } = await sql<Candidata>`
    with textos as materialized (
      select n.lugar::integer as lugar, t.celda, t.texto
      from unnest(${filas.map(({ codigo }) => codigo)}::text[], ${filas.map(({ documento }) => documento)}::text[],
        ${filas.map(({ correo }) => correo)}::text[]) with ordinality as n(codigo, documento, correo, lugar)
      cross join lateral (values ('codigo', n.codigo), ('documento', n.documento), ('correo', n.correo)) as t(celda, texto)
      where t.texto <> ''),
    halladas as (
      select t.lugar, t.celda, u.id_usuario, 'codigo' as por, null::text as completo from textos t join usuario u on u.codigo_usuario = t.texto
      union all
      select t.lugar, t.celda, u.id_usuario, 'documento', null from textos t join usuario u on u.numero_documento = upper(t.texto)
      union all
      select t.lugar, t.celda, u.id_usuario, 'documento', null from textos t join usuario u on u.username = t.texto
      union all
      select t.lugar, t.celda, u.id_usuario, 'correo', null from textos t
      join usuario u on lower(u.correo_electronico) = lower(t.texto) and u.codigo_estado = 1 where t.texto like '%@%'
      union all
      select t.lugar, t.celda, u.id_usuario, 'ceros', u.codigo_usuario from textos t
      join usuario u on ltrim(u.codigo_usuario, '0') = ltrim(t.texto, '0') and length(u.codigo_usuario) > length(t.texto)
      where t.texto ~ '^[0-9]*[1-9][0-9]*$'
      union all
      select t.lugar, t.celda, u.id_usuario, 'ceros', u.numero_documento from textos t
      join usuario u on ltrim(u.numero_documento, '0') = ltrim(t.texto, '0') and length(u.numero_documento) > length(t.texto)
      where t.texto ~ '^[0-9]*[1-9][0-9]*$')
    select distinct h.lugar, h.celda, h.id_usuario, h.por, h.completo, u.codigo_usuario
    from halladas h join usuario u using (id_usuario) where ${inScope(scope, 'u.id_empresa')}
    order by h.lugar, h.id_usuario`.execute(db);
  return rows;
}
