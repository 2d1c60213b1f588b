import { webhookApi } from '@portal/contract/webhook';
import { route, type Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { getEntrega, listSent, renewSecreto, resend, resendFailed, testWebhook, webhooks } from './webhook.service.ts';

const { secreto, probar, entregas, entrega, reenviar, reenviarFallidos, ...usual } = webhookApi;

export const webhookRoutes: readonly Route[] = [
  ...masterRoutes(usual, webhooks),
  route(secreto, renewSecreto),
  route(probar, testWebhook),
  route(entregas, listSent),
  route(entrega, getEntrega),
  route(reenviar, resend),
  route(reenviarFallidos, resendFailed),
];
