export { forgetUniones } from './union.repository.ts';
