import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { type Offline, offlineOf, openOffline } from './offline.ts';
import type { OfflineReason } from './offline-error.ts';
import type { Entry } from './outbox.ts';
import { useUser } from '../session/session.ts';

/** Returns the store and the sender of the signed-in person. */
export const useOffline = (): Offline => offlineOf(useUser().id);

/** Entries of the outbox of the signed-in person; renders again after every change. */
export function useEntries(): readonly Entry[] {
  const { outbox } = useOffline().store;
  return useSyncExternalStore(outbox.subscribe, outbox.all);
}

/** Why what lies under a key of the shelf would be lost with this page; undefined while the device has it. */
export function useShelfLoss(key: string): OfflineReason | undefined {
  const { store } = useOffline();
  const written = useSyncExternalStore(store.shelf.subscribe, () => store.shelf.isWritten(key));
  return written ? undefined : (store.failure?.reason ?? 'sin_almacen');
}

/** Opens what the device keeps for a person, runs `prepare` once on it, and returns whether that is done. */
export function useOpenOffline(person: number | undefined, prepare: (offline: Offline) => Promise<void>): boolean {
  const [ready, setReady] = useState<number>();
  useEffect(() => {
    if (person === undefined) return;
    let current = true;
    const open = async () => {
      await prepare(await openOffline(person)).catch(() => undefined);
      // A transition: React draws the whole frame in slices.
      if (current) startTransition(() => setReady(person));
    };
    void open();
    return () => void (current = false);
  }, [person, prepare]);
  return ready === person;
}

const WAKE_UPS = ['online', 'focus', 'pageshow'] as const;

/** Sends what waits now, and when the connection, the page or its person comes back: iOS sends nothing for a page in the background. */
export function useSendWaiting(): void {
  const { sender } = useOffline();
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') void sender.run();
    };
    run();
    for (const name of WAKE_UPS) window.addEventListener(name, run);
    document.addEventListener('visibilitychange', run);
    return () => {
      sender.stop();
      for (const name of WAKE_UPS) window.removeEventListener(name, run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [sender]);
}
