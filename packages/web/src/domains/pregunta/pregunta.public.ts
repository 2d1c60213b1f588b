export { NuevaPreguntaDialog } from './NuevaPreguntaDialog.tsx';
