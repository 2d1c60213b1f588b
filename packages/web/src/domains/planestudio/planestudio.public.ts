export { usePlanesVigentes, usePlanOptions } from './plan-master.queries.ts';
