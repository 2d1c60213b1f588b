import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useConfirm, type ConfirmOptions } from './confirm.tsx';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

function Asker({ options, onAnswer }: { options: ConfirmOptions; onAnswer: (answer: unknown) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(options).then(onAnswer, onAnswer)}>
      preguntar
    </button>
  );
}

async function ask(options: ConfirmOptions) {
  const onAnswer = vi.fn();
  const { user } = renderPiece(<Asker options={options} onAnswer={onAnswer} />);
  await user.click(screen.getByText('preguntar'));
  return { onAnswer, user };
}

test('confirming resolves true, cancelling false', async () => {
  const yes = await ask({ title: '¿Guardar?' });
  await yes.user.click(await screen.findByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(yes.onAnswer).toHaveBeenCalledWith(true));
  cleanup();
  const no = await ask({ title: '¿Guardar?' });
  await no.user.click(await screen.findByRole('button', { name: t('comun.cancelar') }));
  await waitFor(() => expect(no.onAnswer).toHaveBeenCalledWith(false));
});

test('the second click of a double click neither closes the dialog nor presses a button under it', async () => {
  const { onAnswer, user } = await ask({ title: '¿Enviar?' });
  const dialog = await screen.findByRole('dialog');
  const backdrop = document.querySelector('.mantine-Modal-overlay');
  if (!backdrop) throw new Error('the dialog has a backdrop');
  await user.click(backdrop);
  fireEvent.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }), { detail: 2 });
  fireEvent.click(within(dialog).getByRole('button', { name: t('comun.cancelar') }), { detail: 2 });
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(onAnswer).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
});

test('the dialog is busy while the action runs, and a failed action rejects', async () => {
  const failures: ((reason: Error) => void)[] = [];
  const action = () => new Promise((_resolve, reject) => failures.push(reject));
  const { onAnswer, user } = await ask({ title: '¿Eliminar?', action, confirmLabel: 'Eliminar' });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(screen.getByRole('button', { name: t('comun.cancelar') }).hasAttribute('disabled')).toBe(true);
  expect(onAnswer).not.toHaveBeenCalled();
  failures[0]?.(new Error('tiene dependencias'));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(new Error('tiene dependencias')));
});
