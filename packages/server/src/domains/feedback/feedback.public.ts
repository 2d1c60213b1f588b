export { saveFeedback } from './feedback.service.ts';
