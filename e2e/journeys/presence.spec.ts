import { accesoApi } from '@portal/contract/acceso';
import { cursoApi } from '@portal/contract/curso';
import { PRESENCIA } from '@portal/contract/presencia';
import type { Page } from '@playwright/test';
import { openQuestions, optionOf, questionsOf, signIn } from '../support/actions.ts';
import { at, isTopic, topicAddress } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const note = (page: Page, name: string) => page.getByText(new RegExp(`^${name} está editando esto \\(desde \\d\\d:\\d\\d\\)\\.$`));

test('two people at one course see each other, until one leaves', async ({ page, startAs, client, cast, otherBrowser }) => {
  const [admin, other] = [cast.staff('admin'), cast.next('unTema')];
  const api = await client.signIn(admin);
  await api.call(accesoApi.insPersona, {
    body: { codigo_usuario: `E2E${other.username.slice(-3)}`, rol: 1, indicador_alcance: 0, empresas: [] },
  });
  const { id_curso } = await api.call(cursoApi.ins, {
    body: {
      codigo: `DOS-${other.username}`,
      titulo: `Curso de dos ${other.username}`,
      descripcion: 'Curso',
      etiquetas: 'curso',
      codigo_estado: 1,
    },
  });
  const form = `/cursoedit?id=${id_curso}`;
  await startAs(admin);
  // The clock of this browser is put forward, so that nobody waits for the next word of the form.
  await page.clock.install();
  const nextWord = () => page.clock.fastForward(PRESENCIA.cada * 1000);
  await page.goto(form);
  const title = page.getByRole('textbox', { name: /^Título/ });
  await expect(title).toBeEditable();
  const second = await (await otherBrowser()).newPage();
  await signIn(second, other);
  await expect(second.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await second.goto(form);
  await expect(note(second, admin.fullname)).toBeVisible();
  await nextWord();
  await expect(note(page, other.fullname)).toBeVisible();
  await expect(title, 'nothing is locked').toBeEditable();
  await second.goto('/curso');
  await expect(second.getByRole('heading', { name: 'Cursos', level: 1 })).toBeVisible();
  await expect(async () => {
    await nextWord();
    await expect(note(page, other.fullname)).toBeHidden({ timeout: 1000 });
  }, 'a form that was left is not named').toPass();
});

test('sessions closed by an administrator leave what was answered', async ({ page, startAs, cast, otherBrowser, problems }) => {
  problems.expect(/401/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await openQuestions(page, ocurrencia, 4);
  await optionOf(questionsOf(page).nth(0), 3).check();
  const office = await (await otherBrowser()).newPage();
  await signIn(office, cast.staff('admin'));
  await expect(office.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await office.goto(`/usuarioreporte?id=${learner.id_usuario}&vista=sesiones`);
  await office.getByRole('button', { name: 'Cerrar sus sesiones' }).click();
  await expect(office.getByRole('dialog')).toContainText('Se cerrará 1 sesión');
  await office.getByRole('dialog').getByRole('button', { name: 'Cerrar sus sesiones' }).click();
  await expect(office.getByText('No tiene sesiones abiertas')).toBeVisible();

  await optionOf(questionsOf(page).nth(1), 1).check();
  await page.goto('/dashboardtema');
  await page.waitForURL(at('/auth/login'));
  await signIn(page, learner);
  await page.goto(topicAddress(ocurrencia));
  await page.waitForURL(isTopic(ocurrencia));
  await expect(optionOf(questionsOf(page).nth(0), 3)).toBeChecked();
  await expect(optionOf(questionsOf(page).nth(1), 1)).toBeChecked();
});
