import { readFileSync } from 'node:fs';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import type { Page } from '@playwright/test';
import { type Client, otherThan, rightOption } from '../support/api.ts';
import { choose, fillFields } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import type { Ocurrencia, World } from '../world/world.ts';

/** Fields of one kind that an author fills after its text, and the content that is stored then. */
interface Written {
  readonly tipo: string;
  readonly write: (page: Page) => Promise<void>;
  readonly datos: Record<string, unknown>;
}

const options = (page: Page, ...texts: readonly string[]) =>
  fillFields(page, Object.fromEntries(texts.map((text, place) => [`Respuesta ${'ABCD'.charAt(place)}`, text])));
const partes = (...textos: readonly string[]) => textos.map((texto) => ({ texto }));

const KINDS: readonly Written[] = [
  {
    tipo: 'Opción única',
    write: async (page) => {
      await options(page, 'Agua', 'Polvo', 'Espuma', 'CO₂');
      await page.getByRole('button', { name: 'Agregar una opción' }).click();
      await fillFields(page, { 'Respuesta E': 'Señal «ñ»' });
      await page.getByRole('radio', { name: 'La correcta es Respuesta D' }).check();
    },
    datos: { tipo: 'unica', opciones: partes('Agua', 'Polvo', 'Espuma', 'CO₂', 'Señal «ñ»'), correcta: 4 },
  },
  {
    tipo: 'Opción múltiple',
    write: async (page) => {
      await options(page, 'Casco', 'Sandalias', 'Guantes', 'Bufanda');
      for (const letter of ['A', 'C']) await page.getByRole('checkbox', { name: `Respuesta ${letter} es correcta` }).check();
      await page.getByRole('checkbox', { name: 'Dar puntaje parcial' }).check();
    },
    datos: { tipo: 'multiple', opciones: partes('Casco', 'Sandalias', 'Guantes', 'Bufanda'), correctas: [1, 3], parcial: true },
  },
  {
    tipo: 'Verdadero o falso',
    write: (page) => page.getByRole('radio', { name: 'Falso', exact: true }).first().check(),
    datos: { tipo: 'verdadero_falso', correcta: false },
  },
  {
    tipo: 'Numérica',
    write: (page) => fillFields(page, { 'Valor 1': '12,5', 'Tolerancia 1': '0,5', Unidad: 'kg' }),
    datos: { tipo: 'numerica', valores: [{ valor: '12,5', tolerancia: '0,5' }], unidad: 'kg' },
  },
  {
    tipo: 'Respuesta corta',
    write: async (page) => {
      await fillFields(page, { 'Respuesta aceptada 1': 'Evacuación' });
      await page.getByRole('button', { name: 'Agregar una respuesta' }).click();
      await fillFields(page, { 'Respuesta aceptada 2': 'Salida' });
    },
    datos: { tipo: 'corta', aceptadas: ['Evacuación', 'Salida'] },
  },
  {
    tipo: 'Relacionar',
    write: async (page) => {
      await fillFields(page, {
        'Elemento 1': 'Fuego',
        'Pareja del elemento 1': 'Extintor',
        'Elemento 2': 'Corte',
        'Pareja del elemento 2': 'Botiquín',
      });
    },
    datos: {
      tipo: 'relacionar',
      pares: [
        { izquierda: { texto: 'Fuego' }, derecha: 'Extintor' },
        { izquierda: { texto: 'Corte' }, derecha: 'Botiquín' },
      ],
    },
  },
  {
    tipo: 'Ordenar',
    write: async (page) => {
      await fillFields(page, { 'Elemento 1': 'Primero', 'Elemento 2': 'Tercero', 'Elemento 3': 'Segundo' });
      await page.getByRole('button', { name: 'Subir Elemento 3', exact: false }).click();
    },
    datos: { tipo: 'ordenar', elementos: partes('Primero', 'Segundo', 'Tercero') },
  },
];

async function writeEachKind(page: Page, mark: string): Promise<void> {
  await page.goto('/preguntaedit');
  await choose(page, 'Categoría', 'General');
  for (const { tipo, write } of KINDS) {
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).click();
    // Without the scrolling of a driver's click, which may move the window from below the open list.
    await page.getByRole('option', { name: new RegExp(`^${tipo}`) }).dispatchEvent('click');
    await page.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(`${mark} ${tipo}`);
    await write(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), tipo).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Guardar y crear más' }).click();
    // The form is empty and begins again at its first field.
    await expect(page.getByRole('textbox', { name: 'Pregunta', exact: true })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Pregunta', exact: true })).toHaveValue('');
  }
}

for (const [name, use] of [
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(use);

    test(`an author writes a question of every kind on ${name}, and each is stored as written`, async ({ page, startAs, cast, client }) => {
      const mark = `Escrita en ${name} ${Date.now()}`;
      await startAs(cast.staff('admin'));
      await writeEachKind(page, mark);
      const admin = await client.signIn(cast.staff('admin'));
      const stored = await admin.call(preguntaApi.sellst, { query: { pagina: 1, tamano: 20, buscar: mark } });
      expect(stored).toHaveLength(KINDS.length);
      for (const { tipo, datos } of KINDS)
        expect(stored.find(({ pregunta }) => pregunta === `${mark} ${tipo}`)?.datos).toMatchObject(datos);
    });
  });

/** A bank as another program writes it: one question of each kind that it has, and one that no kind of the portal takes. */
const gift = (mark: string) =>
  [
    `// ${mark}`,
    String.raw`::Uno:: ¿${mark}: qué extintor\: el de electricidad? {=CO₂ ~Agua ~Espuma}`,
    `::Dos:: ¿${mark}: el agua apaga todo? {FALSE}`,
    `::Tres:: ¿${mark}: cuántos kilos? {#12.5:0.5}`,
    `::Cuatro:: ¿${mark}: cómo se llama la salida? {=Evacuación =evacuacion}`,
    `::Cinco:: ¿${mark}: qué va con qué? {=Fuego -> Extintor =Corte -> Botiquín =Sismo -> Zona segura}`,
    `::Seis:: ¿${mark}: qué opina? {}`,
  ].join('\n\n');

test('an author brings the bank of another program: reviewed, imported, written back, and known again', async ({ page, startAs, cast }) => {
  const mark = `Banco ${Date.now()}`;
  await startAs(cast.staff('admin'));
  const bring = async (name: string, text: Buffer | string) => {
    await page.goto('/preguntaimportar');
    await page
      .getByRole('button', { name: 'Planilla de preguntas' })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page.getByRole('heading', { name: `Revisión de ${name}` })).toBeVisible();
  };
  const rows = page.getByRole('table', { name: 'Filas de la planilla' }).locator('tbody').getByRole('row');
  await bring('banco.gift', gift(mark));
  await expect(rows.filter({ hasText: 'Es una pregunta abierta: nadie la califica sola.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Importar 5 preguntas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Se importaron 5 preguntas.', { exact: false })).toBeVisible();
  await page.goto(`/pregunta?buscar=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('table', { name: 'Preguntas' }).locator('tbody').getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'Exportar banco' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /Moodle/ }).click()]);
  await bring('banco.xml', readFileSync(await download.path()));
  await expect(rows.filter({ hasText: 'Ya existe' })).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Nada que importar' })).toBeDisabled();
});

/** Answers the only question of a topic wrongly; returns the attempt, the question and the words of what was chosen. */
async function answerWrongly(learner: Client, { world, ocurrencia }: { readonly world: World; readonly ocurrencia: Ocurrencia }) {
  const { id_evaluacion } = await learner.call(evaluacionApi.ins, { body: ocurrencia });
  const [question] = await learner.call(preguntaApi.cuestionario, { body: ocurrencia });
  const respuesta = otherThan(rightOption(world, question!));
  const { id_pregunta, rpta_a, rpta_b, rpta_c, rpta_d } = question!;
  await learner.call(evaluacionApi.insDetalle, { body: [{ id_evaluacion, id_pregunta, respuesta }] });
  return { id_evaluacion, id_pregunta, words: [rpta_a, rpta_b, rpta_c, rpta_d][respuesta - 1]! };
}

test('a wrong key is corrected as it was shown, the grade rises, and all of it is taken back', async ({ page, startAs, cast, client }) => {
  const learner = await client.signIn(cast.next('claveMala'));
  const { id_evaluacion, id_pregunta, words } = await answerWrongly(learner, {
    world: cast.world,
    ocurrencia: cast.topic('claveMala').ocurrencia,
  });
  const grade = async () => (await learner.call(evaluacionApi.sel, { params: { id: id_evaluacion } })).nota;
  expect(await grade()).toBe(0);
  await startAs(cast.staff('admin'));
  await page.goto(`/preguntaedit?id=${id_pregunta}`);
  await page.getByRole('link', { name: 'La clave está mal' }).click();
  await page.getByRole('radio', { name: words }).check();
  await page.getByRole('button', { name: 'Ver qué pasaría' }).click();
  await expect(page.getByText('1 intento de 1 persona; 1 nota cambia.')).toBeVisible();
  await page.getByRole('button', { name: 'Corregir 1 nota' }).click();
  await expect(page.getByText('Terminada.', { exact: true })).toBeVisible();
  expect(await grade()).toBe(100);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText(/^Deshecha:/)).toBeVisible();
  expect(await grade()).toBe(0);
});
