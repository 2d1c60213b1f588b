import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useContractForm } from './use-contract-form.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ApiError } from '../client/api-error.ts';

const schema = z.object({ codigo: z.string().min(1), titulo: z.string().min(1) });

function Form({ refusal }: { refusal?: unknown }) {
  const { form, showErrors } = useContractForm(schema, { codigo: 'C-1', titulo: '' });
  return (
    <form onSubmit={form.onSubmit(() => void showErrors(refusal))} noValidate>
      <TextField label="Código" {...form.getInputProps('codigo')} />
      <TextField label="Título" {...form.getInputProps('titulo')} />
      <button type="submit">Guardar</button>
      <button type="button" onClick={() => showErrors(refusal)}>
        Responder
      </button>
    </form>
  );
}

const show = (refusal?: unknown) => renderPiece(<Form refusal={refusal} />);

test('a refused submit focuses the first invalid field', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Título')));
});

test('the server’s refusal of a field focuses it too', async () => {
  const { user } = show(new ApiError(409, { code: 'duplicado', message: 'Ya existe.', errors: { codigo: 'Ya existe' } }));
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Código')));
});

test('the server’s refusal stays when it arrives before the check of the field that the pressed button left', async () => {
  const { user } = show(new ApiError(409, { code: 'duplicado', message: 'Ya existe.', errors: { codigo: 'Ya existe' } }));
  await user.type(screen.getByLabelText('Título'), 'Caja');
  await user.click(screen.getByLabelText('Código'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  // The timers of the press have run.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Ya existe')).toBeTruthy();
});
