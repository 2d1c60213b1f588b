export { EdtAction } from './edt/EdtAction.tsx';
