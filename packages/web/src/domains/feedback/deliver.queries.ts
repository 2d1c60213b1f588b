import { api } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import type { Delivery } from '../../core/offline/offline.ts';

/** Sends a rating; the server takes an equal one twice without harm (P17). */
export const deliverValoracion: Delivery = ({ body }) => call(api.feedback.ins, { body: api.feedback.ins.body.parse(body) });
