import { asignacionApi } from '@portal/contract/asignacion';
import type { Page } from '@playwright/test';
import { accept, fillSignIn, passedHeading, questionsOf, takeQuestionnaire } from '../support/actions.ts';
import { at } from '../support/address.ts';
import {
  importQuestions,
  openTopicForm,
  writeCourse,
  writeModule,
  writeProgram,
  writeQuestion,
  writeTopic,
  type Question,
} from '../support/authoring.ts';
import { addChildren, choose, fillFields, openRecord, orderOf, pick, pressLink, pressSave, saveTo } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const question = (text: string, right: Question['right']): Question => ({
  text,
  options: ['Siempre', 'Nunca', 'Solo de noche', 'Cuando hay visita'],
  right,
});
const STACKING = [1, 2, 3, 4].map((right) => question(`¿Cuándo se apila la carga del tipo ${right}?`, right as Question['right']));
const SIGNS = [question('¿Cuándo se respeta la señal roja?', 1), question('¿Cuándo se tapa una señal de salida?', 2)];
const KEY = Object.fromEntries([...STACKING, ...SIGNS].map(({ text, options, right }) => [text, options[right - 1] ?? '']));
const PLAN = 'Plan del almacén nuevo';
const NO_CONTENT = /^.*El tema no tiene contenido\./;

const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('es-PE', { timeZone: 'America/Lima', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

async function writeTopics(page: Page): Promise<void> {
  await importQuestions(page, STACKING);
  for (const one of SIGNS) await writeQuestion(page, one);
  await writeTopic(page, { title: 'Apilar sin riesgo', asks: 4, questions: STACKING, lacks: NO_CONTENT });
  await refuseTopicWithoutQuestions(page, 'Señales del almacén');
  await writeTopic(page, { title: 'Bienvenida al turno', asks: 0, lacks: NO_CONTENT });

  await page.goto('/temapregunta');
  await pick(
    page,
    'Base de Preguntas',
    SIGNS.map(({ text }) => text),
  );
  await pick(page, 'Temas Disponibles', ['Señales del almacén']);
  await pressLink(page);
  await expect(page.getByText('2 asignados', { exact: true })).toBeVisible();
  await openRecord(page, '/tema', 'Señales del almacén');
  await expect(page.getByText('Lista para publicar: 2 de 3')).toBeVisible();
  await choose(page, 'Estado', 'Activo');
  await saveTo(page, '/tema', { lacks: NO_CONTENT, publishes: true });
}

/** Meets the refusal to publish a topic that asks two questions and has none, then saves it in development. */
async function refuseTopicWithoutQuestions(page: Page, title: string): Promise<void> {
  await openTopicForm(page, { title, asks: 2 });
  await expect(page.getByText('Lista para publicar: 0 de 3')).toBeVisible();
  await pressSave(page);
  await expect(page.getByText(/El tema pide 2 preguntas y no tiene ninguna activa\./).first()).toBeVisible();
  await choose(page, 'Estado', 'En Desarrollo');
  await saveTo(page, '/tema');
}

async function writeStructure(page: Page): Promise<void> {
  await writeModule(page, { code: 'ALM-M1', title: 'Pasillos despejados', children: ['Apilar sin riesgo', 'Señales del almacén'] });
  await writeModule(page, { code: 'ALM-M2', title: 'Primer turno', children: ['Bienvenida al turno'] });
  await writeCourse(page, { code: 'ALM-C1', title: 'Orden en el almacén', children: ['Pasillos despejados'] });
  await writeCourse(page, { code: 'ALM-C2', title: 'Llegada al almacén', children: ['Primer turno'] });
  await writeProgram(page, { code: 'ALM-P1', title: 'Almacén seguro', children: ['Orden en el almacén'] });
}

/** Creates a plan with an existing program and one created in the plan's dialog, then adds a course to the latter. */
async function writePlan(page: Page): Promise<void> {
  await page.goto('/planestudioedit');
  await fillFields(page, { Denominación: PLAN, 'Fecha de inicio': dayFromNow(-1), 'Fecha de fin': dayFromNow(10) });
  await addChildren(page, 'Agregar Programa', ['Almacén seguro']);
  await page.getByRole('button', { name: 'Nuevo Programa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo programa' });
  for (const [label, text] of Object.entries({ Código: 'ALM-P2', Título: 'Almacén acogedor', Descripción: 'Para quien llega.' }))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guarde el plan para conservarlo en él.', { exact: false })).toBeVisible();
  await expect.poll(() => orderOf(page, /^Programas del plan/)).toEqual(['Almacén seguro', 'Almacén acogedor']);
  await pressSave(page);
  await page.getByRole('button', { name: 'Completar ahora' }).click();
  await page.waitForURL(/\/planestudioedit\?id=\d+$/);
  await expect.poll(() => orderOf(page, /^Programas del plan/)).toEqual(['Almacén seguro', 'Almacén acogedor']);
  await saveTo(page, '/planestudio', { lacks: /El programa «Almacén acogedor» no tiene cursos\./ });

  await openRecord(page, '/programa', 'Almacén acogedor');
  await addChildren(page, 'Agregar cursos', ['Llegada al almacén']);
  await saveTo(page, '/programa');
}

/** Returns the id of the plan from its tree, which must show all of its contents. */
async function readTree(page: Page): Promise<number> {
  await page.goto('/planestudio');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(PLAN);
  await page.getByRole('link', { name: `Flujo de ${PLAN}` }).click();
  await page.waitForURL(at('/planestudioflujo'));
  await expect(page.getByRole('treeitem').locator('[data-level]')).toHaveText([
    PLAN,
    'Almacén seguro',
    'Orden en el almacén',
    'Pasillos despejados',
    'Apilar sin riesgo',
    'Señales del almacén',
    'Almacén acogedor',
    'Llegada al almacén',
    'Primer turno',
    'Bienvenida al turno',
  ]);
  return Number(new URL(page.url()).searchParams.get('id'));
}

test('an administrator builds a plan of two programs from nothing, and a learner completes it', async ({
  page,
  startAs,
  cast,
  client,
  otherBrowser,
  problems,
}) => {
  // The refusal to publish a topic without its questions.
  problems.expect(/POST \/api\/tema\/ins: 400/);
  const [admin, learner] = [cast.staff('admin'), cast.next('unTema')];
  await startAs(admin);
  await page.goto('/dashboard');
  await writeTopics(page);
  await writeStructure(page);
  await writePlan(page);
  const id_planestudio = await readTree(page);
  const assigned = await (
    await client.signIn(admin)
  ).call(asignacionApi.insItem, { body: { id_usuario: learner.id_usuario, id_planestudio } });
  expect(assigned).toMatchObject({ message: 'Asignado correctamente', insertados: 1 });

  const own = await (await otherBrowser()).newPage();
  await own.goto('/auth/login');
  await fillSignIn(own, learner);
  await complete(own, KEY);
  await expect(own.getByRole('main').getByText(PLAN)).toBeVisible();
  // Three of four right, then two of two; the last topic has no grade: (75 + 100) / 2.
  await expect(own.getByRole('main')).toContainText(/87\.5\s?%/);
  await expect(own.getByRole('main')).toContainText('3 temas aprobados');
});

/** Takes all three topics in the order in which the portal offers them, with feedback for the first. */
async function complete(page: Page, key: Readonly<Record<string, string>>): Promise<void> {
  const world = { people: {}, topics: {}, plans: {}, key };
  await expect(page.getByRole('heading', { name: 'Apilar sin riesgo' })).toBeVisible();
  await takeQuestionnaire(page, world, { wrong: 1 });
  await page.getByRole('link', { name: 'Enviar Feedback' }).click();
  await page.getByRole('radio', { name: '9 de 10' }).check();
  await page.getByRole('button', { name: 'Enviar Feedback' }).click();
  await accept(page);
  await page.waitForURL(at('/dashboardusuario'));

  await page.getByRole('link', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Señales del almacén' })).toBeVisible();
  await takeQuestionnaire(page, world);
  await expect(passedHeading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();

  await page.waitForURL(at('/dashboardusuario'));
  await page.getByRole('link', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bienvenida al turno' })).toBeVisible();
  await expect(questionsOf(page)).toHaveCount(0);
  await page.getByRole('radio', { name: '10 de 10' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await accept(page);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.waitForURL(at('/planfin'));
  await expect(page.getByRole('heading', { name: '¡Felicitaciones!' })).toBeVisible();
}
