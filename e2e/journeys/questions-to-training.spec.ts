import { expectClosed, openQuestions, optionOf, questionsOf, signIn } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

test('a learner asks in the questionnaire, an administrator answers, and the learner reads it where they asked', async ({
  page,
  startAs,
  cast,
  otherBrowser,
}) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await openQuestions(page, ocurrencia, 4);
  await optionOf(questionsOf(page).nth(0), 3).check();
  const shown = await questionsOf(page).nth(1).innerText();

  const texto = `¿Qué significa la tercera opción? ${learner.username}`;
  const respuesta = 'Que primero se avisa y después se actúa.';
  await page.getByRole('button', { name: 'No entiendo esta pregunta' }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'No entiendo esta pregunta' });
  await dialog.getByRole('textbox', { name: /^Su consulta/ }).fill(texto);
  // Closing it by mistake loses nothing.
  await page.keyboard.press('Escape');
  await expectClosed(page, dialog);
  await page.reload();
  await page.getByRole('button', { name: 'No entiendo esta pregunta' }).nth(1).click();
  await expect(dialog.getByRole('textbox', { name: /^Su consulta/ })).toHaveValue(texto);
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(page.getByText('Consulta enviada')).toBeVisible();
  await expect(optionOf(questionsOf(page).nth(0), 3)).toBeChecked();

  const office = await (await otherBrowser()).newPage();
  await signIn(office, cast.staff('admin'));
  await office.goto('/consulta?filtro[estado]=abierta');
  await office.getByRole('link', { name: texto }).click();
  await expect(office.getByRole('heading', { name: 'Pregunta que la persona vio' })).toBeVisible();
  const seen = office.getByRole('region', { name: 'Pregunta que la persona vio' });
  const options = await seen.getByRole('listitem').allInnerTexts();
  expect(options).toHaveLength(4);
  for (const option of options) expect(shown).toContain(option);
  await office.getByRole('textbox', { name: 'Respuesta' }).fill(respuesta);
  await office.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(office.getByText('Respuesta enviada')).toBeVisible();

  await page.reload();
  const own = page.getByRole('region', { name: 'Mis consultas' });
  await expect(own.getByText(respuesta)).toBeVisible();
  await expect(own.getByText('Respuesta nueva')).toBeVisible();
  await expect(optionOf(questionsOf(page).nth(0), 3)).toBeChecked();
  await page.goto('/misconsultas');
  await expect(page.getByText(respuesta)).toBeVisible();
});
