export { GradeBadge } from './pieces/GradeBadge.tsx';
export { GradeRing } from './pieces/GradeRing.tsx';
export { QuestionList, focusQuestion } from './pieces/QuestionList.tsx';
export { RadioQuestion } from './pieces/RadioQuestion.tsx';
export { WrongAnswers } from './pieces/WrongAnswers.tsx';
