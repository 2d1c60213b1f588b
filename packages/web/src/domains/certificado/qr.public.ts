export { qrRuns, type QrRuns } from './lamina/qr.ts';
