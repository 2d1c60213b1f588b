export { findScimCaller } from './token/token.service.ts';
