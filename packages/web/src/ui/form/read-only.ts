import { createContext, use } from 'react';

/** Whether the form around only shows its record: lists leave out what adds, moves and removes. */
export const ReadOnly = createContext(false);

export const useReadOnly = (): boolean => use(ReadOnly);
