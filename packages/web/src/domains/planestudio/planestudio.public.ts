export { usePlanesVigentes, usePlanOptions } from './plan-master.queries.ts';
export { PlanesTable } from './edicion/PlanesTable.tsx';
