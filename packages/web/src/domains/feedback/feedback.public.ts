export { FeedbackFields, type Feedback } from './FeedbackFields.tsx';
export { FeedbackScale } from './FeedbackScale.tsx';
