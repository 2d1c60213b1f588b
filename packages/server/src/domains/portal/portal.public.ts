export { DEMO_SIGN_INS } from './demo-sign-ins.rules.ts';
export { VERSION } from './portal.service.ts';
