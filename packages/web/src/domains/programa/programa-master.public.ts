export { NuevoProgramaDialog } from './edicion/NuevoProgramaDialog.tsx';
export { ProgramaSource } from './ProgramaSource.tsx';
