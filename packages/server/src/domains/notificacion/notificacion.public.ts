export { deliverNotificaciones, hasDueNotificaciones, queueNotificaciones } from './reparto.service.ts';
