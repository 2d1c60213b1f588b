export { PlanesTable } from './edicion/PlanesTable.tsx';
