export { findScimCaller } from './token.service.ts';
