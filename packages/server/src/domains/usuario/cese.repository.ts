import type { Consecuencias } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { planesPorReglas } from '../asignacion/asignacion.public.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { hasAccess } from '../../db/person-conditions.ts';

interface Moment {
  readonly now: string;
  readonly today: string;
}

/** Counts what depends on a person of the scope; undefined outside of it. */
export const findConsecuencias = async (db: Executor, scope: Scope, { id, now, today }: Moment & { readonly id: number }) =>
  (
    await sql<Consecuencias>`
      select
        (select count(*)::integer from sesion s
          where s.id_usuario = u.id_usuario and s.fecha_revocacion is null and s.fecha_expiracion > ${now}::timestamptz) as sesiones,
        (select count(*)::integer from asignacion a where a.id_usuario = u.id_usuario and a.codigo_estado = 1) as asignaciones,
        (select count(*)::integer from evaluacion e where e.id_usuario = u.id_usuario) as evaluaciones,
        (select count(*)::integer from usuario s where s.codigo_jefe_inmediato = u.codigo_usuario and s.codigo_estado = 1
          and ${inScope(scope, 's.id_empresa')}) as subordinados,
        array(select e.empresa from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director)
          and ${inScope(scope, 'e.id_empresa')} order by orden_texto(e.empresa) collate "C") as empresas,
        ${planesPorReglas('u', today)} as planes_reglas,
        u.contrasenia_hash is not null as con_clave
      from usuario u where u.id_usuario = ${id} and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];

/** Records that prevent the deletion of a person (P29). */
export interface Dependientes {
  readonly asignaciones: number;
  readonly evaluaciones: number;
  readonly subordinados: readonly string[];
  readonly empresas: readonly string[];
  /** People and companies outside the scope among them, which have no name here. */
  readonly fuera: number;
  readonly ingresos: boolean;
  readonly acceso: boolean;
}

/** Lists what a person has done and what refers to them; nothing outside the scope is named. */
export const findDependientes = async (db: Executor, scope: Scope, id: number): Promise<Dependientes> =>
  (
    await sql<Dependientes>`
      select
        (select count(*)::integer from asignacion a where a.id_usuario = u.id_usuario) as asignaciones,
        (select count(*)::integer from evaluacion e where e.id_usuario = u.id_usuario) as evaluaciones,
        array(select s.personal from usuario s where s.codigo_jefe_inmediato = u.codigo_usuario
          and ${inScope(scope, 's.id_empresa')} order by orden_texto(s.personal) collate "C") as subordinados,
        array(select e.empresa from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director)
          and ${inScope(scope, 'e.id_empresa')} order by orden_texto(e.empresa) collate "C") as empresas,
        (select count(*)::integer from usuario s where s.codigo_jefe_inmediato = u.codigo_usuario and not ${inScope(scope, 's.id_empresa')})
          + (select count(*)::integer from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director)
            and not ${inScope(scope, 'e.id_empresa')}) as fuera,
        u.fecha_login is not null as ingresos, ${hasAccess('u')} as acceso
      from usuario u where u.id_usuario = ${id}`.execute(db)
  ).rows[0]!;
