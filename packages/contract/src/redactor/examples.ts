import type { AnswersOf } from '../examples/answers-of.ts';
import { done, TOPICS } from '../examples/scene.ts';
import type { Borrador, Redaccion, redactorApi as calls } from './redactor.ts';

const servicio = { servicio: 'modelos.example.com', modelo: 'redactor-7b' };

const lista: Redaccion = {
  id_redaccion: 5,
  estado: 'lista',
  fallo: null,
  codigo_http: null,
  tipos: ['unica', 'verdadero_falso'],
  cantidad: 3,
  dificultad: 'media',
  codigo_categoria: 'general',
  autor: 'Ricardo Villanueva Soto',
  fecha_creacion: '2026-11-21T15:00:00.000Z',
  fecha_fin: '2026-11-21T15:00:20.000Z',
  borradores: 2,
  rechazadas: [{ motivo: 'cita', pregunta: '¿Cada cuántos meses se recarga un extintor?' }],
};

const primero: Borrador = {
  id_redaccion_borrador: 51,
  id_redaccion: 5,
  pregunta: '¿Qué extintor se usa con un tablero eléctrico?',
  datos: {
    tipo: 'unica',
    opciones: [{ texto: 'De agua' }, { texto: 'De dióxido de carbono' }, { texto: 'De espuma' }],
    correcta: 2,
    orden_fijo: false,
    explicacion: 'El dióxido de carbono no conduce la electricidad.',
  },
  dificultad: 'media',
  codigo_categoria: 'general',
  cita: `${TOPICS[0].titulo}: con un tablero eléctrico se usa dióxido de carbono.`,
};

/** Answers of the drafts of questions. */
export const redactor = {
  activo: servicio,
  ofTema: {
    ...servicio,
    redacciones: [lista],
    borradores: [
      primero,
      {
        ...primero,
        id_redaccion_borrador: 52,
        pregunta: 'El agua conduce la electricidad.',
        datos: { tipo: 'verdadero_falso', correcta: true },
        cita: 'El agua conduce la electricidad.',
      },
    ],
  },
  pedir: { ...done, id_redaccion: 6 },
  aceptar: { ...done, id_pregunta: 61 },
  descartar: done,
  intercambio: { ...servicio, peticion: '{"model":"redactor-7b","messages":[]}', respuesta: '{"preguntas":[]}' },
} satisfies AnswersOf<typeof calls>;
