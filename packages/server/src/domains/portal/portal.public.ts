export { DEMO_SIGN_INS } from './demo-sign-ins.ts';
