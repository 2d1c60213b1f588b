export { AnulacionAction } from './anulacion/AnulacionAction.tsx';
export { AnulacionDialog } from './anulacion/AnulacionDialog.tsx';
