import type { ResponseOf } from '../core/endpoint.ts';
import type { evaluacionApi as calls } from './evaluacion.ts';
import type { RespuestaErrada } from './resultado.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { cuestionario } from './examples/cuestionario.ts';
import { ATTEMPT, done, LEARNER, PLACE, PLACE_TITLES, TOPICS } from '../examples/scene.ts';

/** Wrong answer of a failed attempt: without the right option. */
export const respuestaErrada: RespuestaErrada = {
  id_pregunta: 62,
  pregunta: '¿Qué se hace primero?',
  respuesta: 2,
  texto_respuesta: 'Abrir las ventanas',
  correcta: null,
  texto_correcta: null,
  tipo: 'unica',
  puntos: 0,
  comentarios: [],
};

const [{ id_tema, titulo }] = TOPICS;

const intento = {
  id_evaluacion: ATTEMPT,
  id_usuario: LEARNER,
  codigo: 'ALU003',
  nombres: 'Alba',
  apellido: 'Quispe Ñahui',
  empresa: 'Grupo Andino',
  ...PLACE,
  plan: PLACE_TITLES.plan,
  id_tema,
  tema: titulo,
  fecha_creacion: '2026-11-20T15:00:00.000Z',
  fecha: '2026-11-20T15:10:00.000Z',
  nota: 100,
  notaminima: 70,
  correcta: 3,
  incorrecta: 0,
  total: 3,
  numero_intento: 1,
  aprobado: true,
  codigo_estado: 1,
  duracion: 600,
  programa: PLACE_TITLES.programa,
  fecha_recibida: null,
  fuente: 'cuestionario' as const,
  fecha_declarada: null,
};

const aprobado: ResponseOf<typeof calls.resultado> = {
  ...intento,
  titulo,
  espera_hasta: null,
  aprobado_despues: null,
  pendientes: 1,
  avance_programa: { temas: 2, aprobados: 1 },
  siguiente: null,
  erradas: [],
  respuestas: '[]',
  anuladas: 0,
  con_feedback: false,
  codigo_certificado: 'A1B2-C3D4-E5F6',
};

/** Row of the report of attempts. */
const informado = {
  ...intento,
  curso: PLACE_TITLES.curso,
  modulo: PLACE_TITLES.modulo,
  rapido: false,
  certificado: aprobado.codigo_certificado,
};

export const evaluacion = {
  reporte: [
    informado,
    { ...informado, id_evaluacion: ATTEMPT + 1, numero_intento: 2, nota: 40, aprobado: false, codigo_estado: 2, certificado: null },
  ],
  ins: {
    ...done,
    id_evaluacion: ATTEMPT,
    numero_intento: 1,
    notaminima: 70,
    fecha_servidor: '2026-11-20T15:00:00.000Z',
    preguntas: cuestionario,
  },
  insDetalle: { ...done, id_evaluacion: ATTEMPT, aprobado: true, nota: 100 },
  anular: { ...done, intentos: 1, personas: 1, certificados: 1, temas: 1 },
  resultado: aprobado,
} satisfies AnswersOf<typeof calls>;
