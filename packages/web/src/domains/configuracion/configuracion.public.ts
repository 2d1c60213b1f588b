export { useUmbrales } from './use-umbrales.ts';
