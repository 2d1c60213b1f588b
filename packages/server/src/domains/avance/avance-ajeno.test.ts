import { asignacionApi } from '@portal/contract/asignacion';
import { avanceApi } from '@portal/contract/avance';
import { certificadoApi } from '@portal/contract/certificado';
import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { useTestApp } from '@portal/testkit/app.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, it } from 'vitest';

const test = useTestApp();

it('answers 403 for the lists of another person, and 404 to an admin for an unknown one', async () => {
  const alumno = await enrol(test, []);
  const other = await enrol(test, []);
  const admin = await enrol(test, [], { admin: true });
  const byId = [
    asignacionApi.ofUsuario,
    asignacionApi.pendientes,
    avanceApi.temas,
    avanceApi.kpi,
    programaApi.ofUsuario,
    programaApi.graphUsuario,
    certificadoApi.ofUsuario,
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
