import { type RawBuilder, sql } from 'kysely';
import { inScope, type Scope } from '../../db/scope.ts';

/** Builds the pairs that the copy of a plan's people gives: the plans to everybody of the scope who has it open. */
export const parejasDePlan = (id_origen: number, planes: readonly number[], scope: Scope): RawBuilder<unknown> => sql`
  select c.id_usuario, n.id_planestudio, null::text as codigo_grupo, jsonb_build_object('plan', o.denominacion) as razon
  from asignacion c join planestudio o using (id_planestudio) join usuario x using (id_usuario)
  cross join unnest(${[...planes]}::integer[]) as n(id_planestudio)
  where c.id_planestudio = ${id_origen}::integer and c.codigo_estado = 1 and ${inScope(scope, 'x.id_empresa')}`;
