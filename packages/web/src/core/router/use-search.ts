import { useSearch } from '@tanstack/react-router';
import type { Path, SearchOf } from './paths.ts';

/** The checked query parameters of the screen at `_path`. */
export const useScreenSearch = <P extends Path>(_path: P): SearchOf<P> => useSearch({ strict: false }) as SearchOf<P>;

/** The record that the address of an edit screen names; none: a new one is made. */
export const useRecordId = (): number | undefined => (useSearch({ strict: false }) as SearchOf<'/cursoedit'>).id;
