export { nextLote } from './email.repository.ts';
export { deliverMail, hideStaleTokens, hasDueMail, type NewMail, queueMail, queueMails } from './email.service.ts';
export { BIENVENIDA_MS } from './reintento.rules.ts';
