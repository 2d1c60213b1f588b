export { ReglasDialog } from './regla/ReglasDialog.tsx';
