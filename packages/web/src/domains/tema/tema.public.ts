export { type TemaDetalle, useMisTemas, useOcurrenciaOfTema, useRequisito, useTemaDetalle } from './tema.queries.ts';
export { TemaHeader } from './TemaHeader.tsx';
export { TemaSkeleton } from './TemaSkeleton.tsx';
export { TemaViewer } from './visor/TemaViewer.tsx';
