import { api } from '@portal/contract';
import { ApiError } from '../../core/client/api-error.ts';
import { call } from '../../core/client/client.ts';
import type { Delivery } from '../../core/offline/offline.ts';

/** Sends a screen event with its moment; one that the server refuses, such as one too many, is dropped. */
export const deliverEvento: Delivery = async ({ body, moment }) => {
  const event = api.log.ins.body.parse({ ...(body as object), fecha: moment });
  return call(api.log.ins, { body: event }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'sin_conexion' || error.status >= 502)) throw error;
  });
};
