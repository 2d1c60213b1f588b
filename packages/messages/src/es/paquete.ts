import { alumno } from './paquete-alumno.ts';
import { autor } from './paquete-autor.ts';
import { errores } from './paquete-errores.ts';
import { jugador } from './paquete-jugador.ts';
import { servidor } from './paquete-servidor.ts';

/** Content packages (SCORM). */
export const paquete = { alumno, autor, errores, jugador, servidor } as const;
