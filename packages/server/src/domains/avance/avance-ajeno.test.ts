import { api } from '@portal/contract/api';
import type { avanceApi } from '@portal/contract/avance';
import { planestudioApi } from '@portal/contract/planestudio';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { enrol } from '../../testing/scenes/cuestionario.ts';

const test = useTestApp();

it('answers 403 for the lists of another person, and 404 to an admin for an unknown one', async () => {
  const alumno = await enrol(test, []);
  const other = await enrol(test, []);
  const admin = await enrol(test, [], { admin: true });
  const { asignacion, usuario, programa, certificado } = api;
  const byId = [
    asignacion.ofUsuario,
    asignacion.pendientes,
    usuario.temas,
    usuario.kpi,
    programa.ofUsuario,
    programa.graphUsuario,
    certificado.ofUsuario,
  ];
  for (const endpoint of byId) {
    const asked = async (token: string, id: number) =>
      (await test.call(endpoint as typeof avanceApi.temas, { token, params: { id } })).status;
    expect(await asked(other.token, alumno.id_usuario), endpoint.path).toBe(403);
    expect(await asked(other.token, 2_000_000_000), endpoint.path).toBe(403);
    expect(await asked(admin.token, alumno.id_usuario), endpoint.path).toBe(200);
  }
  const { status } = await test.call(planestudioApi.ofUsuario, { token: alumno.token, params: { a: alumno.id_usuario, b: 999_999 } });
  expect(status).toBe(404);
});
