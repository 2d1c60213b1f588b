import { programas } from './programa-master.queries.ts';
import { useLocalPicker } from '../../ui/use-local-picker.ts';

export { NuevoProgramaDialog } from './NuevoProgramaDialog.tsx';

/** Programs that a plan may take in. */
export const useProgramaPicker = () => useLocalPicker(programas.useItems());
