export { forgetPresencias } from './presencia.repository.ts';
