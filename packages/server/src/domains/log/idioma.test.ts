import { loadTranslator } from '@portal/messages';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, test } from 'vitest';

const app = useTestApp();

test('the log keeps its sentences in the language of the portal, whatever that of the caller', async () => {
  const plan = await buildPlan(app.db, { estructura: { G: { C: { M: ['Ética'] } } } });
  await app.db.updateTable('configuracion').set({ idioma: 'de' }).execute();
  const alumno = await enrol(app, [plan]);
  const { data } = await take(alumno, plan.ocurrencias[0]!);
  const { text } = await loadTranslator('de');
  const values = { id: String(data.id_evaluacion), intento: '1' };
  const entries = await app.db.selectFrom('log').select(['tipo', 'detalle']).where('id_usuario', '=', alumno.id_usuario).execute();
  expect(entries).toContainEqual({ tipo: 'evaluacion_inicio', detalle: text('actividad.evaluacionInicio', values) });
  expect(entries).toContainEqual({
    tipo: 'evaluacion_fin',
    detalle: text('actividad.evaluacionNota', { ...values, resultado: 'aprobado', nota: '100' }),
  });
});
