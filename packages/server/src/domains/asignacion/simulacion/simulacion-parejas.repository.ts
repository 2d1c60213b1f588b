import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../db/scope.ts';
import type { DatosSimulacion } from '../../../db/tables/evaluaciones.ts';
import { judgedPairs } from '../juicio.repository.ts';
import { parejasDePlan } from '../copia.repository.ts';
import { parejasDeCondicion } from '../regla/regla-personas.repository.ts';

interface Asked {
  readonly scope: Scope;
  readonly avisar: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Builds the judged pairs of a simulation as they are now. */
export const parejasAhora = (datos: DatosSimulacion, { scope, ...asked }: Asked): RawBuilder<unknown> =>
  judgedPairs(parejasDe(datos, scope), { ...asked, reabrir: datos.reabrir });

function parejasDe(datos: DatosSimulacion, scope: Scope): RawBuilder<unknown> {
  if (datos.origen === 'regla') return parejasDeCondicion(datos.condicion, datos.planes, scope);
  if (datos.origen === 'copia') return parejasDePlan(datos.id_origen, datos.planes, scope);
  return sql`
    select n.id_usuario, m.id_planestudio, null::text as codigo_grupo, '{}'::jsonb as razon
    from unnest(${[...datos.usuarios]}::integer[]) as n(id_usuario) cross join unnest(${[...datos.planes]}::integer[]) as m(id_planestudio)`;
}
