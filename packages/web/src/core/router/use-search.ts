import { useSearch } from '@tanstack/react-router';
import type { Path, SearchOf } from './paths.ts';

/** The checked query parameters of the screen at `_path`. */
export const useScreenSearch = <P extends Path>(_path: P): SearchOf<P> => useSearch({ strict: false }) as SearchOf<P>;
