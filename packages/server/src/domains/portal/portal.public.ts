export { DEMO_SIGN_INS } from './demo-sign-ins.rules.ts';
