import { useSearch } from '@tanstack/react-router';
import type { Path, SearchOf } from './paths.ts';

/** Parsed query parameters of the screen at `_path`. */
export const useScreenSearch = <P extends Path>(_path: P): SearchOf<P> => useSearch({ strict: false }) as SearchOf<P>;

/** Id of the record in an edit screen's address; undefined for a new record. */
export const useRecordId = (): number | undefined => (useSearch({ strict: false }) as SearchOf<'/cursoedit'>).id;
