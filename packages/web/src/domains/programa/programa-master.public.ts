import { programas } from './programa-master.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

export { NuevoProgramaDialog } from './edicion/NuevoProgramaDialog.tsx';

const toItems = itemsOf('id_programa');

/** Programs that a plan may take in. */
export const useProgramaSource = () => useLocalSource(programas.useAll(toItems));
