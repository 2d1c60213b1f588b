import type { EventoPantalla } from '@portal/contract';
import { useEffect } from 'react';
import { submit } from '../../core/offline/offline.ts';
import { currentSession } from '../../core/session/session.ts';

/** Writes an action on a screen to the activity log (P86), by the outbox. */
export function logScreenEvent(tipo: EventoPantalla, detalle: string): void {
  const { user } = currentSession();
  if (!user) return;
  void submit(user.id, { id: crypto.randomUUID(), kind: 'evento', body: { tipo, detalle } }).catch(() => undefined);
}

/** Logs a screen event after the first render, and again when `tipo` or `detalle` changes. */
export function useScreenEvent(tipo: EventoPantalla, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) logScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
