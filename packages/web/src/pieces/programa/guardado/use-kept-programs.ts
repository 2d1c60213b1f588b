import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type KeptProgram, readPrograms } from './kept-programs.ts';
import { currentKeeping, onKeeping } from './program-keeper.ts';
import { useOffline } from '../../../core/offline/use-offline.ts';

/** Programs that the device keeps for the signed-in person; renders again after every change. */
export function useKeptPrograms(): readonly KeptProgram[] {
  const { shelf } = useOffline().store;
  const last = useRef<{ readonly text: string; readonly programs: readonly KeptProgram[] }>({ text: '[]', programs: [] });
  const read = useCallback(() => {
    const programs = readPrograms(shelf);
    const text = JSON.stringify(programs);
    if (text !== last.current.text) last.current = { text, programs };
    return last.current.programs;
  }, [shelf]);
  return useSyncExternalStore(shelf.subscribe, read);
}

/** Returns the program that the device is storing, if any. */
export const useKeeping = () => useSyncExternalStore(onKeeping, currentKeeping);
