export { StepUpDialog } from './seguridad/StepUpDialog.tsx';
