import type { CallOf } from '@portal/contract/core';
import type { consultaApi } from '@portal/contract/consulta';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import type { Delivery } from '../../core/offline/offline.ts';

const INS: AddressOf<typeof consultaApi.ins> = { method: 'POST', path: '/consulta/ins' };

/** Question as the outbox holds it. */
export type ConsultaNueva = CallOf<typeof consultaApi.ins>['body'];

/** Kind of its entries of the outbox. */
export const CONSULTA = 'consulta';

/** Sends a question to the training area; the server takes one with the same key once (P273). */
export const deliverConsulta: Delivery = ({ body }) => callByAddress(INS, { body: body as ConsultaNueva });
