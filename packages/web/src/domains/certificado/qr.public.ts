export { qrRuns } from './lamina/qr.ts';
