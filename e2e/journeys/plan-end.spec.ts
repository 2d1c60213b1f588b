import { signIn, takeQuestionnaire } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('a learner finishes the plan and is congratulated', async ({ page, cast }) => {
  const learner = cast.next('unTema');
  const { ocurrencia } = cast.topic('unTema');
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await takeQuestionnaire(page, cast.world);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.waitForURL(at('/planfin'));
  await expect(page.getByRole('heading', { name: '¡Felicitaciones!' })).toBeVisible();
  await expect(page.getByText('Plan de un tema')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/100\s?%/);

  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.waitForURL(at('/dashboardusuario'));
  await expect(page.getByText('Está al día')).toBeVisible();
});

test('the congratulation is not shown while topics are pending: it says which', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia, titulo } = cast.topic('dosTemas', 1);
  await signIn(page, learner);
  await page.goto(`/planfin?id=${ocurrencia.id_planestudio}`);
  await expect(page.getByText('Le faltan 2 temas para terminar este plan')).toBeVisible();
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeVisible();
  await expect(page.getByText('¡Felicitaciones!')).toHaveCount(0);
});

test('after passing one of two topics, Continuar leads to the panel with the next topic', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  const [first, second] = [cast.topic('dosTemas'), cast.topic('dosTemas', 1)];
  await signIn(page, learner);
  await page.waitForURL(isTopic(first.ocurrencia));
  await takeQuestionnaire(page, cast.world);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.waitForURL(at('/dashboardusuario'));
  await expect(page.getByRole('heading', { name: second.titulo })).toBeVisible();
  await expect(page.getByText('Le queda 1 tema pendiente')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar', exact: true }).click();
  await page.waitForURL(isTopic(second.ocurrencia));
});

test('achievements show the mean grade and the month of what was passed', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('dosTemas').ocurrencia));
  await takeQuestionnaire(page, cast.world, { wrong: 1 });
  await page.goto('/planmislogros');
  await expect(page.getByText('Programa de ingreso')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/75\s?%/);
  await expect(page.getByText('1 de 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avance por Periodo / Año Actual' })).toBeVisible();
  await page.getByRole('link', { name: /Programa de ingreso/ }).click();
  await page.waitForURL(at('/programaseguimiento'));
  await expect(page.getByText('Uso de extintores').first()).toBeVisible();
});
