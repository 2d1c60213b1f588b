import type { equipo as calls } from '../equipo/equipo.ts';
import type { AnswersOf } from './answers-of.ts';
import { done, PLACE_TITLES } from './scene.ts';

const FIN = '2026-12-21';

/** Two people of a boss: one late without an answer, one on leave whose delay was justified. */
export const equipo = {
  sellst: [
    {
      id_asignacion: 1,
      id_usuario: 21,
      codigo_usuario: 'T021',
      personal: 'Rosa Quispe Mamani',
      empresa: 'Comercial Andina',
      plan: PLACE_TITLES.plan,
      fecha_apertura: '2026-11-02T14:30:00.000Z',
      fecha_fin: FIN,
      dias: 3,
      estado: 'por_vencer',
      avance: 40,
      ultima_actividad: '2026-11-20T14:30:00.000Z',
      ausente: false,
      respuesta: null,
      respuesta_hasta: null,
      respuesta_motivo: null,
      respuesta_autor: null,
    },
    {
      id_asignacion: 2,
      id_usuario: 22,
      codigo_usuario: 'T022',
      personal: 'Luis Ñahui Soto',
      empresa: 'Comercial Andina',
      plan: PLACE_TITLES.plan,
      fecha_apertura: '2026-11-02T14:30:00.000Z',
      fecha_fin: FIN,
      dias: 3,
      estado: 'por_vencer',
      avance: 0,
      ultima_actividad: null,
      ausente: true,
      respuesta: 'prorroga',
      respuesta_hasta: '2026-12-20',
      respuesta_motivo: 'Inventario de fin de año',
      respuesta_autor: 'Ana Pérez Díaz',
    },
  ],
  responder: { ...done, respondidas: 1, omitidas: 0 },
  enlace: {
    personal: 'Ana Pérez Díaz',
    hoy: '2026-12-18',
    fecha_expiracion: '2027-01-15T14:00:00.000Z',
    filas: [
      {
        id_asignacion: 1,
        personal: 'Rosa Quispe Mamani',
        plan: PLACE_TITLES.plan,
        situacion: 'pendiente',
        fecha_apertura: '2026-11-02T14:30:00.000Z',
        fecha_fin: FIN,
        dias: 3,
        avance: 40,
        ausente: false,
        respuesta: null,
        respuesta_hasta: null,
      },
      {
        id_asignacion: 3,
        personal: 'Julia Rojas Vega',
        plan: PLACE_TITLES.plan,
        situacion: 'terminada',
        fecha_apertura: '2026-11-02T14:30:00.000Z',
        fecha_fin: FIN,
        dias: 3,
        avance: 100,
        ausente: false,
        respuesta: null,
        respuesta_hasta: null,
      },
    ],
  },
  responderEnlace: { ...done, message: 'Se registró 1 respuesta.', clave: 'equipo.respondidas', respondidas: 1, omitidas: 0 },
} satisfies AnswersOf<typeof calls>;
