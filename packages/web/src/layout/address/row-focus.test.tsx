import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { keepRowFocus } from './row-focus.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';

/** A page with a table of deletable rows; `ask` deletes after a question, `late` some moments after it. */
function Page({ ask = false, late = false }: { ask?: boolean; late?: boolean }) {
  useEffect(keepRowFocus, []);
  const confirm = useConfirm();
  const [rows, setRows] = useState(['Inducción', 'Ventas', 'Caja']);
  const drop = (name: string) => setRows((all) => all.filter((one) => one !== name));
  const erase = async (name: string) => {
    if (ask && !(await confirm({ title: '¿Eliminar?', tone: 'danger', confirmLabel: 'Sí' }))) return;
    if (late) setTimeout(() => drop(name), 30);
    else drop(name);
  };
  return (
    <main tabIndex={-1}>
      <table>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <td>
                <button type="button">Editar {name}</button>
                <button type="button" onClick={() => void erase(name)}>
                  Eliminar {name}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));

test('deleting a row focuses the same action of the row that takes its place, then of the last one, then the page', async () => {
  const { user } = renderPiece(<Page />);
  await user.click(button('Eliminar Ventas'));
  await focused(() => button('Eliminar Caja'));
  await user.keyboard('{Enter}');
  await focused(() => button('Eliminar Inducción'));
  await user.keyboard('{Enter}');
  await focused(() => screen.getByRole('main'));
});

test.each([false, true])('so it does after a question, also when the row goes later (%s)', async (late) => {
  const { user } = renderPiece(<Page ask late={late} />);
  await user.click(button('Eliminar Inducción'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sí' }));
  await focused(() => button('Eliminar Ventas'));
});

test('a refused question leaves the focus at the action that asked', async () => {
  const { user } = renderPiece(<Page ask />);
  await user.click(button('Eliminar Caja'));
  await user.keyboard('{Escape}');
  await focused(() => button('Eliminar Caja'));
});
