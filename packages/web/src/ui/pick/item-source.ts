import type { ComponentType, ReactNode } from 'react';
import type { Item } from '../../core/master/item.ts';

/** A list of records to choose from, searched in memory (`useLocalSource`) or by the server, page after page. */
export interface ItemSource {
  readonly search: string;
  /** Says what the search looks into; default: code or title. */
  readonly searched?: string;
  /** Gender of the records' noun, for the texts that count them; default masculine. */
  readonly genero?: 'f';
  readonly onSearch: (text: string) => void;
  /** Matches loaded so far; undefined before the first ones. */
  readonly options: readonly Item[] | undefined;
  /** Number of all matches, when not all of them are loaded. */
  readonly total?: number;
  /** Returns the ids of all matches. */
  readonly findAll: () => Promise<readonly number[]>;
  /** Called when the last loaded row comes into sight. */
  readonly onEnd?: () => void;
  readonly error?: string;
  readonly onRetry: () => void;
}

/** Component that fetches records while mounted: `<ModuloSource>{(source) => <PickList source={source} … />}</ModuloSource>`. */
export type SourceComponent = ComponentType<{ readonly children: (source: ItemSource) => ReactNode }>;
