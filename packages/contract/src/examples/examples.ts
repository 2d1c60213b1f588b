import type { api } from '../index.ts';
import type { AnswersOf } from './answers-of.ts';
import { acceso } from './acceso.ts';
import { archivo } from './archivo.ts';
import { asignacion } from './asignacion.ts';
import { ausencia } from './ausencia.ts';
import { certificado } from './certificado.ts';
import { configuracion } from './configuracion.ts';
import { contenido } from './contenido.ts';
import { curso } from './curso.ts';
import { detalle } from './detalle.ts';
import { dispositivo } from './dispositivo.ts';
import { webhook } from './webhook.ts';
import { dominio } from './dominio.ts';
import { email } from './email.ts';
import { empresa } from './empresa.ts';
import { equipo } from './equipo.ts';
import { evaluacion } from './evaluacion.ts';
import { feedback } from './feedback.ts';
import { feriado } from './feriado.ts';
import { log } from './log.ts';
import { operacion } from './operacion.ts';
import { modulo } from './modulo.ts';
import { parametro } from './parametro.ts';
import { planestudio } from './planestudio.ts';
import { portal } from './portal.ts';
import { pregunta } from './pregunta.ts';
import { privacidad } from './privacidad.ts';
import { programa } from './programa.ts';
import { recordatorio } from './recordatorio.ts';
import { reporte } from './reporte.ts';
import { scim } from './scim.ts';
import { solicitud } from './solicitud.ts';
import { tema } from './tema.ts';
import { usuario } from './usuario.ts';

export { respuestaErrada } from './evaluacion.ts';
export { misfit } from './misfit.ts';
export { temaAlumno, temaSiguiente } from './tema-alumno.ts';
export { people, persona } from './usuario.ts';

/** Example answers by domain and call, for tests of screens. Vary one with `{ ...examples.evaluacion.resultado, nota: 40 }`. */
export const examples = {
  acceso,
  archivo,
  asignacion,
  ausencia,
  certificado,
  configuracion,
  contenido,
  curso,
  detalle,
  dispositivo,
  dominio,
  webhook,
  email,
  empresa,
  equipo,
  evaluacion,
  feedback,
  feriado,
  log,
  operacion,
  modulo,
  parametro,
  planestudio,
  portal,
  pregunta,
  privacidad,
  programa,
  recordatorio,
  reporte,
  scim,
  solicitud,
  tema,
  usuario,
} satisfies { readonly [Group in keyof typeof api]?: AnswersOf<(typeof api)[Group]> };
