export { groupTemas, type TemaGroup } from './group-temas.ts';
export { useMisProgramas } from './programa.queries.ts';
export { TemaAcciones } from './TemaAcciones.tsx';
export { TemaItem } from './TemaItem.tsx';
export { TemaNota } from './TemaNota.tsx';
