export { deliverMail, hasDueMail, queueMail } from './email.service.ts';
