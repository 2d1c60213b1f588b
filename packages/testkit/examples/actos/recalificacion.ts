import type { api } from '@portal/contract/api';
import { buildPlan } from '../../builders/contenido/plan.ts';
import { buildUsuario } from '../../builders/persona/usuario.ts';
import { buildCalificado } from '../../scenes/recalificacion.ts';
import type { ExamplesOf, World } from '../example.ts';

/** Builds a question that somebody of the company answered by what should be its key, with one right answer to three others. */
async function answered({ test, empresa }: World) {
  const plan = await buildPlan(test.db, { id_empresa: empresa.id_empresa });
  const { id_usuario } = await buildUsuario(test.db, { id_empresa: empresa.id_empresa });
  const { banco } = plan.temas[0]!;
  const [otra = 1, , ...otras] = banco.map(({ indicador_correcta }) => (indicador_correcta % 4) + 1);
  const id_evaluacion = await buildCalificado(test, plan, { id_usuario, respuestas: [otra, banco[1]!.indicador_correcta, ...otras] });
  const { id_pregunta, version } = banco[0]!;
  await test.db.updateTable('pregunta').set({ id_empresa: empresa.id_empresa }).where('id_pregunta', '=', id_pregunta).execute();
  return { id_pregunta, version, id_evaluacion, otra };
}

/** Builds a correction of the caller that was shown, or done. */
async function build(world: World, estado: 'simulada' | 'hecha'): Promise<number> {
  const { test, admin } = world;
  const { id_pregunta, version, id_evaluacion, otra } = await answered(world);
  const { username } = await test.db
    .selectFrom('usuario')
    .select('username')
    .where('id_usuario', '=', admin.id_usuario)
    .executeTakeFirstOrThrow();
  const now = admin.now ?? '2026-11-21T14:59:00.000Z';
  const { id_recalificacion } = await test.db
    .insertInto('recalificacion')
    .values({
      id_pregunta,
      version,
      versiones: [version],
      modo: 'nueva',
      respuestas: JSON.stringify([otra]),
      estado,
      usuario_creacion: username,
      id_usuario_creacion: admin.id_usuario,
      fecha_creacion: now,
      ...(estado === 'hecha' && { fecha_confirmacion: now, fecha_fin: now }),
    })
    .returning('id_recalificacion')
    .executeTakeFirstOrThrow();
  const foto = { version, es_correcta: false, puntos: 0, correcta: 1, total: 4, nota: 25, aprobado: false, certificado: null };
  await test.db
    .insertInto('recalificacion_fila')
    .values({
      id_recalificacion,
      id_evaluacion,
      tramo: 0,
      estado: estado === 'hecha' ? 'hecha' : 'lista',
      efecto: 'igual',
      antes: JSON.stringify(foto),
      despues: JSON.stringify(foto),
    })
    .execute();
  return id_recalificacion;
}

/** Requests of the corrections of wrong keys. */
export const recalificacion: ExamplesOf<(typeof api)['recalificacion']> = {
  simular: async (world) => {
    const { id_pregunta, version, otra } = await answered(world);
    return { body: { id_pregunta, version, modo: 'nueva', respuestas: [otra] } };
  },
  confirmar: async (world) => ({ body: { id_recalificacion: await build(world, 'simulada') } }),
  deshacer: async (world) => ({ body: { id_recalificacion: await build(world, 'hecha') } }),
  sel: async (world) => ({ params: { id: await build(world, 'hecha') } }),
  sellst: async (world) => {
    await build(world, 'hecha');
    return {};
  },
  filas: async (world) => ({ params: { id: await build(world, 'hecha') } }),
};
