import { errores } from './paquete-errores.ts';
import { servidor } from './paquete-servidor.ts';

/** Content packages (SCORM). */
export const paquete = { errores, servidor } as const;
