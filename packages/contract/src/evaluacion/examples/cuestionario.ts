import type { PreguntaAlumno } from '../pregunta-alumno.ts';
import { ATTEMPT } from '../../examples/scene.ts';

const drawn = (numero_orden: number, pregunta: string): PreguntaAlumno => ({
  id_evaluacion: ATTEMPT,
  id_pregunta: 60 + numero_orden,
  numero_orden,
  pregunta,
  rpta_a: 'Avisar',
  rpta_b: 'Abrir las ventanas',
  rpta_c: 'Correr',
  rpta_d: 'Esperar',
  tipo: 'unica',
  mostrado: null,
  respuesta: null,
  respuesta_datos: null,
  fecha_respuesta: null,
});

/** Questions of the open attempt. */
export const cuestionario: PreguntaAlumno[] = [
  drawn(1, '¿Qué extintor apaga un tablero eléctrico?'),
  drawn(2, '¿Qué se hace primero?'),
  drawn(3, '¿Dónde se apunta?'),
];
