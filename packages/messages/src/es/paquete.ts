import { servidor } from './paquete-servidor.ts';

/** Content packages (SCORM). */
export const paquete = {
  servidor,
} as const;
