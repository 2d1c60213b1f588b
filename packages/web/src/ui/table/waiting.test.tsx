import { defineList, numberColumn, textColumn } from '@portal/contract/core';
import { message } from '@portal/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { DisplaysOf } from './list-column.ts';
import { useLocalList } from './use-list.ts';
import { ApiError } from '../../core/client/api-error.ts';
import type { PageOf } from '../../core/client/client.ts';
import type { DownloadProgress } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { createQueryClient } from '../../core/query-client.ts';
import { inTurn, slow } from '../../testing/replies.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

const definition = defineList({ name: 'curso', key: 'modulo', columns: { titulo: textColumn(), modulo: numberColumn() }, order: 'titulo' });
type Row = { titulo: string; modulo: number };
const COLUMNS: DisplaysOf<typeof definition> = { titulo: { primary: true }, modulo: {} };
const PAGE: PageOf<Row> = { rows: [{ titulo: 'Caja', modulo: 1 }], total: 12_000 };

type Read = (signal: AbortSignal) => Promise<PageOf<Row>>;
interface Given {
  readonly read: Read;
  readonly download?: ListDownload;
}

function Table({ read, download }: Given) {
  const list = useLocalList(definition, COLUMNS);
  return (
    <DataTable
      caption="Cursos"
      list={list}
      rows={usePage(['cursos', list.query], read)}
      download={download}
      empty={t('comun.sinRegistros')}
    />
  );
}

const show = (given: Given) =>
  renderPiece(
    <QueryClientProvider client={createQueryClient()}>
      <Table {...given} />
    </QueryClientProvider>,
  );

/** Read that ends only when it is aborted. */
const endless: Read = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
const answered: Read = () => Promise.resolve(PAGE);

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const cancel = () => screen.queryByRole('button', { name: t('comun.cancelar') });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  // A saved file is a link that code clicks: happy-dom would leave the page for its address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

test('a list that loads for two seconds says so, for how long, and once that it is long', async () => {
  show({ read: endless });
  await pass(1);
  expect(screen.queryByText(t('ui.espera.calculando'))).toBeNull();
  await pass(2);
  expect(screen.getByText(t('ui.espera.calculando')).getAttribute('role')).toBe('status');
  expect(screen.getByText(/^\d+ s$/).getAttribute('aria-hidden')).toBe('true');
  await pass(10);
  expect(screen.getByText(new RegExp(t('ui.espera.turno'))).getAttribute('role')).toBe('status');
});

test('cancelling ends the call; the list says so and can be asked for again', async () => {
  const signals: AbortSignal[] = [];
  const read: Read = (signal) => {
    signals.push(signal);
    return signals.length === 1 ? endless(signal) : answered(signal);
  };
  const { user } = show({ read });
  await pass(3);
  await user.click(cancel()!);
  expect(await screen.findByText(t('ui.espera.cancelada'))).toBeTruthy();
  expect(signals[0]?.aborted).toBe(true);
  expect(cancel()).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('ui.espera.deNuevo') }));
  expect(await screen.findByText('Caja')).toBeTruthy();
});

test.each([
  ['is refused for its length', () => Promise.reject(refusal()), t('llamada.lenta')],
  ['never ends', endless, t('llamada.lenta')],
])('a list that %s shows what to do and leaves nothing that loads', async (_, read: Read, words) => {
  show({ read });
  await pass(121);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.queryByText(t('ui.espera.calculando'))).toBeNull();
  expect(screen.getByRole('button', { name: t('comun.reintentar') })).toBeTruthy();
});

function refusal(): ApiError {
  const sentence = message('llamada.lenta');
  return new ApiError(422, { code: 'consulta_larga', message: '', ...sentence });
}

/** Download that the test drives. */
function driven() {
  const calls: { formato: string | undefined; signal: AbortSignal; tell: (progress: DownloadProgress) => void }[] = [];
  const ends: { resolve: (file: Blob) => void; reject: (error: Error) => void }[] = [];
  const run: ListDownload = ({ formato }, { signal, onProgress }) => {
    calls.push({ formato, signal, tell: (progress) => act(() => onProgress(progress)) });
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      ends.push({ resolve, reject });
    });
  };
  return { run, calls, ends };
}

async function exporting() {
  const { run, calls, ends } = driven();
  const { user } = show({ read: answered, download: run });
  await screen.findByText('Caja');
  await user.click(screen.getByRole('button', { name: t('ui.exportar.exportar') }));
  await user.click(await screen.findByRole('menuitem', { name: t('ui.exportar.excel') }));
  return { user, calls, ends };
}

test('an export shows its rows and can be cancelled', async () => {
  const { user, calls } = await exporting();
  calls[0]!.tell({ bytes: 1_500_000, rows: 12_000, written: 3000 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText(t('ui.exportar.filas', { filas: 3000, total: 12_000 }))).toBeTruthy();
  const status = screen.getByText(t('ui.exportar.exportando', { total: 12_000 }));
  calls[0]!.tell({ bytes: 1_600_000, rows: 12_000, written: 6000 });
  expect(status.textContent).toBe(t('ui.exportar.exportando', { total: 12_000 }));
  await user.click(cancel()!);
  expect(calls[0]!.signal.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an export that ends says so', async () => {
  const { calls, ends } = await exporting();
  calls[0]!.tell({ bytes: 10, rows: 12_000, written: 12_000 });
  await act(() => Promise.resolve(ends[0]!.resolve(new Blob(['x']))));
  expect((await screen.findByText(t('ui.exportar.exportado', { total: 12_000 }))).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an export that fails says why and starts again; one of too many rows offers a CSV', async () => {
  const { user, calls, ends } = await exporting();
  await act(() => Promise.resolve(ends[0]!.reject(refusal())));
  expect((await screen.findByRole('alert')).textContent).toContain(t('llamada.lenta'));
  await user.click(screen.getByRole('button', { name: t('comun.reintentar') }));
  expect(calls.map(({ formato }) => formato)).toEqual(['xlsx', 'xlsx']);
  const many = message('llamada.filasExcel', { maximo: 1_048_575, total: 2_000_000 });
  await act(() => Promise.resolve(ends[1]!.reject(new ApiError(422, { code: 'demasiadas_filas', message: '', ...many }))));
  await user.click(await screen.findByRole('button', { name: t('ui.exportar.en.csv') }));
  expect(calls.at(-1)?.formato).toBe('csv');
});

test('rows of the page before are out of reach until the rows of a search arrive', async () => {
  const late = slow(PAGE);
  const { user } = show({ read: inTurn(PAGE, late.reply) as Read });
  const body = () => screen.getByText('Caja').closest('tbody');
  await screen.findByText('Caja');
  expect(body()?.hasAttribute('inert')).toBe(false);
  await user.type(screen.getByRole('searchbox', { name: t('ui.tabla.buscar') }), 'caja{Enter}');
  await waitFor(() => expect(body()?.hasAttribute('inert')).toBe(true));
  late.release();
  await waitFor(() => expect(body()?.hasAttribute('inert')).toBe(false));
});
