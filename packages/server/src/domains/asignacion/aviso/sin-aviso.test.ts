import { emailApi } from '@portal/contract/email';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, it } from 'vitest';

const app = useTestApp();
const TODAY = '2026-11-21';

it('lists together whom no letter reached: refused, returned, no address, never written to', async () => {
  app.now = new Date(`${TODAY}T15:00:00Z`);
  const { token } = await enrol(app, [], { admin: true });
  const { plan } = await buildPlan(app.db, { today: TODAY });
  const { id_planestudio } = plan;
  const assigned = async (over: Parameters<typeof buildUsuario>[1] = {}) => {
    const { id_usuario } = await buildUsuario(app.db, over);
    const { id_asignacion } = await buildAsignacion(app.db, { id_usuario, id_planestudio });
    return { id_usuario, id_asignacion };
  };
  const [arrived, refused, waiting, never] = [await assigned(), await assigned(), await assigned(), await assigned()];
  const [nowhere, returned] = [await assigned({ correo_electronico: null }), await assigned()];
  const ids = [arrived, refused, waiting, returned].map(({ id_asignacion }) => id_asignacion);
  await app.call(emailApi.asigna, { token, body: { asignaciones: { ids } } });
  for (const [{ id_usuario }, estado] of [
    [arrived, 'enviado'],
    [refused, 'fallido'],
    [returned, 'rebotado'],
  ] as const)
    await app.db.updateTable('correo').set({ estado }).where('id_usuario', '=', id_usuario).execute();
  const reached = async (sin_aviso: string) => {
    const query = { pagina: 1, tamano: 50, filtro: { sin_aviso } };
    const { data } = await app.call(usuarioApi.ofPlan, { token, params: { id: id_planestudio }, query });
    return new Set(data.map(({ id_usuario }) => id_usuario));
  };
  expect(await reached('true')).toEqual(new Set([refused, never, nowhere, returned].map(({ id_usuario }) => id_usuario)));
  expect(await reached('false')).toEqual(new Set([arrived, waiting].map(({ id_usuario }) => id_usuario)));
});
