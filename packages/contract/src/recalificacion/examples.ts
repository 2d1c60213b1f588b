import type { AnswersOf } from '../examples/answers-of.ts';
import { ATTEMPT, done } from '../examples/scene.ts';
import type { RecalificacionFicha, RecalificacionFila, RecalificacionFilaFila, recalificacionApi as calls } from './recalificacion.ts';

const simulada: RecalificacionFicha = {
  id_recalificacion: 7,
  id_pregunta: 61,
  version: 2,
  pregunta: '¿Qué extintor se usa con un tablero eléctrico?',
  modo: 'nueva',
  respuestas: [3],
  a_la_baja: false,
  avisa: false,
  motivo: '',
  estado: 'simulada',
  autor: '10000001',
  fecha_creacion: '2026-11-21T15:00:00.000Z',
  fecha_fin: null,
  total: 40,
  vistas: 40,
  hechas: 0,
  rechazadas: 0,
  deshechas: 0,
  quedan: 0,
  cuentas: {
    intentos: 40,
    personas: 35,
    cambian: 18,
    aprueban: 12,
    desaprueban: 0,
    suben: 6,
    bajan: 0,
    conservan: 5,
    sin_preguntas: 0,
    emitidos: 12,
    revisados: 3,
    anulados: 0,
    repuestos: 0,
    planes_terminados: 2,
    planes_reabiertos: 0,
    abiertos: 1,
    intentos_anulados: 0,
    avisos: 16,
  },
  corrige_banco: true,
  deshacible: false,
};
const hecha: RecalificacionFicha = {
  ...simulada,
  estado: 'hecha',
  hechas: 35,
  deshacible: true,
  fecha_fin: '2026-11-21T15:01:00.000Z',
};

const fila: RecalificacionFilaFila = {
  id_recalificacion_fila: 71,
  id_evaluacion: ATTEMPT,
  codigo_usuario: 'UCJ001',
  personal: 'Alba Quispe Ñahui',
  empresa: 'Comercial Andina',
  plan: 'Plan de ingreso',
  tema: 'Uso de extintores',
  numero_intento: 1,
  nota_antes: 60,
  nota_despues: 80,
  efecto: 'aprueba',
  certificado: 'emite',
  estado: 'lista',
};

const deLista: RecalificacionFila = {
  id_recalificacion: 7,
  id_pregunta: 61,
  fecha_creacion: '2026-11-21T15:00:00.000Z',
  pregunta: simulada.pregunta,
  version: 2,
  modo: 'nueva',
  a_la_baja: 0,
  motivo: '',
  autor: 'Ricardo Villanueva Soto',
  estado: 'hecha',
  total: 40,
  hechas: 35,
  fecha_fin: '2026-11-21T15:01:00.000Z',
};

/** Answers of the corrections of wrong keys. */
export const recalificacion = {
  simular: { ...done, ...simulada },
  confirmar: { ...done, ...hecha },
  deshacer: { ...done, ...hecha, estado: 'deshecha', deshechas: 35, hechas: 0, deshacible: false },
  sel: hecha,
  sellst: [deLista],
  filas: [
    fila,
    {
      ...fila,
      id_recalificacion_fila: 72,
      personal: 'Bruno Rojas Ccori',
      codigo_usuario: 'UCJ002',
      efecto: 'conserva',
      certificado: null,
      nota_despues: 60,
      estado: 'excluida',
    },
  ],
} satisfies AnswersOf<typeof calls>;
