export { SolicitudesSection } from './SolicitudesSection.tsx';
