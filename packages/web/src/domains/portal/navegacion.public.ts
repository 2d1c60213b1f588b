export { togglePin, useNavegacion, useSaveNavegacion } from './navegacion.queries.ts';
