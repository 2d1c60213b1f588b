import { programas } from './programa-master.queries.ts';
import { useLocalPicker } from '../../ui/pick/use-local-picker.ts';

export { NuevoProgramaDialog } from './edicion/NuevoProgramaDialog.tsx';

/** Programs that a plan may take in. */
export const useProgramaPicker = () => useLocalPicker(programas.useItems());
