import type { ComponentType, ReactNode } from 'react';
import type { Item } from '../../core/master/item.ts';

/** A list of records to choose from, searched in memory (`useLocalSource`) or by the server, page after page. */
export interface ItemSource {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** What matches, as far as it is loaded. */
  readonly options: readonly Item[] | undefined;
  /** How many match, when not all of them are loaded. */
  readonly total?: number;
  /** Ids of everything that matches. */
  readonly findAll: () => Promise<readonly number[]>;
  /** The last loaded row came into sight. */
  readonly onEnd?: () => void;
  readonly error?: string;
  readonly onRetry: () => void;
}

/** Finds records while it is drawn and hands them on: `<ModuloSource>{(source) => <PickList source={source} … />}</ModuloSource>`. */
export type SourceComponent = ComponentType<{ readonly children: (source: ItemSource) => ReactNode }>;
