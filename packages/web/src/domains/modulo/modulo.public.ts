import { modulos } from './modulo.queries.ts';
import { useLocalPicker } from '../../ui/pick/use-local-picker.ts';

/** Modules that a course may take in. */
export const useModuloPicker = () => useLocalPicker(modulos.useItems());
