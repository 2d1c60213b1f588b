import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLocalSource } from './use-local-source.ts';

const item = (id: number, codigo: string, titulo: string) => ({ id, codigo, titulo, codigo_estado: 1 });
const data = [item(1, 'CUR-01', 'Inducción al almacén'), item(2, 'CUR-02', 'Caja y cobros'), item(3, 'ETI-01', 'Ética en la caja')];
const refetch = vi.fn();
const picked = (options: readonly { id: number }[] | undefined) => options?.map(({ id }) => id);

test('every word must occur in code or title, ignoring accents and case; findAll returns the matches', async () => {
  const { result } = renderHook(() => useLocalSource({ data, error: null, refetch }));
  expect(picked(result.current.options)).toEqual([1, 2, 3]);
  act(() => result.current.onSearch('  CAJA eti '));
  expect(picked(result.current.options)).toEqual([3]);
  expect(await result.current.findAll()).toEqual([3]);
  act(() => result.current.onSearch('almacen'));
  expect(picked(result.current.options)).toEqual([1]);
  act(() => result.current.onSearch('nada'));
  expect(picked(result.current.options)).toEqual([]);
});

test('options are undefined while loading; a failure gives its message and a retry', () => {
  const { result, rerender } = renderHook((query) => useLocalSource({ refetch, ...query }), {
    initialProps: { data: undefined as typeof data | undefined, error: null as Error | null },
  });
  expect(result.current.options).toBeUndefined();
  expect(result.current.error).toBeUndefined();
  rerender({ data: undefined, error: new Error('Sin conexión') });
  expect(result.current.error).toBe('Sin conexión');
  result.current.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
