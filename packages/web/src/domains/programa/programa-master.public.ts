import { programas } from './programa-master.queries.ts';

export { NuevoProgramaDialog } from './NuevoProgramaDialog.tsx';

/** Programs that a plan may take in. */
export const useProgramaItems = programas.useItems;
