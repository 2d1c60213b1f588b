import { avanceApi } from '@portal/contract/avance';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, it } from 'vitest';

const test = useTestApp();

it('an attempt that was drawn to be kept on a device and never used counts for nothing, ends never and is the first when it is sent', async () => {
  const plan = await buildPlan(test.db, {});
  const [place] = plan.ocurrencias;
  const drawn = await enrol(test, [plan]);
  const questions = ({ token }: Pick<Alumno, 'token'>) => test.call(preguntaApi.cuestionario, { token, body: place! });
  const { data: before } = await questions(drawn);
  const began = test.now;
  try {
    test.now = new Date(began.getTime() + 40 * 86_400_000);
    const later = { ...drawn, token: await signIn(test, drawn) };
    const { data: temas } = await test.call(avanceApi.temas, { token: later.token, params: { id: drawn.id_usuario } });
    expect(temas.find(({ id_tema }) => id_tema === place!.id_tema)).toMatchObject({
      estado: 'Pendiente',
      intentos: 0,
      abierto: true,
      espera_hasta: null,
    });
    const { iniciado } = await test.db
      .selectFrom('progreso')
      .select('iniciado')
      .where('id_usuario', '=', drawn.id_usuario)
      .executeTakeFirstOrThrow();
    expect(iniciado).toBe(false);
    expect((await questions(later)).data).toEqual(before);
    const sent = await take(later, place!);
    expect([sent.status, sent.data.nota]).toEqual([200, 100]);
    const attempts = await test.db.selectFrom('evaluacion').select('numero_intento').where('id_usuario', '=', drawn.id_usuario).execute();
    expect(attempts).toEqual([{ numero_intento: 1 }]);
  } finally {
    test.now = began;
  }
});
