import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../core/i18n/I18nProvider.tsx';
import { ThemeProvider } from '../../core/theme/ThemeProvider.tsx';
import { es } from '@portal/messages/es';
import { ConfirmProvider, useConfirm, type ConfirmOptions } from './confirm.tsx';

function Asker({ options, onAnswer }: { options: ConfirmOptions; onAnswer: (answer: unknown) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(options).then(onAnswer, onAnswer)}>
      preguntar
    </button>
  );
}

function ask(options: ConfirmOptions) {
  const onAnswer = vi.fn();
  render(
    <I18nProvider language="es" catalog={es}>
      <ThemeProvider>
        <ConfirmProvider>
          <Asker options={options} onAnswer={onAnswer} />
        </ConfirmProvider>
      </ThemeProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByText('preguntar'));
  return onAnswer;
}

afterEach(cleanup);

test('yes answers true, no answers false', async () => {
  const yes = ask({ title: '¿Guardar?' });
  fireEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(yes).toHaveBeenCalledWith(true));
  cleanup();
  const no = ask({ title: '¿Guardar?' });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(no).toHaveBeenCalledWith(false));
});

test('the action runs while the dialog is busy, and its failure reaches the caller', async () => {
  const failures: ((reason: Error) => void)[] = [];
  const action = () => new Promise((_resolve, reject) => failures.push(reject));
  const answer = ask({ title: '¿Eliminar?', action, confirmLabel: 'Eliminar' });
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(screen.getByRole('button', { name: 'Cancelar' }).hasAttribute('disabled')).toBe(true);
  expect(answer).not.toHaveBeenCalled();
  failures[0]?.(new Error('tiene dependencias'));
  await waitFor(() => expect(answer).toHaveBeenCalledWith(new Error('tiene dependencias')));
});
