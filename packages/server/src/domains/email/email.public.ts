export { listBandeja } from './bandeja.repository.ts';
export { hasPorEscribir, takePorEscribir } from './cola.repository.ts';
export { noteUnwritten } from './cola.service.ts';
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
