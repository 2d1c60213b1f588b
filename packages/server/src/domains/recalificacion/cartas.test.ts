import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import {
  buildCalificado,
  countProgress,
  doneCorrection,
  shownCorrection,
  undoneCorrection,
} from '@portal/testkit/scenes/recalificacion.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  plan = await buildPlan(app.db, {
    denominacion: 'Plan de ingreso',
    estructura: { P: { C: { M: [{ titulo: 'Extintores', banco: 4 }] } } },
  });
});

/** Right answers by the stored key, but for the first question: there the one that should be right. */
const answers = () => plan.temas[0]!.banco.map(({ indicador_correcta: key }, index) => (index === 0 ? (key % 4) + 1 : key));

async function person(over: Parameters<typeof buildUsuario>[1] = {}, respuestas: (number | null)[] = answers()) {
  const { id_usuario } = await buildUsuario(app.db, { correo_comprobado: true, ...over });
  await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
  await buildCalificado(app, plan, { id_usuario, respuestas, notaminima: 80 });
  return id_usuario;
}

const shown = () => {
  const { id_pregunta, version, indicador_correcta: key } = plan.temas[0]!.banco[0]!;
  return shownCorrection(admin, { id_pregunta, version, modo: 'nueva', respuestas: [(key % 4) + 1] });
};
const letters = () =>
  app.db
    .selectFrom('correo')
    .select(['id_usuario', 'destinatario', 'asunto', 'texto', 'html'])
    .where('tipo', '=', 'correccion')
    .orderBy('id_correo')
    .execute();

test('one letter goes to each person who gets another grade, as many as were shown, and another one when it is taken back', async () => {
  const ana = await person({ nombres: 'Ana', correo_electronico: 'ana@x.pe' });
  await buildCalificado(app, plan, { id_usuario: ana, respuestas: answers(), notaminima: 70, numero_intento: 2 });
  const jo = await person({ nombres: 'O’Brien & <b>', correo_electronico: 'jo@x.pe', idioma: 'en', correo_comprobado: false });
  await person({ correo_electronico: null });
  await person({ correo_electronico: 'vuelve@x.pe', correo_rebotado: 'vuelve@x.pe' });
  await person({ correo_electronico: 'cesado@x.pe', fecha_cese: '2026-01-31' });
  await person({ correo_electronico: 'inactivo@x.pe', codigo_estado: 2, fecha_cese: '2026-12-31' });
  const igual = plan.temas[0]!.banco.map(({ indicador_correcta: key }, index) => (index === 0 ? ((key + 1) % 4) + 1 : key));
  await person({ correo_electronico: 'igual@x.pe' }, igual);
  await countProgress(app);

  const { id_recalificacion, cuentas } = await shown();
  expect(cuentas).toMatchObject({ cambian: 7, avisos: 2 });
  expect(await letters()).toEqual([]);
  expect(await doneCorrection(admin, id_recalificacion, true)).toMatchObject({ avisa: true, cuentas: { avisos: 2 } });
  const [first, second, ...others] = await letters();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ id_usuario: ana, destinatario: 'ana@x.pe', asunto: 'Se corrigió su nota de «Extintores»' });
  expect(first?.texto).toContain('Hola, Ana:');
  expect(first?.texto).toContain('(Plan de ingreso, intento 1) su nota era 75 y ahora es 100: aprobado. Tiene un certificado');
  expect(first?.texto).toContain('intento 2) su nota era 75 y ahora es 100: aprobado. Su certificado tiene un número nuevo');
  expect(second).toMatchObject({ id_usuario: jo, asunto: 'Your score in “Extintores” was corrected' });
  expect(second?.html).not.toContain('Brien');

  await undoneCorrection(admin, id_recalificacion);
  const [, , back, ...rest] = await letters();
  expect(rest).toHaveLength(1);
  expect(back).toMatchObject({ id_usuario: ana });
  expect(back?.texto).toContain('se deshizo');
  expect(back?.texto).toContain('intento 1) su nota era 100 y ahora es 75: no aprobado. El certificado de ese intento ya no vale');
  expect(back?.texto).toContain('otra vez su número de antes');
});

test('without the word of who confirms nobody gets a letter', async () => {
  await app.db.deleteFrom('correo').execute();
  await person({ correo_electronico: 'bea@x.pe' });
  await countProgress(app);
  const { id_recalificacion, cuentas } = await shown();
  expect(cuentas).toMatchObject({ cambian: 1, avisos: 1 });
  expect(await doneCorrection(admin, id_recalificacion)).toMatchObject({ avisa: false });
  await undoneCorrection(admin, id_recalificacion);
  expect(await letters()).toEqual([]);
});
