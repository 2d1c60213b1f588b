import type { SolicitudFila, solicitudApi as calls } from './solicitud.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, LEARNER, STAMP } from '../examples/scene.ts';

const supresion: SolicitudFila = {
  id_solicitud: 1,
  id_usuario: LEARNER,
  tipo: 'cancelacion',
  canal: 'portal',
  fecha_recepcion: '2026-11-16',
  detalle: 'Ya no trabajo en la empresa',
  estado: 'recibida',
  respuesta: null,
  codigo_usuario: 'ALU003',
  personal: 'Alba Quispe Ñahui',
  empresa: 'Comercial Andina',
  abierta: 1,
  vence: '2026-11-30',
  fecha_respuesta: null,
  ...STAMP,
};
const { id_solicitud, tipo, estado, fecha_recepcion, vence, detalle, respuesta, fecha_respuesta } = supresion;

/** Answers of the register of requests. */
export const solicitud = {
  sellst: [supresion],
  sel: supresion,
  ins: { ...done, id_solicitud: 2, avisos: [] },
  upd: { ...done, id_solicitud, version: 2, avisos: [] },
  propias: [{ id_solicitud, tipo, estado, fecha_recepcion, vence, detalle, respuesta, fecha_respuesta }],
  pedir: done,
} satisfies AnswersOf<typeof calls>;
