import { examples } from '@portal/contract/examples';
import { temaApi } from '@portal/contract/tema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { id_tema, titulo, descripcion, duracion } = examples.tema.detalle;
const preview = { id_tema, titulo, descripcion, duracion, notaminima: 70, recursos: [], descarga: null };
const calificarPreview = { nota: 100, notaminima: 70, aprobado: true, correcta: 3, incorrecta: 0, total: 3, errores: [] };
const drawn = { pregunta: '¿Qué se hace?', tipo: 'unica' as const, mostrado: null, rpta_a: 'a', rpta_b: 'b', rpta_c: 'c', rpta_d: 'd' };
const [linked] = examples.pregunta.ofTema;
const EMPTY = { rpta_a: '', rpta_b: '', rpta_c: '', rpta_d: '' };
const partes = (...textos: string[]) => textos.map((texto) => ({ texto }));

test('a trial sends the answers of every kind back with the order in which their parts were shown', async () => {
  const preguntas = [
    { ...drawn, id_pregunta: 1, orden: [2, 4, 1, 3] },
    { ...drawn, ...EMPTY, id_pregunta: 2, tipo: 'multiple' as const, mostrado: { opciones: partes('Uno', 'Dos') }, orden: [2, 1] },
    { ...drawn, ...EMPTY, id_pregunta: 3, tipo: 'corta' as const, mostrado: { opciones: [] }, orden: [] },
  ];
  const { user, server } = await renderScreen('/temapreview?id=51', {
    session: 'admin',
    calls: { tema: { preview: { ...preview, preguntas }, calificarPreview } },
  });
  await user.click(await screen.findByRole('radio', { name: preguntas[0]!.rpta_b }));
  await user.click(screen.getByRole('button', { name: t('tema.previa.enviar') }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Uno' }));
  await user.keyboard(' ');
  await user.type(screen.getByRole('textbox', { name: t('ui.pregunta.respuesta') }), 'Lima');
  await user.click(screen.getByRole('button', { name: t('tema.previa.enviar') }));
  await screen.findByRole('button', { name: t('tema.previa.otra') });
  expect(server.requests(temaApi.calificarPreview).map(({ body }) => body)).toMatchObject([
    {
      id_tema: 51,
      respuestas: [
        { id_pregunta: 1, respuesta: 2, orden: [2, 4, 1, 3] },
        { id_pregunta: 2, respuesta_datos: [1], orden: [2, 1] },
        { id_pregunta: 3, respuesta_datos: 'Lima', orden: [] },
      ],
    },
  ]);
});

test('staff reads the right answers of every kind', async () => {
  const right = t('pregunta.edicion.correcta');
  const row = (id_tema_pregunta: number, datos: (typeof linked & object)['datos']) => ({ ...linked!, ...EMPTY, id_tema_pregunta, datos });
  const ofTema = [
    row(1, { tipo: 'multiple', opciones: partes('Uno', 'Dos', 'Tres'), correctas: [1, 3], orden_fijo: false, parcial: false }),
    row(2, { tipo: 'ordenar', elementos: partes('Avisar', 'Evacuar', 'Contar'), parcial: false }),
    row(3, { tipo: 'verdadero_falso', correcta: false }),
  ];
  await renderScreen('/temareview?id=51', {
    session: 'admin',
    calls: { pregunta: { ofTema }, tema: { preview: { ...preview, preguntas: [] } } },
  });
  expect((await screen.findByText(`Uno (${right})`)).dataset['right']).toBe('true');
  expect(screen.getByText(`Tres (${right})`)).toBeTruthy();
  expect(screen.getByText('Dos').dataset['right']).toBeUndefined();
  const keys = screen.getAllByRole('list', { name: t('pregunta.editor.clave.titulo') });
  const linesOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(keys.slice(1).map(linesOf)).toEqual([['Avisar', 'Evacuar', 'Contar'], [t('evaluacion.falso')]]);
});
