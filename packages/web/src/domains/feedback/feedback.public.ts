export { FeedbackScale } from './FeedbackScale.tsx';
