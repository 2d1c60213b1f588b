import { acceso } from './acceso.ts';
import { atajo } from './atajo.ts';
import { ayuda } from './ayuda.ts';
import { certificado } from './certificado.ts';
import { cifra } from './cifra.ts';
import { comun } from './comun.ts';
import { evaluacion } from './evaluacion.ts';
import { feedback } from './feedback.ts';
import { impresion } from './impresion.ts';
import { inicio } from './inicio.ts';
import { llamada } from './llamada.ts';
import { menu } from './menu.ts';
import { navegacion } from './navegacion.ts';
import { planestudio } from './planestudio.ts';
import { programa } from './programa.ts';
import { sesion } from './sesion.ts';
import { sinconexion } from './sinconexion.ts';
import { tablero } from './tablero.ts';
import { tema } from './tema.ts';
import { tienda } from './tienda.ts';
import { ui } from './ui.ts';
import { vacio } from './vacio.ts';

/** Texts of the learner's screens and of visitors', which with those of first.ts are all that they show. */
export const learner = {
  acceso,
  atajo,
  ayuda,
  certificado,
  cifra,
  comun,
  evaluacion,
  feedback,
  impresion,
  inicio,
  llamada,
  menu,
  navegacion,
  planestudio,
  programa,
  sesion,
  sinconexion,
  tablero,
  tema,
  tienda,
  ui,
  vacio,
} as const;
