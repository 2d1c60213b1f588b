import { api } from '@portal/contract';
import { accept, questionsOf, signIn, takeQuestionnaire } from '../support/actions.ts';
import { at, isTopic, topicAddress, topicQuery } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const rating = (value: number) => ({ name: `${value} de 10` });

test('a topic without questions is completed by its feedback', async ({ page, cast }) => {
  const learner = cast.next('sinCuestionario');
  const { ocurrencia } = cast.topic('sinCuestionario');
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(page.getByText('Este tema no tiene cuestionario: se completa con su valoración.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true }), 'no value is preset').toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Debe al menos elegir un valor de Feedback').first()).toBeVisible();

  await page.getByRole('radio', rating(9)).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await accept(page);
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(page.getByRole('heading', { name: 'Completó el tema' })).toBeVisible();
  await expect(page.getByText('Nota final')).toHaveCount(0);
});

test('a topic placed without questionnaire is completed on the simple screen and leads to the program', async ({ page, cast, client }) => {
  const learner = cast.next('sinCuestionario');
  const { ocurrencia, titulo } = cast.topic('sinCuestionario', 1);
  await signIn(page, learner);
  await page.goto(`/evaluacionsimple?${topicQuery(ocurrencia)}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Debe al menos elegir un valor de Feedback').first()).toBeVisible();
  await page.getByRole('radio', rating(10)).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(at('/programaseguimiento'));
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeVisible();
  const [plan] = await (await client.signIn(learner)).call(api.asignacion.ofUsuario, { params: { id: learner.id_usuario } });
  expect(plan).toMatchObject({ temas: 3, promedio: null });
  expect(plan?.avance).toBeCloseTo(33.33, 1);
});

test('the simple address of a topic that has questions leads to its questionnaire', async ({ page, cast }) => {
  const { ocurrencia } = cast.topic('dosTemas');
  await signIn(page, cast.next('dosTemas'));
  await page.goto(`/evaluacionsimple?${topicQuery(ocurrencia)}`);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(questionsOf(page)).toHaveCount(4);
});

test('a locked topic says what must be approved first, and opens once it is', async ({ page, cast, client }) => {
  const learner = cast.next('bloqueado');
  const [first, second] = [cast.topic('bloqueado'), cast.topic('bloqueado', 1)];
  await signIn(page, learner);
  await page.waitForURL(isTopic(first.ocurrencia));
  await page.goto(topicAddress(second.ocurrencia));
  await expect(page.getByText('Este tema todavía está bloqueado')).toBeVisible();
  await expect(page.getByText('Para abrirlo debe aprobar primero «Primera etapa».')).toBeVisible();
  await expect(questionsOf(page)).toHaveCount(0);
  const refused = await (await client.signIn(learner)).raw(api.evaluacion.ins, { body: second.ocurrencia });
  expect(refused.status).toBe(409);

  await page.getByRole('link', { name: 'Ir a ese tema' }).click();
  await page.waitForURL(isTopic(first.ocurrencia));
  await takeQuestionnaire(page, cast.world);
  await page.goto(topicAddress(second.ocurrencia));
  await expect(questionsOf(page)).toHaveCount(2);
});

test('an approved topic can be looked at again, but not taken again', async ({ page, cast, client }) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await takeQuestionnaire(page, cast.world);
  await page.goto(topicAddress(ocurrencia));
  await expect(page.getByText('Ya aprobó este tema')).toBeVisible();
  await expect(questionsOf(page)).toHaveCount(0);
  const refused = await (await client.signIn(learner)).raw(api.evaluacion.ins, { body: ocurrencia });
  expect(refused.status).toBe(409);
});

test('feedback is given once for an evaluation', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('dosTemas').ocurrencia));
  const { id } = await takeQuestionnaire(page, cast.world);
  await page.getByRole('link', { name: 'Enviar Feedback' }).click();
  await page.waitForURL(at('/temafeedback'));
  await page.getByRole('button', { name: 'Enviar Feedback' }).click();
  await expect(page.getByText('Debe al menos elegir un valor de Feedback')).toBeVisible();
  await page.getByRole('radio', rating(7)).check();
  await page.getByLabel(/^Comentario/).fill('Buen ritmo; faltó un ejemplo con <b>niños</b>.');
  await page.getByRole('button', { name: 'Enviar Feedback' }).click();
  await accept(page);
  await page.waitForURL(at('/dashboardusuario'));
  await expect(page.getByText('Feedback Enviado correctamente')).toBeVisible();
  await page.goto(`/temafeedback?id=${id}`);
  await expect(page.getByText('Ya recibimos su opinión')).toBeVisible();
});

test('an address that names no topic, or one of somebody else’s plan, says so and leads back', async ({ page, cast, problems }) => {
  problems.expect(/tema\/sel\/detalle\/?: 40[34]/);
  const learner = cast.next('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('dosTemas').ocurrencia));
  for (const address of ['/evaluacionedit', '/evaluacionedit?id=abc', topicAddress(cast.topic('unTema').ocurrencia)]) {
    await page.goto(address);
    await expect(page.getByText('No encontramos este tema')).toBeVisible();
    await expect(questionsOf(page)).toHaveCount(0);
  }
});
