import { api, type EVENTOS_PANTALLA } from '@portal/contract';
import { useEffect } from 'react';
import { call } from '../../core/client/client.ts';

type Evento = (typeof EVENTOS_PANTALLA)[number];

/** Notes in the activity log that the person is here (section 7, "Log"). It never disturbs the screen when it fails. */
export function useScreenEvent(tipo: Evento, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) void call(api.log.ins, { body: { tipo, detalle } }).catch(() => undefined);
  }, [tipo, detalle, enabled]);
}
