import type { ConsultaFila, ConsultaPropia, consultaApi as calls } from './consulta.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, LEARNER, TOPICS } from '../examples/scene.ts';

const pregunta = '¿Dónde se apunta el extintor?';

const abierta: ConsultaFila = {
  id_consulta: 1,
  id_usuario: LEARNER,
  id_tema: TOPICS[0].id_tema,
  id_pregunta: 61,
  version: 1,
  fecha_creacion: '2026-11-20T15:08:00.000Z',
  codigo_usuario: 'ALU003',
  personal: 'Alba Quispe Ñahui',
  empresa: 'Comercial Andina',
  tema: TOPICS[0].titulo,
  texto: '¿Qué es «la base»: el piso o lo que arde?',
  pregunta,
  estado: 'abierta',
  respuesta: null,
  fecha_respuesta: null,
  fecha_lectura: null,
};

const respondida: ConsultaPropia = {
  id_consulta: 2,
  id_tema: TOPICS[0].id_tema,
  tema: TOPICS[0].titulo,
  id_pregunta: null,
  pregunta: null,
  texto: '¿El extintor de la cocina es otro?',
  estado: 'respondida',
  respuesta: 'Sí: el de acetato de potasio, junto a la puerta.',
  fecha_creacion: '2026-11-19T15:08:00.000Z',
  fecha_respuesta: '2026-11-19T16:00:00.000Z',
  por_leer: true,
};

const { id_consulta, id_tema, tema, id_pregunta, texto, estado, respuesta, fecha_creacion, fecha_respuesta } = abierta;
const propia: ConsultaPropia = {
  id_consulta,
  id_tema,
  tema,
  id_pregunta,
  pregunta,
  texto,
  estado,
  respuesta,
  fecha_creacion,
  fecha_respuesta,
  por_leer: false,
};

/** Answers of the questions to the training area. */
export const consulta = {
  sellst: [abierta],
  sel: { ...abierta, opciones: ['Al humo', 'A la base del fuego', 'Al techo', 'A la puerta'], cambiada: false },
  upd: { ...done, version: 2 },
  propias: [respondida, propia],
  ins: { ...done, id_consulta: 3 },
  leidas: done,
} satisfies AnswersOf<typeof calls>;
