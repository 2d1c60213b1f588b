import type { IntentoFila } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { intentosOf } from './persona/intento.repository.ts';

/** Lists the attempts of a person, the newest first; `zona` is the portal's time zone. */
export const findIntentos = async (db: Executor, id_usuario: number, zona: string): Promise<IntentoFila[]> =>
  (
    await sql<IntentoFila>`
      select * from (${intentosOf({ id_usuario, id_planestudio: 0, zona })}) as fila
      order by fila.fecha desc, fila.hora desc, fila.id_evaluacion desc`.execute(db)
  ).rows;
