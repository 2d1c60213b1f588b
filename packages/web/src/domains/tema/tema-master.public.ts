export { useTemaSource } from './enlaces/use-tema-source.ts';
