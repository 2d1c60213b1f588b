import type { Mostrado, Respuesta, TipoPregunta } from '@portal/contract/pregunta';
import type { PreguntaVista } from '@portal/contract/evaluacion';
import { people } from '@portal/contract/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../core/query-client.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { t } from '../../../testing/text.ts';
import { focusQuestion, QuestionList } from '../../evaluacion/QuestionList.tsx';
import { isAnswered } from './answered.ts';

beforeEach(() => void vi.stubGlobal('fetch', fakeServer({ calls: {}, user: people.alumno }).fetch));

const preguntaOf = (tipo: TipoPregunta, mostrado: Mostrado): PreguntaVista => ({
  id_pregunta: 7,
  pregunta: '¿Qué se hace?',
  tipo,
  mostrado,
  rpta_a: '',
  rpta_b: '',
  rpta_c: '',
  rpta_d: '',
});
const partes = (...textos: string[]) => textos.map((texto) => ({ texto }));

interface Props {
  pregunta: PreguntaVista;
  begun?: Respuesta | undefined;
  showMissing?: boolean;
}

function Questionnaire({ pregunta, begun, showMissing = false }: Props) {
  const [answer, setAnswer] = useState(begun);
  return (
    <>
      <QuestionList questions={[pregunta]} answerOf={() => answer} onAnswer={(_, given) => setAnswer(given)} showMissing={showMissing} />
      <output>{JSON.stringify({ answer, complete: isAnswered(pregunta, answer) })}</output>
    </>
  );
}

const render = (props: Props) => {
  const { user } = renderPiece(
    <QueryClientProvider client={createQueryClient()}>
      <Questionnaire {...props} />
    </QueryClientProvider>,
  );
  const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as { answer?: Respuesta; complete: boolean };
  return { user, state };
};

const group = () => screen.getByRole('group', { name: /¿Qué se hace\?$/ });

test('unica: six options are radio buttons in one group, chosen by the keyboard', async () => {
  const { user, state } = render({ pregunta: preguntaOf('unica', { opciones: partes('a', 'b', 'c', 'd', 'e', 'f') }) });
  expect(within(group()).getAllByRole('radio')).toHaveLength(6);
  focusQuestion(7);
  await user.keyboard(' ');
  expect(state()).toEqual({ answer: 1, complete: true });
  await user.click(screen.getByRole('radio', { name: 'f' }));
  expect(state()).toEqual({ answer: 6, complete: true });
});

test('unica: an option that is a picture alone is named by its place and its description', async () => {
  const imagen = { url: '/archivo/imagen/x', descripcion: 'Un extintor de CO2' };
  const { user, state } = render({ pregunta: preguntaOf('unica', { imagen, opciones: [{ texto: '', imagen }, { texto: 'b' }] }) });
  await user.click(screen.getByRole('radio', { name: `${t('ui.pregunta.opcion', { numero: 1 })} Un extintor de CO2` }));
  expect(state().answer).toBe(1);
});

test('multiple: checkboxes say that several may be marked; marking none is no answer', async () => {
  const { user, state } = render({ pregunta: preguntaOf('multiple', { opciones: partes('a', 'b', 'c') }) });
  expect(screen.getByRole('group', { name: t('ui.pregunta.variasAyuda') })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'c' }));
  focusQuestion(7);
  await user.keyboard(' ');
  expect(state()).toEqual({ answer: [1, 3], complete: true });
  await user.click(screen.getByRole('checkbox', { name: 'a' }));
  await user.click(screen.getByRole('checkbox', { name: 'c' }));
  expect(state()).toEqual({ answer: [], complete: false });
});

test('verdadero_falso: true is 1 and false is 2', async () => {
  const { user, state } = render({ pregunta: preguntaOf('verdadero_falso', { opciones: [] }) });
  await user.click(screen.getByRole('radio', { name: t('evaluacion.falso') }));
  expect(state()).toEqual({ answer: 2, complete: true });
  await user.click(screen.getByRole('radio', { name: t('evaluacion.verdadero') }));
  expect(state()).toEqual({ answer: 1, complete: true });
});

test('numerica: comma and point are numbers, the unit is in the name, and a word is refused as it is typed', async () => {
  const { user, state } = render({ pregunta: preguntaOf('numerica', { opciones: [], unidad: 'kg' }) });
  const field = screen.getByRole('textbox', { name: t('ui.pregunta.respuestaEn', { unidad: 'kg' }) });
  expect(field.getAttribute('inputmode')).toBe('decimal');
  await user.type(field, '12,');
  expect(state()).toEqual({ answer: '12,', complete: false });
  expect(screen.queryByText(t('ui.pregunta.numeroInvalido')), 'a number that is being typed').toBeNull();
  await user.type(field, '5');
  expect(state()).toEqual({ answer: '12,5', complete: true });
  await user.click(screen.getByRole('button', { name: t('ui.pregunta.signo') }));
  expect(state()).toEqual({ answer: '-12,5', complete: true });
  await user.click(screen.getByRole('button', { name: t('ui.pregunta.signo') }));
  await user.type(field, ' kilos');
  expect(screen.getByText(t('ui.pregunta.numeroInvalido'))).toBeTruthy();
  expect(state().complete).toBe(false);
  await user.clear(field);
  await user.type(field, '12.');
  await user.tab();
  expect(screen.getByText(t('ui.pregunta.numeroInvalido')), 'left incomplete').toBeTruthy();
});

test('corta: a text, and blanks alone are no answer', async () => {
  const { user, state } = render({ pregunta: preguntaOf('corta', { opciones: [] }) });
  const field = screen.getByRole('textbox', { name: t('ui.pregunta.respuesta') });
  await user.type(field, '  ');
  expect(state().complete).toBe(false);
  await user.type(field, 'Lima');
  expect(state()).toEqual({ answer: '  Lima', complete: true });
});

test('relacionar: each left side names its list; the answer is complete with the last one', async () => {
  const mostrado = { izquierdas: partes('Rojo', 'Azul'), opciones: partes('Peligro', 'Obligación', 'Aviso') };
  const { user, state } = render({ pregunta: preguntaOf('relacionar', mostrado) });
  focusQuestion(7);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Rojo' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Azul' }), 'Obligación');
  expect(state()).toEqual({ answer: [0, 2], complete: false });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rojo' }), 'Aviso');
  expect(state()).toEqual({ answer: [3, 2], complete: true });
});

test('relacionar: a lettered list shows long right sides in full', () => {
  const long = 'Un texto que no cabe en la lista cerrada de un teléfono angosto';
  render({ pregunta: preguntaOf('relacionar', { izquierdas: partes('Rojo', 'Azul'), opciones: partes(long, 'B') }) });
  expect(screen.getByText(long).closest('li')).toBeTruthy();
  expect(screen.getAllByRole('option', { name: `A. ${long}` })).toHaveLength(2);
});

test('ordenar: no order counts until it is confirmed, and a move asks for it again', async () => {
  const { user, state } = render({ pregunta: preguntaOf('ordenar', { opciones: partes('Avisar', 'Evacuar', 'Contar') }) });
  await user.click(await screen.findByRole('button', { name: t('ui.pregunta.ordenar.confirmar') }));
  expect(state()).toEqual({ answer: [1, 2, 3], complete: true });
  await user.click(screen.getByRole('button', { name: t('ui.pregunta.ordenar.bajar', { nombre: 'Avisar', lugar: 2 }) }));
  expect(state()).toEqual({ answer: [0, 2, 1, 3], complete: false });
  expect(screen.getByText(t('ui.ordenados.movido', { nombre: 'Avisar', posicion: 2, total: 3 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('ui.pregunta.ordenar.confirmar') }));
  expect(state()).toEqual({ answer: [2, 1, 3], complete: true });
  expect(screen.getByRole('button', { name: t('ui.pregunta.ordenar.confirmado') })).toBeTruthy();
});

test('ordenar: the keyboard alone moves an element to the top and keeps the focus on it', async () => {
  const { user, state } = render({
    pregunta: preguntaOf('ordenar', { opciones: partes('Avisar', 'Evacuar', 'Contar') }),
    begun: [0, 1, 2, 3],
  });
  const up = await screen.findByRole('button', { name: t('ui.pregunta.ordenar.subir', { nombre: 'Contar', lugar: 2 }) });
  up.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(state().answer).toEqual([0, 3, 1, 2]);
  const first = screen.getByRole('button', { name: t('ui.pregunta.ordenar.yaPrimero', { nombre: 'Contar' }) });
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(state().answer, 'further up is nowhere').toEqual([0, 3, 1, 2]);
});

const MISSING = [
  ['unica', { opciones: partes('a', 'b') }, t('evaluacion.falta')],
  ['multiple', { opciones: partes('a', 'b') }, t('evaluacion.faltas.multiple')],
  ['verdadero_falso', { opciones: [] }, t('evaluacion.falta')],
  ['numerica', { opciones: [] }, t('evaluacion.faltas.numerica')],
  ['corta', { opciones: [] }, t('evaluacion.faltas.corta')],
  ['relacionar', { izquierdas: partes('a', 'b'), opciones: partes('c') }, t('evaluacion.faltas.relacionar')],
  ['ordenar', { opciones: partes('a', 'b', 'c') }, t('evaluacion.faltas.ordenar')],
] as const;

test.each(MISSING)(
  '%s: a question without a complete answer describes what is missing, and the jump leads into it',
  async (tipo, mostrado, words) => {
    render({ pregunta: preguntaOf(tipo, { ...mostrado, opciones: [...mostrado.opciones] }), showMissing: true });
    if (tipo === 'ordenar') await screen.findByRole('button', { name: t('ui.pregunta.ordenar.confirmar') });
    const described = group().getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(words);
    focusQuestion(7);
    expect(group().contains(document.activeElement) && document.activeElement !== group()).toBe(true);
  },
);
