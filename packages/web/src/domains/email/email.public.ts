export { AvisarDialog } from './AvisarDialog.tsx';
export type { Avisables } from './envio.queries.ts';
export { EnvioDialog } from './EnvioDialog.tsx';
export { EnvioProgreso } from './EnvioProgreso.tsx';
export { TelefonoAction } from './TelefonoAction.tsx';
