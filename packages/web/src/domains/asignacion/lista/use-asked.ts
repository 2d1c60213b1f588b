import { useNavigate } from '@tanstack/react-router';
import type { SearchOf } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';

type Asked = SearchOf<'/asignacion'>;

/** Reads the filters of a listing from the address, so that a reload and a link show the same rows, and writes those that were asked for. */
export function useAsked(): { readonly asked: Asked; readonly ask: (filters: Asked) => void } {
  const asked = useScreenSearch('/asignacion');
  const navigate = useNavigate();
  const ask = (filters: Asked) => void navigate({ to: '.', search: filters, replace: true, state: true } as never);
  return { asked, ask };
}
