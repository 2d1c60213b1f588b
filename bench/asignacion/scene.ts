import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { sql } from 'kysely';
import { openConnection } from '../../packages/server/src/db/connection.ts';
import { filledCluster } from '../flujo/servers.ts';
import { pairs } from '../flujo/scene.ts';

/** Plans of the structure of the first one, which every learner has: one for each way to assign. */
export const PLANES = { personas: 2, regla: 3, lotes: 4 } as const;
export const EMPRESA = 1;

const statements = [
  `insert into empresa (codigo_empresa, empresa, usuario_creacion) values ('E', 'Empresa', 'bench')`,
  `alter table usuario disable trigger user`,
  `update usuario set id_empresa = ${EMPRESA} where usuario_creacion = 'bench'`,
  `alter table usuario enable trigger user`,
  ...Object.values(PLANES).flatMap((plan) => [
    `insert into planestudio (denominacion, fecha_inicio, fecha_fin, usuario_creacion)
      values ('Plan ${plan}', current_date - 1, current_date + 200, 'bench')`,
    `insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion) values (${plan}, 1, 1, 'bench')`,
  ]),
  `vacuum analyze`,
];

/** Fills a PostgreSQL cluster with learners of one company, and signs in an administrator and one of the learners. */
export async function assigningCluster(learners: number) {
  const cluster = await filledCluster({ learners });
  const connection = await openConnection({ databaseUrl: cluster.url, dataDir: cluster.dataDir });
  for (const statement of statements) await sql.raw(statement).execute(connection.db);
  const now = new Date();
  const admin = await signIn(
    { db: connection.db, now },
    await buildUsuario(connection.db, { admin: true, contrasenia_fecha: now.toISOString() }),
  );
  const { rows } = await sql<{ id_usuario: number }>`
    select id_usuario from usuario where usuario_creacion = 'bench' order by id_usuario`.execute(connection.db);
  await connection.close();
  return { ...cluster, admin, learner: pairs({ learners })().token, people: rows.map(({ id_usuario }) => id_usuario) };
}
