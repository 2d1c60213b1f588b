import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { inTurn } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';

test('a locked topic links to the required one by its id: another topic of the plan has the same title', async () => {
  const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = temaSiguiente;
  const twin = { ...temaAlumno, id_tema: 99 };
  const { user, address } = await renderScreen(
    `/evaluacionedit?id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`,
    {
      session: 'alumno',
      calls: {
        usuario: { temas: [twin, temaAlumno, temaSiguiente] },
        tema: { detalle: { ...examples.tema.detalle, ...temaSiguiente, recursos: [], contenido: null } },
      },
    },
  );
  expect(await screen.findByText(t('evaluacion.bloqueadoTexto', { requisito: twin.titulo }))).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: t('evaluacion.irRequisito') }));
  expect(new URL(address(), 'http://x').searchParams.get('id')).toBe(String(temaAlumno.id_tema));
});

test('a locked topic names and links the topic to approve first, and opens no attempt', async () => {
  const locked = { ...examples.tema.detalle, bloqueado: true, id_requisito: 52, requisito: 'Pausas activas' };
  const first = { ...temaAlumno, id_tema: 52, titulo: 'Pausas activas' };
  const { user, server, address } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { tema: { detalle: inTurn(locked, examples.tema.detalle) }, usuario: { temas: [first] } },
  });
  expect(await screen.findByText(t('evaluacion.bloqueadoTexto', { requisito: 'Pausas activas' }))).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
  await user.click(await screen.findByRole('link', { name: t('evaluacion.irRequisito') }));
  expect(address()).toMatch(/^\/evaluacionedit\?id=52&/);
});

test('a topic that counts as approved in another plan says so, and opens an attempt only when its learner asks for one', async () => {
  const elsewhere = { plan: 'Plan anterior', fecha: '2026-03-09' };
  const approved = {
    ...examples.tema.detalle,
    aprobado: true,
    nota: 87.5,
    id_evaluacion: 5,
    estado: 'Evaluado' as const,
    aprobado_en: elsewhere,
  };
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno', calls: { tema: { detalle: approved } } });
  const said = /^Ya lo aprobó con 87\.5\s% · Plan anterior · 9 mar\. 2026$/;
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: t('evaluacion.verResultado') }).getAttribute('href')).toBe('/evaluacionresultado?id=5');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('evaluacion.repetirAqui') }));
  expect(await screen.findAllByRole('group', { name: /^Pregunta \d de 3/ })).toHaveLength(3);
  expect(server.requests(evaluacionApi.ins)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: t('evaluacion.repetirAqui') })).toBeNull();
});

test('an approved topic links to its result and opens no new attempt', async () => {
  const approved = { ...examples.tema.detalle, aprobado: true, nota: 87.5, id_evaluacion: 5, estado: 'Evaluado' as const };
  const { server } = await renderScreen(ADDRESS, { session: 'alumno', calls: { tema: { detalle: approved } } });
  expect(await screen.findByText(t('evaluacion.aprobadoNota', { nota: 87.5 }))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('evaluacion.verResultado') })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
});
