export { deliverMail, hideStaleTokens, hasDueMail, queueMail } from './email.service.ts';
