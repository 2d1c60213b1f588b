export { TerminaDialog } from './TerminaDialog.tsx';
