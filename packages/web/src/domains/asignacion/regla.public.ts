export { ReglasDialog } from './regla/ReglasDialog.tsx';
export { ReglasLink } from './regla/ReglasLink.tsx';
