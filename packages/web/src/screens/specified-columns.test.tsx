import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PageOfRows } from '../testing/replies.ts';
import { t } from '../testing/text.ts';

const WIDTH = window.innerWidth;
afterEach(() => {
  window.innerWidth = WIDTH;
});

const page = <Row,>(rows: readonly Row[]) => new PageOfRows([...rows], rows.length);
const calls = {
  usuario: {
    sellst: page(examples.usuario.sellst),
    asignables: page(examples.usuario.asignables),
  },
  acceso: { sellst: page(examples.acceso.sellst) },
  feedback: { sellst: page(examples.feedback.sellst) },
  reporte: { select: examples.reporte.select, npsDePlan: page(examples.reporte.npsDePlan), empresa: page(examples.reporte.empresa) },
};
const open = (address: string, width: number) => {
  window.innerWidth = width;
  return renderScreen(address, { session: 'admin', calls });
};

/** Columns that the specification names of each list, as headers; of a filter the column that has it. */
const SPECIFIED: readonly [address: string, headers: readonly string[]][] = [
  ['/usuario', ['Código', 'Personal', 'Empresa', 'Correo']],
  ['/acceso', ['Código', 'Personal', 'Rol', 'Correo electrónico', 'Último acceso', 'Hora']],
  ['/asignacionplan', ['Empresa', 'Código', 'Personal', 'Email', 'Centro Costo', 'Grupo', 'Cargo']],
  ['/feedback', ['Fecha Feedback', 'Código', 'Nombres', 'Apellido', 'Fecha Evaluación', 'Tema', 'Comentario', 'Escala']],
  ['/reportenps?plan=11&desde=0&hasta=0', ['Plan', 'Fecha', 'Tema', 'Encuestas', 'Módulo', 'Detractor', 'Promotor', 'NPS']],
  ['/empresaseguimiento', ['Nro', 'Empresa', 'Centro Costo', 'Descripción', 'Usuarios', 'Asignados', 'Evaluados', 'Porcentaje']],
];

test.each(SPECIFIED)('%s shows what the specification names in a window of 1366 pixels', async (address, headers) => {
  await open(address, 1366);
  await screen.findAllByRole('columnheader');
  const shown = screen.getAllByRole('columnheader').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  expect(shown).toEqual(expect.arrayContaining([...headers]));
});

test('a file of a narrow window has the columns of a wide one', async () => {
  // The simulated browser would follow the link of the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, server } = await open('/usuario', 1100);
  await screen.findAllByRole('columnheader');
  expect(screen.queryByRole('columnheader', { name: 'Correo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('ui.exportar.exportar') }));
  await user.click(await screen.findByRole('menuitem', { name: t('ui.exportar.csv') }));
  const file = await waitFor(() => {
    const found = server.requests(usuarioApi.sellst).find(({ query }) => query.formato === 'csv');
    expect(found).toBeTruthy();
    return found;
  });
  expect(file?.query.columnas?.split(',')).toContain('correo_electronico');
});
