import { api, type EVENTOS_PANTALLA } from '@portal/contract';
import { useEffect } from 'react';
import { call } from '../../core/client/client.ts';

type Evento = (typeof EVENTOS_PANTALLA)[number];

/** Writes an action on a screen to the activity log (P86); ignores failures. */
export const logScreenEvent = (tipo: Evento, detalle: string): void =>
  void call(api.log.ins, { body: { tipo, detalle } }).catch(() => undefined);

/** Logs a screen event after the first render, and again when `tipo` or `detalle` changes. */
export function useScreenEvent(tipo: Evento, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) logScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
