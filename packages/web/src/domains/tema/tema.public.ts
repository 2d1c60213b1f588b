export { detalleOf, type TemaDetalle, useMisTemas, useOcurrenciaOfTema, useRequisito, useTemaDetalle } from './tema.queries.ts';
export { TemaHeader } from './TemaHeader.tsx';
export { TemaSkeleton } from './TemaSkeleton.tsx';
export { keepPdfViewer } from './visor/keep-pdf-viewer.ts';
export { useKeepMaterial } from './visor/use-kept-material.ts';
export { TemaViewer } from './visor/TemaViewer.tsx';
