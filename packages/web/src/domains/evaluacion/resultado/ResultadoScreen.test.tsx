import { examples, respuestaErrada, temaSiguiente } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST, unreadable } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionresultado?id=5';
const { resultado } = examples.evaluacion;
const failed = {
  ...resultado,
  nota: 66.67,
  correcta: 2,
  incorrecta: 1,
  aprobado: false,
  pendientes: 2,
  numero_intento: 2,
  erradas: [respuestaErrada],
  codigo_certificado: null,
};
const figureOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('a passed attempt shows its grade once, its certificate, a link to the panel and one to the next open topic', async () => {
  const next = { ...temaSiguiente, bloqueado: false };
  const { user, address } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { resultado: { ...resultado, siguiente: next } } },
  });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.aprobado') })).toBeTruthy();
  const places = within(screen.getByRole('navigation', { name: t('ui.marco.migas') })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent).slice(-2), 'it stands under its topic').toEqual([
    resultado.titulo,
    t('pantallas.resultado'),
  ]);
  expect(screen.getByRole('img', { name: `${t('evaluacion.resultado.nota')}: 100 %` })).toBeTruthy();
  expect(figureOf(t('evaluacion.resultado.correctas'))).toBe(t('evaluacion.resultado.deTotal', { cuenta: 3, total: 3 }));
  expect(screen.getByText(new RegExp(t('evaluacion.resultado.todasBien')))).toBeTruthy();
  expect(screen.queryByText(t('evaluacion.resultado.erradas')), 'no heading about wrong answers over none').toBeNull();
  const siguiente = await screen.findByRole('link', { name: `Siguiente: ${next.titulo} · ${next.duracion}\u00a0min` });
  expect(siguiente.getAttribute('href')).toContain(`/evaluacionedit?id=${next.id_tema}&`);
  expect(screen.getByRole('button', { name: t('certificado.descargar') })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('evaluacion.continuar') }));
  expect(address()).toBe('/dashboardusuario');
});

test('questions that were annulled afterwards are counted apart, and only where there are some', async () => {
  for (const anuladas of [2, 0]) {
    await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: { ...failed, anuladas } } } });
    expect(await screen.findByText(t('evaluacion.resultado.correctas'))).toBeTruthy();
    const label = screen.queryByText(t('evaluacion.resultado.anuladas'), { selector: 'dt' });
    expect(label?.nextElementSibling?.textContent).toBe(anuladas ? '2' : undefined);
    cleanup();
  }
});

test.each([
  [{ temas: 10, aprobados: 4 }, '4 de 10', '30%'],
  [{ temas: 10, aprobados: 10 }, '10 de 10', '90%'],
] as const)('an approval moves the bar of the program (%j), and names a finished one', async (avance_programa, words, from) => {
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: { ...resultado, avance_programa } } } });
  const bar = await screen.findByRole('progressbar', { name: resultado.programa });
  expect(bar.getAttribute('aria-valuetext')).toBe(words);
  expect(bar.querySelector<HTMLElement>('[data-moves]')?.style.getPropertyValue('--from')).toBe(from);
  expect(screen.queryByText(t('programa.plan.programaTerminado')) !== null).toBe(avance_programa.aprobados === 10);
});

test("a failed attempt, another person's, and an answer of the version before show no program", async () => {
  const { avance_programa: _none, ...before } = resultado;
  for (const [session, shown] of [
    ['alumno', { ...failed, avance_programa: { temas: 2, aprobados: 1 } }],
    ['admin', resultado],
    ['alumno', before],
  ] as const) {
    await renderScreen(ADDRESS, { session, calls: { evaluacion: { resultado: shown } } });
    expect(await screen.findByText(t('evaluacion.resultado.correctas'))).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    cleanup();
  }
});

test('the last topic of a plan links to the end of the plan; given feedback leaves no link to it', async () => {
  const { user, address } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { resultado: { ...resultado, pendientes: 0, con_feedback: true } } },
  });
  const next = await screen.findByRole('link', { name: t('evaluacion.continuar') });
  expect(screen.queryByRole('link', { name: t('evaluacion.resultado.feedback') })).toBeNull();
  await user.click(next);
  expect(address()).toBe(`/planfin?id=${resultado.id_planestudio}`);
});

test('a failed attempt shows the wrong answers without the right ones, no certificate, and a link to a new attempt', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: failed } } });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.desaprobado') })).toBeTruthy();
  expect(screen.getByText(/Obtuvo 66.67 % y la nota mínima es 70 %/)).toBeTruthy();
  for (const name of ['Repase el contenido', t('evaluacion.resultado.repasar')])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/evaluacionedit\?id=51&[^#]*$/);
  expect(screen.getByText(t('evaluacion.resultado.intento', { intento: 2 }))).toBeTruthy();
  const [wrong, ...others] = within(screen.getByRole('region', { name: t('evaluacion.resultado.erradas') })).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(wrong?.textContent).toContain(respuestaErrada.pregunta);
  expect(wrong?.textContent).toContain(respuestaErrada.texto_respuesta);
  expect(wrong?.textContent).not.toContain(t('ui.erradas.correcta'));
  expect(screen.queryByRole('button', { name: t('certificado.descargar') })).toBeNull();
  await user.click(screen.getByRole('link', { name: t('evaluacion.resultado.reintentar') }));
  expect(address()).toMatch(/^\/evaluacionedit\?id=51&.*#cuestionario$/);
});

test('the wrong answers of a result of the version before come from its JSON text', async () => {
  const earlier = { ...failed, erradas: undefined, respuestas: JSON.stringify([respuestaErrada]) };
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: earlier } } });
  const section = await screen.findByRole('region', { name: t('evaluacion.resultado.erradas') });
  expect(within(section).getByText(respuestaErrada.pregunta)).toBeTruthy();
});

test.each([
  ['passed', resultado, 'aprobado'],
  ['failed', failed, 'desaprobado'],
] as const)('an administrator reads a %s attempt without the steps of its learner', async (_, attempt, outcome) => {
  const { address } = await renderScreen(ADDRESS, { session: 'admin', calls: { evaluacion: { resultado: attempt } } });
  expect(await screen.findByRole('heading', { name: t(`evaluacion.resultado.ajeno.${outcome}`) })).toBeTruthy();
  expect(screen.getByText(`${attempt.nombres} ${attempt.apellido}`)).toBeTruthy();
  expect(address()).toBe(ADDRESS);
  const main = within(screen.getByRole('main'));
  const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const certificate = [t('evaluacion.resultado.verCertificado'), `/certificadovisor?id=${attempt.id_evaluacion}`];
  expect(links).toEqual([[t('comun.volver'), '/dashboard'], ...(attempt.aprobado ? [certificate] : [])]);
  expect(main.queryAllByRole('button')).toEqual([]);
});

test('a topic without questionnaire has no grade', async () => {
  const completed = { ...resultado, nota: null, total: 0, correcta: 0 };
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: completed } } });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.completado') })).toBeTruthy();
  expect(screen.queryByText(t('evaluacion.resultado.nota'))).toBeNull();
  expect(screen.queryByText(t('evaluacion.resultado.erradas'))).toBeNull();
});

test.each([
  ['an unknown attempt', ADDRESS],
  ['an address without attempt', '/evaluacionresultado'],
])('%s shows an error with a way to the topics, without retry', async (_, opened) => {
  const missing = failure('no_encontrado', message('inexistente.evaluacion'));
  const { user, address } = await renderScreen(opened, { session: 'alumno', calls: { evaluacion: { resultado: missing } } });
  const alert = await screen.findByRole('alert', { name: t('evaluacion.resultado.sinId') });
  expect(within(alert).getByText(t('evaluacion.resultado.sinIdTexto'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
  await user.click(within(alert).getByRole('link', { name: t('evaluacion.resultado.irTemas') }));
  expect(address()).toBe('/dashboardtema');
});

test('another person’s attempt shows the server’s refusal', async () => {
  const foreign = failure('sin_permiso', message('llamada.permiso'));
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: foreign } } });
  expect(await screen.findByRole('alert', { name: t('llamada.permiso') })).toBeTruthy();
});

test.each([
  ['a lost connection', LOST],
  ['a server that fails', unreadable()],
])('%s offers a retry, never the missing-attempt error', async (_, broken) => {
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: inTurn(broken, resultado) } } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(screen.queryByText(t('evaluacion.resultado.sinId'))).toBeNull();
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.aprobado') })).toBeTruthy();
});

test('a wrong answer of another kind shows its words, its picture, its part of the point and the comments of the author', async () => {
  const errada = {
    ...respuestaErrada,
    tipo: 'multiple' as const,
    respuesta: 0,
    texto_respuesta: 'Avisar · Correr',
    imagen: { url: '/archivo/imagen/x', descripcion: 'Un pasillo con humo' },
    puntos: 0.5,
    comentarios: ['Correr causa caídas', 'Primero se avisa'],
  };
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: { ...failed, erradas: [errada] } } } });
  expect(await screen.findByText('Avisar · Correr')).toBeTruthy();
  expect(screen.getByText('Puntos: 0.5 de 1')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Un pasillo con humo' })).toBeTruthy();
  for (const comentario of errada.comentarios) expect(screen.getByText(comentario)).toBeTruthy();
});

test('a wrong answer without a part of the point names no points', async () => {
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: failed } } });
  expect(await screen.findByText(respuestaErrada.texto_respuesta)).toBeTruthy();
  expect(screen.queryByText(/^Puntos/)).toBeNull();
});
