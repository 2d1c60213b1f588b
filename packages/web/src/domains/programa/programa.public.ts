export { groupTemas, type TemaGroup } from './seguimiento/group-temas.ts';
export { useMisProgramas } from './programa.queries.ts';
export { TemaAcciones } from './seguimiento/TemaAcciones.tsx';
export { TemaItem } from './seguimiento/TemaItem.tsx';
export { TemaPlazo } from './seguimiento/TemaPlazo.tsx';
export { TemaNota } from './seguimiento/TemaNota.tsx';
