import { modulos } from './modulo.queries.ts';
import { useLocalPicker } from '../../ui/use-local-picker.ts';

/** Modules that a course may take in. */
export const useModuloPicker = () => useLocalPicker(modulos.useItems());
