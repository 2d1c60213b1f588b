import { tableroApi } from '@portal/contract/tablero';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, test } from 'vitest';

const app = useTestApp();

test('the figures of the administrator count topics, people and plans', async () => {
  const admin = await enrol(app, [], { admin: true });
  const read = async () => (await app.call(tableroApi.kpiAdmin, { token: admin.token })).data[0]!;
  const before = await read();
  const old = await buildPlan(app.db, { denominacion: 'Ya terminó', fecha_fin: '2026-11-20' });
  await enrol(app, [old]);
  await buildUsuario(app.db);
  await buildUsuario(app.db, { soporte: true });
  await buildUsuario(app.db, { codigo_estado: 2, fecha_cese: '2026-11-01' });
  expect(await read()).toEqual({
    tema_activo: before.tema_activo + 2,
    usuario_activo: before.usuario_activo + 3,
    usuario_total: before.usuario_total + 4,
    tema_vencido: before.tema_vencido + 2,
    // The one with a plan that is over and the one without any; not the supporter, who has a role, nor the one who left.
    usuario_sin_asignar: before.usuario_sin_asignar + 2,
    plan_activo: before.plan_activo + 1,
    tema_sin_preguntas: before.tema_sin_preguntas,
    recordatorio_retenido: 0,
  });
  const visits = await app.db
    .selectFrom('log')
    .select(['tabla', 'tipo'])
    .where('id_usuario', '=', admin.id_usuario)
    .where('id_registro', 'is', null)
    .execute();
  expect(visits).toEqual([{ tabla: 'pantalla', tipo: 'dashboard' }]);
});
