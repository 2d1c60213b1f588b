import type { pregunta as calls, PreguntaAlumno } from '../pregunta/pregunta.ts';
import type { AnswersOf } from './answers-of.ts';
import { ATTEMPT } from './scene.ts';

const drawn = (numero_orden: number, pregunta: string): PreguntaAlumno => ({
  id_evaluacion: ATTEMPT,
  id_pregunta: 60 + numero_orden,
  numero_orden,
  pregunta,
  rpta_a: 'Avisar',
  rpta_b: 'Abrir las ventanas',
  rpta_c: 'Correr',
  rpta_d: 'Esperar',
  respuesta: null,
  fecha_respuesta: null,
});

export const pregunta = {
  cuestionario: [drawn(1, '¿Qué extintor apaga un tablero eléctrico?'), drawn(2, '¿Qué se hace primero?'), drawn(3, '¿Dónde se apunta?')],
} satisfies AnswersOf<typeof calls>;
