import { solicitudMaestro, type SolicitudPropia } from '@portal/contract/solicitud';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { personInScope } from '../../db/scope.ts';

export const solicitudRows = masterRows({
  definition: solicitudMaestro,
  table: 'solicitud',
  alias: 's',
  from: sql`solicitud s join usuario u using (id_usuario) left join empresa e on e.id_empresa = u.id_empresa`,
  inScope: (scope) => personInScope(scope, 'fila.id_usuario'),
  computed: {
    codigo_usuario: sql`u.codigo_usuario`,
    personal: sql`u.personal`,
    empresa: sql`e.empresa`,
    abierta: sql`(s.estado in ('recibida', 'en_tramite'))::integer`,
  },
});

/** Lists the requests of a person, the latest first. */
export const findPropias = async (db: Executor, id_usuario: number): Promise<SolicitudPropia[]> =>
  (
    await sql<SolicitudPropia>`
      select id_solicitud, tipo, estado, fecha_recepcion, vence, detalle, respuesta, fecha_respuesta from solicitud
      where id_usuario = ${id_usuario}::integer order by fecha_recepcion desc, id_solicitud desc`.execute(db)
  ).rows;

/** Request of a person. */
interface Nueva {
  readonly id_usuario: number;
  readonly usuario: string;
  readonly tipo: string;
  readonly detalle: string | null;
  /** Day of the call, `YYYY-MM-DD`, and its moment. */
  readonly today: string;
  readonly now: string;
}

/** Inserts a request that a person files, unless an open one of the kind waits; returns whether it did. */
export async function insertPropia(db: Executor, { id_usuario, usuario, tipo, detalle, today, now }: Nueva): Promise<boolean> {
  const { rows } = await sql`
    insert into solicitud (id_usuario, tipo, canal, fecha_recepcion, detalle, usuario_creacion, id_usuario_creacion, fecha_creacion, fecha_modificacion)
    select u.id_usuario, ${tipo}::text, 'portal', ${today}::date, ${detalle}::text, ${usuario}::text, u.id_usuario, ${now}::timestamptz, ${now}::timestamptz
    from (select id_usuario from usuario where id_usuario = ${id_usuario}::integer for no key update) u
    where not exists (select from solicitud s where s.id_usuario = u.id_usuario and s.tipo = ${tipo}::text and s.fecha_respuesta is null)
    returning id_solicitud`.execute(db);
  return rows.length > 0;
}
