import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { condicionOf, formOf, problemOf } from './condicion.ts';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { reglas, simular, aplicar } = examples.asignacion;
const [regla, retirada] = reglas;

const calls = {
  asignacion: {
    reglas: new PageOfRows([...reglas], reglas.length),
    simularRegla: simular,
    simulacionFilas: new PageOfRows([...examples.asignacion.simulacionFilas], 4),
  },
};
const open = (address: `/${string}`) => renderScreen(address, { session: 'admin', calls });

test('rules are listed with their condition, state and people, and one is put in force again after what follows', async () => {
  const { user, server } = await open('/asignacionregla');
  const rows = await rowsOf(t('pantallas.reglas'));
  expect(rows[0]?.textContent).toContain(regla!.condicion);
  expect(rows[0]?.textContent).toContain(t('regla.dialogo.vigente'));
  expect(rows[1]?.textContent).toContain(t('regla.dialogo.retirada'));
  await user.click(within(rows[1]!).getByRole('button', { name: t('regla.lista.reponer', { plan: retirada!.plan }) }));
  const question = await screen.findByRole('dialog', { name: t('regla.cambio.reposicion') });
  expect(question.textContent).toContain('3 personas que la cumplen hoy y nunca lo tuvieron lo reciben');
  await user.click(within(question).getByRole('button', { name: t('regla.dialogo.reponer') }));
  expect(await screen.findByText(examples.asignacion.estadoRegla.message)).toBeTruthy();
  expect(server.requests(asignacionApi.estadoRegla)[0]?.body).toEqual({ id_regla: 62, codigo_estado: 1, version: 1 });
});

test('a rule without plan or condition is not simulated, and each field says what it lacks', async () => {
  const { user, server } = await open('/asignacionreglaedit');
  await user.click(await screen.findByRole('button', { name: t('regla.editor.simular') }));
  expect(await screen.findByText(t('regla.editor.sinPlanes'))).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(t('regla.editor.vacia'));
  expect(server.requests(asignacionApi.simularRegla)).toEqual([]);
});

test('a new rule of a filtered plan has that plan, and a further alternative takes the focus', async () => {
  const [plan] = examples.planestudio.sellst;
  const { user, address } = await open(`/asignacionregla?filtro[plan]=${encodeURIComponent(plan!.denominacion)}`);
  await rowsOf(t('pantallas.reglas'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: t('regla.lista.nueva') }).getAttribute('href')).toContain(`plan=${plan!.id_planestudio}`),
  );
  await user.click(screen.getByRole('link', { name: t('regla.lista.nueva') }));
  await user.click(await screen.findByRole('button', { name: t('regla.editor.agregar') }));
  const added = await screen.findByRole('group', { name: t('regla.editor.otra') });
  expect(document.activeElement).toBe(within(added).getByRole('combobox', { name: t('regla.campo.empresa') }));
  expect(address()).toContain(`plan=${plan!.id_planestudio}`);
});

test('a rule like another one is read back as a sentence, simulated, and stored by what was shown', async () => {
  const { user, server } = await open('/asignacionreglaedit?id=61');
  expect(await screen.findByText(t('regla.editor.frase', { condicion: regla!.condicion }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('regla.editor.quitar', { numero: 2 }) }));
  await user.click(screen.getByRole('button', { name: t('regla.editor.simular') }));
  const dialog = await screen.findByRole('dialog', { name: t('regla.editor.simulacion') });
  expect(await within(dialog).findByText(t('regla.editor.pregunta'))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('regla.editor.guardar') }));
  expect(await screen.findByText(aplicar.message)).toBeTruthy();
  const body = { planes: [regla!.id_planestudio], condicion: [{ empresa: [1], cargo: [21] }], reabrir: false, avisar: false };
  expect(server.requests(asignacionApi.simularRegla).map((request) => request.body)).toEqual([body]);
  expect(server.requests(asignacionApi.aplicar).map((request) => request.body)).toEqual([{ id_simulacion: simular.id_simulacion }]);
  expect(await screen.findByRole('heading', { name: t('pantallas.reglas') })).toBeTruthy();
});

test('the form keeps a condition as it was stored', () => {
  expect(condicionOf(formOf(regla!.alternativas))).toEqual([
    { empresa: [1], cargo: [21] },
    { grupo: [1], ingreso: { desde: '2026-01-01' } },
  ]);
  const [first] = formOf(regla!.alternativas);
  expect(problemOf({ ...first!, desde: '2026-02-01', hasta: '2026-01-01' })).toBe('orden');
});

const { sel } = examples.planestudio;

test.each(['/planestudiousuario', '/planestudioedit'])('%s leads to the rules that give its plan', async (path) => {
  const noProgramas = { programa: { ofPlan: [] } };
  const { user, server } = await renderScreen(`${path}?id=${sel.id_planestudio}`, { session: 'admin', calls: noProgramas });
  await user.click(await screen.findByRole('link', { name: t('regla.lista.ver') }));
  await screen.findByRole('heading', { name: t('pantallas.reglas') });
  await waitFor(() => expect(server.requests(asignacionApi.reglas)[0]?.query).toMatchObject({ filtro: { plan: sel.denominacion } }));
});

test('a group leads to the rules that name it in their condition', async () => {
  const [grupo] = examples.parametro.ofDominio;
  const address = `/asignaciongrupo?id=${grupo!.id_parametro}`;
  const { user, server } = await renderScreen(address, { session: 'admin', calls: { parametro: { ofDominio: [grupo!] } } });
  await user.click(await screen.findByRole('link', { name: t('regla.lista.ver') }));
  await screen.findByRole('heading', { name: t('pantallas.reglas') });
  await waitFor(() => expect(server.requests(asignacionApi.reglas)[0]?.query).toMatchObject({ filtro: { condicion: grupo!.parametro } }));
});
