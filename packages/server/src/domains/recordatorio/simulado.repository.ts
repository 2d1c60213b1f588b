import type { RecordatoriosDeHoy } from '@portal/contract/recordatorio';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isAway, isReachable } from '../../db/person-conditions.ts';
import { type Dia, addressed, pendientes, vencidos } from './vencidos.repository.ts';

/** Figures of today's reminders. */
export type CifrasRecordatorio = Omit<RecordatoriosDeHoy, 'fecha' | 'impedimento' | 'hora_recordatorio' | 'maximo_recordatorios'>;

/** Counts what is due today, and whom it does not reach. */
export async function countRecordatorios(db: Executor, dia: Dia): Promise<CifrasRecordatorio> {
  const { rows } = await sql<CifrasRecordatorio>`
    with pendiente as materialized (${pendientes(dia)}), vencido as materialized (${vencidos(dia)}),
    lector as materialized (
      select distinct d.id_destinatario, r.codigo_estado, not ${isReachable('r')} as mudo, ${isAway('r.id_usuario', dia.today)} as ausente
      from (${addressed(dia)}) d join usuario r on r.id_usuario = d.id_destinatario
    )
    select
      (select count(distinct id_destinatario)::integer from vencido) as mensajes,
      (select count(distinct id_destinatario)::integer from vencido where rol = 'alumno') as alumnos,
      (select count(distinct id_destinatario)::integer from vencido where rol <> 'alumno') as superiores,
      (select count(distinct id_asignacion)::integer from vencido) as pendientes,
      (select count(distinct id_usuario)::integer from pendiente p where ${isAway('p.id_usuario', dia.today)}) as ausentes,
      (select count(*)::integer from lector where codigo_estado = 1 and mudo) as sin_correo,
      (select count(*)::integer from lector where codigo_estado = 2) as cesados,
      (select count(*)::integer from lector where codigo_estado = 1 and not mudo and ausente) as en_espera,
      (select count(distinct id_usuario)::integer from pendiente where (nivel >= 2 or mudo) and codigo_jefe_inmediato is null) as sin_jefe,
      (select count(distinct p.id_usuario)::integer from pendiente p left join empresa e using (id_empresa)
        where p.nivel = 3 and e.codigo_gerente is null and e.codigo_director is null) as sin_direccion`.execute(db);
  return rows[0]!;
}
