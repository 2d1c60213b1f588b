export { CursoSource } from './CursoSource.tsx';
