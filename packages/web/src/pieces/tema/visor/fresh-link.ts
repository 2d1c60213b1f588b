import type { Recurso } from '@portal/contract/tema';
import type { Query, QueryClient } from '@tanstack/react-query';
import { fileKeyOf } from '../../../core/offline/kept-files.ts';

const recursosOf = ({ state: { data } }: Query): readonly Recurso[] =>
  (data as { readonly recursos?: readonly Recurso[] } | undefined)?.recursos ?? [];

/**
 * Refetches the topic that shows a file and returns the file's new address: a link is valid for twelve hours (docs/decisions/006), a screen
 * may stay open longer. Undefined when nothing newer came.
 */
export async function freshLink(queries: QueryClient, url: string): Promise<string | undefined> {
  const shows = (query: Query) => recursosOf(query).some((recurso) => recurso.url === url);
  const topics = queries.getQueryCache().findAll({ type: 'active', predicate: shows });
  await Promise.all(topics.map((topic) => queries.refetchQueries({ queryKey: topic.queryKey, exact: true })));
  const file = fileKeyOf(url);
  const links = topics.flatMap(recursosOf).map((recurso) => recurso.url);
  return links.find((link) => link !== url && file !== undefined && fileKeyOf(link) === file);
}
