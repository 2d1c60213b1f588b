import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { freshLink } from './fresh-link.ts';
import { hasDoctype } from './has-doctype.ts';
import { ApiError } from '../../../core/client/api-error.ts';
import { fetchFile } from '../../../core/client/file.ts';
import { fileKeyOf, readFile } from '../../../core/offline/kept-files.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useUser } from '../../../core/session/session.ts';

/** Policy of what a lesson may load, as the server sends it (archivo/file-headers.rules.ts); a copy in the page would lose it. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

/** Returns the page with the policy before anything of its own; a second doctype counts for nothing. */
const guarded = (html: string): string => (hasDoctype(html) ? '<!doctype html>' : '') + POLICY + html;

interface Place {
  readonly person: number;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** Reads a page from the server, or its copy on the device where the server cannot be reached (P118). */
async function readPage({ person, url, signal }: Place): Promise<string> {
  try {
    return await (await fetchFile(url, { signal })).text();
  } catch (error) {
    const kept = signal.aborted || !(error instanceof ApiError && error.transient) ? undefined : await readFile(person, url);
    if (!kept) throw error;
    return kept.text();
  }
}

/** Reads an uploaded page as text; a link that has expired is renewed. The frame shows that text: its own request could report no failure. */
export function usePage(url: string) {
  const queries = useQueryClient();
  const { id: person } = useUser();
  return useQuery({
    queryKey: [...keysOf('contenido').all, 'pagina', fileKeyOf(url) ?? url],
    queryFn: async ({ signal }) => {
      try {
        return await readPage({ person, url, signal });
      } catch (error) {
        const fresh = error instanceof ApiError && error.status === 403 ? await freshLink(queries, url) : undefined;
        if (fresh === undefined) throw error;
        return readPage({ person, url: fresh, signal });
      }
    },
    staleTime: Infinity,
  });
}

/** Address of a page, valid as long as a component shows it. */
function pageSource(html: string) {
  let address: string | undefined;
  return {
    subscribe: (changed: () => void) => {
      const made = URL.createObjectURL(new Blob([guarded(html)], { type: 'text/html;charset=utf-8' }));
      address = made;
      changed();
      return () => URL.revokeObjectURL(made);
    },
    current: () => address,
  };
}

/** Returns an address of this page for a text of HTML, undefined until there is one. */
export function usePageAddress(html: string): string | undefined {
  const { subscribe, current } = useMemo(() => pageSource(html), [html]);
  return useSyncExternalStore(subscribe, current);
}
