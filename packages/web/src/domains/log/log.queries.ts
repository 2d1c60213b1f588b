import { api, type EventoPantalla } from '@portal/contract';
import { useEffect } from 'react';
import { call } from '../../core/client/client.ts';

/** Writes an action on a screen to the activity log (P86); ignores failures. */
export const logScreenEvent = (tipo: EventoPantalla, detalle: string): void =>
  void call(api.log.ins, { body: { tipo, detalle } }).catch(() => undefined);

/** Logs a screen event after the first render, and again when `tipo` or `detalle` changes. */
export function useScreenEvent(tipo: EventoPantalla, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) logScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
