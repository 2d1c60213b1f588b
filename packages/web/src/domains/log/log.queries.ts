import { api, type EVENTOS_PANTALLA } from '@portal/contract';
import { useEffect } from 'react';
import { call } from '../../core/client/client.ts';

type Evento = (typeof EVENTOS_PANTALLA)[number];

/** Notes in the activity log what the person did on a screen (P86). It never disturbs the screen when it fails. */
export const tellScreenEvent = (tipo: Evento, detalle: string): void =>
  void call(api.log.ins, { body: { tipo, detalle } }).catch(() => undefined);

/** Notes once that the person is on a screen. */
export function useScreenEvent(tipo: Evento, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) tellScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
