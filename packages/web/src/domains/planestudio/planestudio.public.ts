export { PlanesTable } from './PlanesTable.tsx';
