import { programas } from './programa-master.queries.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

export { NuevoProgramaDialog } from './edicion/NuevoProgramaDialog.tsx';

/** Programs that a plan may take in. */
export const useProgramaSource = () => useLocalSource(programas.useItems());
