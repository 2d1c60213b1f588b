import { moduloApi } from '@portal/contract/modulo';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import type { Page } from '@playwright/test';
import type { Client } from '../support/api.ts';
import type { Cast } from '../support/cast.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { choose } from '../support/forms.ts';
import type { State } from './state.ts';

/** Names of the states of the administrator's screens; a constant, because test titles exist before any server runs. */
export const MASTER_STATES: Readonly<Record<string, readonly string[]>> = {
  '/cursoedit': ['con módulos', 'por corregir', 'agregar módulos', 'por retirar', 'no se elimina', 'no existe'],
  '/moduloedit': ['dos personas'],
  '/temaedit': ['preguntas vinculadas', 'por corregir'],
  '/pregunta': ['por fechas'],
  '/preguntaedit': ['con versiones'],
  '/planestudioedit': ['nuevo programa'],
  '/planestudioflujo': ['árbol'],
  '/planestudioedt': ['árbol numerado'],
  '/planestudiousuario': ['de un plan'],
  '/planimportar': ['de un plan'],
  '/preguntatema': ['de un tema'],
  '/temapregunta': ['con un tema'],
  '/temareview': ['de un tema'],
  '/temapreview': ['de un tema'],
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Opens forms, dialogs, trees and lists over the demo's first plan and its contents, so that none is empty. */
export async function masterStates(client: Client, cast: Cast): Promise<readonly State[]> {
  const person = cast.staff('admin');
  const admin = await client.signIn(person);
  const nodes = await admin.call(planestudioApi.edt, { body: { nivel: 1, id_referencia: 1 } });
  const [plan, , curso, modulo, tema] = [1, 2, 3, 4, 5].map((nivel) => nodes.find((node) => node.nivel === nivel));
  if (!plan || !curso || !modulo || !tema) throw new Error('The demo has a plan with every level.');
  const [pregunta] = await admin.call(preguntaApi.ofTema, { params: { id: tema.id } });
  const byId = (path: string, { id }: { readonly id: number }) => ({ path, query: `id=${id}`, person });
  const course = byId('/cursoedit', curso);
  return [
    { ...course, state: 'con módulos', shows: 'Módulos del curso' },
    { path: '/cursoedit', person, state: 'por corregir', act: press('Guardar'), leadsTo: 'Este dato es obligatorio' },
    {
      ...course,
      state: 'agregar módulos',
      shows: 'Módulos del curso',
      act: press('Agregar módulos'),
      leadsTo: 'Buscar por código o título',
    },
    {
      ...course,
      state: 'por retirar',
      shows: 'Módulos del curso',
      act: async (page) => {
        await choose(page, 'Estado', 'Inactivo');
        await press('Guardar')(page);
      },
      leadsTo: '¿Está seguro de Guardar el Registro?',
    },
    {
      ...course,
      state: 'no se elimina',
      shows: 'Módulos del curso',
      act: async (page) => {
        await press('Eliminar')(page);
        await answer(page, 'Eliminar');
      },
      leadsTo: 'No se puede eliminar, ¿desea inactivarlo?',
      refuses: /DELETE \/api\/curso\/\d+: 409/,
    },
    { ...byId('/cursoedit', { id: 999_999 }), state: 'no existe', shows: 'El curso no existe.', refuses: /\/curso\/.*999999: 404/ },
    { ...byId('/moduloedit', modulo), ...twoPeople(await client.signIn(DEMO_ADMIN), modulo.id) },
    {
      ...byId('/temaedit', tema),
      state: 'preguntas vinculadas',
      act: (page) => page.getByRole('tab', { name: 'Preguntas Vinculadas' }).click(),
      leadsTo: 'Agregar preguntas',
    },
    {
      path: '/temaedit',
      person,
      state: 'por corregir',
      act: async (page) => {
        await page.getByRole('tab', { name: 'Preguntas Vinculadas' }).click();
        await press('Guardar')(page);
      },
      // The form opens the tab that has the errors.
      leadsTo: 'Este dato es obligatorio',
    },
    {
      path: '/pregunta',
      person,
      state: 'por fechas',
      act: async (page) => {
        await press('Filtrar por Creado: Todos')(page);
        await page.getByRole('textbox', { name: 'Hasta' }).click();
      },
      leadsTo: 'Desde',
    },
    { ...byId('/preguntaedit', { id: pregunta?.id_pregunta ?? 0 }), state: 'con versiones', shows: 'Versiones' },
    { ...byId('/planestudioedit', plan), state: 'nuevo programa', act: press('Nuevo Programa'), leadsTo: 'Nuevo programa' },
    { ...byId('/planestudioflujo', plan), state: 'árbol', shows: tema.titulo },
    { path: '/planestudioedt', query: `id=3&ref=${curso.id}`, person, state: 'árbol numerado', shows: curso.titulo },
    { ...byId('/planestudiousuario', plan), state: 'de un plan', shows: 'Filas por página' },
    { ...byId('/planimportar', plan), state: 'de un plan', shows: 'Planilla de usuarios del plan' },
    { ...byId('/preguntatema', tema), state: 'de un tema', shows: pregunta?.pregunta },
    { ...byId('/temapregunta', tema), state: 'con un tema', shows: tema.titulo },
    { ...byId('/temareview', tema), state: 'de un tema', shows: 'Datos del tema' },
    { ...byId('/temapreview', tema), state: 'de un tema', shows: 'Pregunta 1 de' },
  ];
}

/** Another administrator saves the module while it is being edited here (P31). */
function twoPeople(admin: Client, id_modulo: number): Omit<State, 'path'> {
  return {
    state: 'dos personas',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Un título mío');
      const { codigo, titulo, codigo_estado, codigo_categoria } = await admin.call(moduloApi.sel, { params: { id: id_modulo } });
      await admin.call(moduloApi.upd, { body: { id_modulo, codigo, titulo: `${titulo}.`, codigo_estado, codigo_categoria } });
      await press('Guardar')(page);
    },
    leadsTo: 'Otra persona guardó cambios en este registro',
    // Trying the change (P214) and making it.
    refuses: /POST \/api\/(?:modulo\/upd\/|planestudio\/efecto): 409/,
  };
}
