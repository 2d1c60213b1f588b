import MiniSearch from 'minisearch';
import type { Role } from '../../../core/router/roles.ts';

/** A part of the user guide: the content below one of its headings. */
export interface Entry {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  /** Screens that it explains. */
  readonly rutas: readonly string[];
  readonly html: string;
  readonly text: string;
}

export interface Guide {
  readonly entries: readonly Entry[];
  /** Returns the entries with all of the words, or their beginnings, the best first. */
  readonly search: (words: string) => readonly Entry[];
  /** Returns the entry that explains a screen; undefined if none does. */
  readonly about: (path: string) => Entry | undefined;
}

interface Draft {
  readonly heading: HTMLElement;
  readonly nodes: Element[];
}

const wordsOf = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const listOf = (words: string | undefined): readonly string[] => words?.split(' ').filter(Boolean) ?? [];

/** Splits a chapter at its headings. */
function partsOf(chapter: HTMLElement): Draft[] {
  const drafts: Draft[] = [];
  for (const node of chapter.children) {
    if (/^H[23]$/.test(node.tagName)) drafts.push({ heading: node as HTMLElement, nodes: [] });
    else drafts.at(-1)?.nodes.push(node);
  }
  return drafts;
}

function entriesOf(chapter: HTMLElement): Entry[] {
  const [first, ...rest] = partsOf(chapter);
  if (!first) return [];
  first.heading.querySelector('.number')?.remove();
  const title = wordsOf(first.heading);
  const entry = ({ heading, nodes }: Draft, from: HTMLElement): Entry => ({
    id: from.id,
    chapter: title,
    title: wordsOf(heading),
    rutas: listOf(from.dataset['rutas']),
    html: nodes.map(({ outerHTML }) => outerHTML).join(''),
    text: nodes.map(wordsOf).join(' '),
  });
  const further = rest.map((draft) => entry(draft, draft.heading));
  // If the first heading of a chapter has no text of its own, the chapter begins with its first part.
  return first.nodes.length > 0 ? [entry(first, chapter), ...further] : further;
}

/** Chapters name learners, support and administrators: who has another role reads those of administrators. */
const readerOf = (role: Role): Role => (role === 'alumno' || role === 'soporte' ? role : 'admin');

/** Letters without accents, in lower case. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Reads the user guide: its parts for a role, with an index of their words (P138).
 * @param html packages/web/guia/guia.html, of which `data-para` names the roles of a chapter and `data-rutas` the screens of a part
 * @param pictures addresses of its pictures by file name
 */
export function readGuide(html: string, pictures: ReadonlyMap<string, string>, role: Role): Guide {
  const page = new DOMParser().parseFromString(html.slice(html.indexOf('<body>')), 'text/html');
  for (const image of page.querySelectorAll('img')) {
    image.setAttribute('src', pictures.get(image.getAttribute('src')?.split('/').at(-1) ?? '') ?? '');
    image.setAttribute('loading', 'lazy');
  }
  const chapters = [...page.querySelectorAll<HTMLElement>('section[id]')].filter(
    ({ dataset: { para } }) => para === undefined || listOf(para).includes(readerOf(role)),
  );
  const entries = chapters.flatMap(entriesOf);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'chapter', 'text'],
    processTerm: plain,
    searchOptions: { boost: { title: 3, chapter: 2 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    entries,
    search: (words) => index.search(words).flatMap(({ id }) => byId.get(id as string) ?? []),
    about: (path) => entries.find(({ rutas }) => rutas.includes(path)),
  };
}
