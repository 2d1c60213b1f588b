export { GradeBadge } from './pieces/GradeBadge.tsx';
export { GradeRing } from './pieces/GradeRing.tsx';
export { RadioQuestion } from './pieces/RadioQuestion.tsx';
export { WrongAnswers } from './pieces/WrongAnswers.tsx';
