// The pieces of a questionnaire; a badge alone is part of the first visit, which must not load them (evaluacion-badge.public.ts).
export { GradeRing } from './pieces/GradeRing.tsx';
export { QuestionList, focusQuestion } from './pieces/QuestionList.tsx';
export { RadioQuestion } from './pieces/RadioQuestion.tsx';
export { WrongAnswers } from './pieces/WrongAnswers.tsx';
