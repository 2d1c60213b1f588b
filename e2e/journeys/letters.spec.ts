import { fillSignIn } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

test('an administrator edits a letter, tries it, and the next one goes out in the new words', async ({
  page,
  startAs,
  cast,
  mailbox,
  browser,
}) => {
  const staff = cast.staff('admin');
  const learner = cast.next('unTema');
  await startAs(staff);
  await page.goto('/correo');
  await page.getByRole('link', { name: 'Textos de las cartas' }).click();
  await page.getByRole('link', { name: 'Enlace para restablecer la contraseña' }).click();
  const subject = page.getByRole('textbox', { name: /^Asunto/ });
  const body = page.getByRole('textbox', { name: /^Texto/ });
  const original = await subject.inputValue();

  await body.fill('Hola, {nombre}:\n\nEscriba una clave nueva. Ayuda: https://intranet.empresa.example/clave\n\n');
  await expect(page.getByText('Falta el campo {usuario}')).toBeVisible();
  await page
    .getByRole('group', { name: 'Insertar en el texto' })
    .getByRole('button', { name: /^Usuario/ })
    .click();
  await page
    .getByRole('group', { name: 'Insertar en el texto' })
    .getByRole('button', { name: /^Botón/ })
    .click();
  await expect(body).toHaveValue(/\n\n\{usuario\}\n\{boton\}$/);
  await subject.fill('Clave nueva para el portal');
  const letter = page.frameLocator('iframe[title="Vista previa de la carta"]');
  await expect(letter.getByText('Escriba una clave nueva.')).toBeVisible();
  await expect(letter.getByRole('link', { name: 'https://intranet.empresa.example/clave' })).toBeVisible();

  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('button', { name: 'Enviar prueba' }).dblclick();
  await expect(page.getByText(/La prueba va en camino a /)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(/El texto quedó guardado/)).toBeVisible();
  await expect(page.getByText(/^Editado por /)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/auth/login');
  await visitor.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await visitor.getByLabel(/^Correo electrónico/).fill(learner.email);
  await visitor.getByRole('button', { name: 'Enviar' }).click();
  await expect.poll(() => mailbox.to(learner.email).map(({ subject: words }) => words)).toEqual(['Clave nueva para el portal']);
  const link = /https?:\/\/\S+\/auth\/reset-password#token=[\w-]+/.exec(mailbox.to(learner.email)[0]?.text ?? '')?.[0] ?? '';
  await visitor.goto(link);
  await visitor.getByLabel(/^Contraseña nueva/).fill('Girasol-Azul-77');
  await visitor.getByLabel(/^Repetir contraseña/).fill('Girasol-Azul-77');
  await visitor.getByRole('button', { name: 'Guardar contraseña' }).click();
  await fillSignIn(visitor, { ...learner, password: 'Girasol-Azul-77' });
  await visitor.context().close();

  await page.getByRole('button', { name: 'Volver al texto original' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver al texto original' }).click();
  await expect(subject).toHaveValue(original);
  await page.getByRole('button', { name: 'Historial' }).click();
  await expect(page.getByRole('dialog').getByText('Clave nueva para el portal').first()).toBeVisible();
});
