export { discardPorEscribir, hasPorEscribir, takePorEscribir } from './cola-bienvenida.repository.ts';
export { nextLote } from './email.repository.ts';
export {
  type Adjunto,
  deliverMail,
  hideStaleTokens,
  hasDueMail,
  type NewMail,
  queueMail,
  queueMails,
  resumeMail,
} from './email.service.ts';
export { BIENVENIDA_MS } from './reintento.rules.ts';
