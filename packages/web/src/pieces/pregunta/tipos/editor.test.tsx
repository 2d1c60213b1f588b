import { datosPregunta, type DatosPregunta, type TipoPregunta } from '@portal/contract/pregunta';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { preguntaVacia } from './editor.tsx';
import type { Borrador } from '../edicion/borrador.ts';
import { DatosField, TipoField } from '../edicion/DatosField.tsx';
import { useContractForm } from '../../../core/forms/use-contract-form.ts';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { t } from '../../../testing/text.ts';

const schema = z.object({ datos: datosPregunta });

function Form({ datos, onSave }: { datos: Borrador; onSave: (datos: unknown) => void }) {
  const { form } = useContractForm(schema, { datos });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <form noValidate onSubmit={form.onSubmit((values) => onSave(values['datos']))}>
        <TipoField form={form} />
        <DatosField form={form} />
        <button type="submit">Guardar</button>
      </form>
    </QueryClientProvider>
  );
}

function show(datos: Borrador) {
  const onSave = vi.fn();
  const { user } = renderPiece(<Form datos={datos} onSave={onSave} />);
  return {
    user,
    save: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
    saved: () => onSave.mock.calls.at(-1)?.[0] as DatosPregunta,
  };
}

const opcion = (letra: string) => t('pregunta.editor.opcion', { letra });
const box = (name: string) => screen.getByRole('textbox', { name });
const valueOf = (name: string) => (box(name) as HTMLTextAreaElement).value;
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function fill(user: UserEvent, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(box(name));
    await user.click(box(name));
    await user.paste(text);
  }
}

async function choose(user: UserEvent, tipo: TipoPregunta): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: t('pregunta.campos.tipo') }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${t(`comun.opciones.tipoPregunta.${tipo}`)}`) }));
}

const cuatro = { A: 'Agua', B: 'Polvo', C: 'Espuma', D: 'Arena' };
const conTextos = (correcta: number | null): Borrador => ({
  tipo: 'unica',
  opciones: Object.values(cuatro).map((texto) => ({ texto })),
  correcta,
  orden_fijo: false,
});

test('one right option: starts with four, and the mark follows its option when others are added, moved or removed', async () => {
  const { user, save, saved } = show(preguntaVacia('unica'));
  await fill(user, Object.fromEntries(Object.entries(cuatro).map(([letra, text]) => [opcion(letra), text])));
  await user.click(screen.getByRole('radio', { name: t('pregunta.opciones.correctaEs', { opcion: opcion('B') }) }));
  await press(user, t('pregunta.editor.agregarOpcion'));
  expect(document.activeElement).toBe(box(opcion('E')));
  await fill(user, { [opcion('E')]: 'Gas' });
  await press(user, t('ui.ordenados.subir', { nombre: opcion('B') }));
  expect(document.activeElement?.getAttribute('data-control')).toBe('subir');
  await press(user, t('ui.ordenados.quitar', { nombre: opcion('C') }));
  await save();
  expect(saved()).toEqual({
    tipo: 'unica',
    opciones: ['Polvo', 'Agua', 'Arena', 'Gas'].map((texto) => ({ texto })),
    correcta: 1,
    orden_fijo: false,
  });
});

test('an option that is removed loses its mark, and the last two stay', async () => {
  const { user, save, saved } = show(conTextos(1));
  for (const letra of ['A', 'A', 'A']) await press(user, t('ui.ordenados.quitar', { nombre: opcion(letra) }));
  expect([valueOf(opcion('A')), valueOf(opcion('B'))]).toEqual(['Espuma', 'Arena']);
  await save();
  expect(saved()).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toBe(t('pregunta.opciones.faltaCorrecta'));
});

test('an error is shown at its field, takes the focus and goes when that is written', async () => {
  const { user, save, saved } = show(conTextos(2));
  await user.clear(box(opcion('C')));
  await save();
  expect(saved()).toBeUndefined();
  expect(screen.getAllByText(t('validacion.requerido'))).toHaveLength(1);
  expect(box(opcion('C')).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box(opcion('C')));
  await user.type(box(opcion('C')), 'Manta');
  expect(box(opcion('C')).getAttribute('aria-invalid')).not.toBe('true');
});

test('the order stays by itself where an option names others, and as the author chooses', async () => {
  const { user } = show(conTextos(1));
  const fixed = () => screen.getByRole('checkbox', { name: t('pregunta.editor.ordenFijo') }) as HTMLInputElement;
  await fill(user, { [opcion('D')]: 'Todas las anteriores' });
  expect(fixed().checked).toBe(true);
  await fill(user, { [opcion('D')]: 'Arena' });
  expect(fixed().checked).toBe(false);
  await user.click(fixed());
  await fill(user, { [opcion('D')]: 'Tierra' });
  expect(fixed().checked).toBe(true);
});

test('explanations are folded, and saved with their option', async () => {
  const { user, save, saved } = show(conTextos(1));
  await user.click(screen.getByText(t('pregunta.editor.explicaciones.titulo')));
  await fill(user, {
    [t('pregunta.editor.explicaciones.general')]: 'Nunca agua',
    [t('pregunta.editor.explicaciones.comentario', { nombre: opcion('B') })]: 'Casi',
  });
  await save();
  expect(saved()).toMatchObject({ explicacion: 'Nunca agua', opciones: [{}, { comentario: 'Casi' }, {}, {}] });
});

test('several right options: marks, partial points, and a refusal without any', async () => {
  const { user, save, saved } = show({
    tipo: 'multiple',
    opciones: Object.values(cuatro).map((texto) => ({ texto })),
    correctas: [],
    orden_fijo: false,
    parcial: false,
  });
  await save();
  expect(screen.getByRole('alert').textContent).toBe(t('pregunta.editor.correctas.faltan'));
  for (const letra of ['C', 'A'])
    await user.click(screen.getByRole('checkbox', { name: t('pregunta.editor.correctas.esOpcion', { opcion: opcion(letra) }) }));
  await user.click(screen.getByRole('checkbox', { name: t('pregunta.editor.parcial') }));
  await press(user, t('ui.ordenados.quitar', { nombre: opcion('B') }));
  await save();
  expect(saved()).toMatchObject({ tipo: 'multiple', correctas: [1, 2], parcial: true });
});

test('true or false', async () => {
  const { user, save, saved } = show(preguntaVacia('verdadero_falso'));
  await save();
  expect(screen.getByRole('alert').textContent).toBe(t('pregunta.editor.frase.falta'));
  await user.click(screen.getByRole('radio', { name: t('evaluacion.falso') }));
  await save();
  expect(saved()).toEqual({ tipo: 'verdadero_falso', correcta: false });
});

test('a number: values with tolerance and unit, and what is no number is refused at its field', async () => {
  const { user, save, saved } = show(preguntaVacia('numerica'));
  const valor = (numero: number) => t('pregunta.editor.valores.nombre', { numero });
  await fill(user, { [valor(1)]: 'diez' });
  await save();
  expect(screen.getByText(t('validacion.formato'))).toBeTruthy();
  await fill(user, {
    [valor(1)]: '12,5',
    [t('pregunta.editor.valores.tolerancia', { numero: 1 })]: '0,5',
    [t('pregunta.editor.valores.unidad')]: 'kg',
  });
  await press(user, t('pregunta.editor.valores.agregar'));
  await fill(user, { [valor(2)]: '-3' });
  await save();
  expect(saved()).toEqual({
    tipo: 'numerica',
    valores: [
      { valor: '12,5', tolerancia: '0,5' },
      { valor: '-3', tolerancia: '0' },
    ],
    unidad: 'kg',
  });
});

test('a short text: accepted spellings, the last of which stays', async () => {
  const { user, save, saved } = show(preguntaVacia('corta'));
  const aceptada = (numero: number) => t('pregunta.editor.aceptadas.nombre', { numero });
  await fill(user, { [aceptada(1)]: 'Limón' });
  await press(user, t('ui.ordenados.quitar', { nombre: aceptada(1) }));
  await press(user, t('pregunta.editor.aceptadas.agregar'));
  await fill(user, { [aceptada(2)]: 'Lima' });
  await user.click(screen.getByRole('checkbox', { name: t('pregunta.editor.aceptadas.exacta') }));
  await save();
  expect(saved()).toEqual({ tipo: 'corta', aceptadas: ['Limón', 'Lima'], exacta: true });
});

test('pairs, with further right sides', async () => {
  const { user, save, saved } = show(preguntaVacia('relacionar'));
  const [izquierda, derecha] = [1, 2].map((numero) => [
    t('pregunta.editor.pares.nombre', { numero }),
    t('pregunta.editor.pares.derecha', { numero }),
  ]) as [string[], string[]];
  await press(user, t('ui.ordenados.quitar', { nombre: t('pregunta.editor.pares.nombre', { numero: 3 }) }));
  await fill(user, { [izquierda[0]!]: 'Perú', [izquierda[1]!]: 'Lima', [derecha[0]!]: 'Chile', [derecha[1]!]: 'Santiago' });
  await press(user, t('pregunta.editor.pares.agregarOtra'));
  await save();
  expect(saved()).toBeUndefined();
  expect(box(t('pregunta.editor.pares.otra', { numero: 1 })).getAttribute('aria-invalid')).toBe('true');
  await fill(user, { [t('pregunta.editor.pares.otra', { numero: 1 })]: 'Quito' });
  await save();
  expect(saved()).toEqual({
    tipo: 'relacionar',
    pares: [
      { izquierda: { texto: 'Perú' }, derecha: 'Lima' },
      { izquierda: { texto: 'Chile' }, derecha: 'Santiago' },
    ],
    otras: ['Quito'],
    parcial: false,
  });
});

test('elements in their order: at least three, moved by buttons', async () => {
  const { user, save, saved } = show(preguntaVacia('ordenar'));
  const elemento = (numero: number) => t('pregunta.editor.elementos.nombre', { numero });
  await press(user, t('ui.ordenados.quitar', { nombre: elemento(1) }));
  await fill(user, { [elemento(1)]: 'Uno', [elemento(2)]: 'Tres', [elemento(3)]: 'Dos' });
  await press(user, t('ui.ordenados.bajar', { nombre: elemento(2) }));
  await save();
  expect(saved()).toEqual({ tipo: 'ordenar', elementos: ['Uno', 'Dos', 'Tres'].map((texto) => ({ texto })), parcial: false });
});

test('another kind keeps the texts and the key that it can, also after a kind without options', async () => {
  const { user, save, saved } = show(conTextos(3));
  await choose(user, 'multiple');
  expect(valueOf(opcion('C'))).toBe('Espuma');
  await choose(user, 'ordenar');
  expect(valueOf(t('pregunta.editor.elementos.nombre', { numero: 4 }))).toBe('Arena');
  await choose(user, 'verdadero_falso');
  expect(screen.queryByRole('textbox', { name: opcion('A') })).toBeNull();
  await choose(user, 'unica');
  expect(Object.keys(cuatro).map((letra) => valueOf(opcion(letra)))).toEqual(Object.values(cuatro));
  await user.click(within(screen.getAllByRole('listitem')[2]!).getByRole('radio'));
  await choose(user, 'corta');
  await save();
  expect(saved()).toMatchObject({ tipo: 'corta', aceptadas: ['Espuma'] });
});
