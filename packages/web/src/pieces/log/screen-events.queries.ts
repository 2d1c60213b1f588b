import type { CallOf } from '@portal/contract/core';
import type { EventoPantalla, logApi } from '@portal/contract/log';
import { useEffect } from 'react';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { type Delivery, isRetryable, submit } from '../../core/offline/offline.ts';
import { currentSession } from '../../core/session/session.ts';

const INS: AddressOf<typeof logApi.ins> = { method: 'POST', path: '/log/ins' };

type Evento = CallOf<typeof logApi.ins>['body'];

/** Writes an action on a screen to the activity log (P86), by the outbox. */
export function logScreenEvent(tipo: EventoPantalla, detalle: string): void {
  const { user } = currentSession();
  if (!user) return;
  void submit(user.id, { id: crypto.randomUUID(), kind: 'evento', body: { tipo, detalle } }).catch(() => undefined);
}

/** Sends a screen event with its moment; one that the server refuses, such as one too many, is dropped. It waits for a connection and a session. */
export const deliverEvento: Delivery = ({ body, moment }) =>
  callByAddress(INS, { body: { ...(body as Evento), fecha: moment } }).catch((error: unknown) => {
    if (isRetryable(error) && error.code !== 'demasiados_intentos') throw error;
  });

/** Logs a screen event after the first render, and again when `tipo` or `detalle` changes. */
export function useScreenEvent(tipo: EventoPantalla, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) logScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
