import type { ResponseOf } from '../core/endpoint.ts';
import type { emailApi as calls } from './email.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

/** One letter queued. */
export const bienvenida: ResponseOf<typeof calls.bienvenida> = {
  ...done,
  message: 'Bienvenida en camino',
  clave: 'email.bienvenida',
  enviados: 1,
  sin_correo: 0,
  en_espera: 0,
  cesados: 0,
  desconocidos: 0,
  lote: 6,
};

/** One letter about assigned plans queued, one person without address. */
const asigna: ResponseOf<typeof calls.asigna> = {
  ...done,
  message: 'Se avisa a 1 persona; 1 sin correo',
  clave: 'email.asigna.hecho',
  enviados: 1,
  sin_correo: 1,
  rebotados: 0,
  cesados: 0,
  ya_avisadas: 0,
  cerradas: 0,
  planes_terminados: 0,
  planes_inactivos: 0,
  desconocidas: 0,
  lote: 7,
  personas_sin_correo: [
    {
      id_usuario: 8,
      codigo_usuario: 'A2',
      personal: 'Bruno Paz',
      telefono: '987 654 321',
      planes: 'Plan de ingreso',
      fecha_fin: '2026-12-31',
    },
  ],
};

const NONE = { pendiente: 0, enviado: 0, fallido: 0, retenido: 0, descartado: 0, rebotado: 0 };

/** Bulk send of which one of three messages went out. */
const lote: ResponseOf<typeof calls.lote> = { lote: 7, total: 3, servidor: true, ...NONE, pendiente: 2, enviado: 1 };

/** A message that went out, and one that is held. */
const correos: ResponseOf<typeof calls.sellst> = [
  {
    id_correo: 2,
    tipo: 'recordatorio',
    personal: 'Ana Pérez',
    destinatario: 'ana@example.com',
    asunto: 'Le quedan temas',
    plan: 'Plan de ingreso',
    nivel: 2,
    lote: null,
    estado: 'retenido',
    intentos: 0,
    proximo_intento: null,
    ultimo_error: null,
    motivo: null,
    fecha_creacion: '2026-11-02T14:30:00.000Z',
    fecha_envio: null,
  },
  {
    id_correo: 1,
    tipo: 'asigna',
    personal: 'Bruno Paz',
    destinatario: 'bruno@example.com',
    asunto: 'Tiene asignado un plan',
    plan: 'Plan de ingreso',
    nivel: null,
    lote: 7,
    estado: 'enviado',
    intentos: 1,
    proximo_intento: null,
    ultimo_error: null,
    motivo: null,
    fecha_creacion: '2026-11-02T14:30:00.000Z',
    fecha_envio: '2026-11-02T14:31:00.000Z',
  },
];

export const email = {
  sellst: correos,
  resumen: { servidor: true, ...NONE, enviado: 1, retenido: 1 },
  lote,
  cancelar: { ...done, message: '2 mensajes descartados', clave: 'email.descartados', descartados: 2, omitidos: 0 },
  liberar: { ...done, message: '1 mensaje liberado', clave: 'email.liberados', liberados: 1, descartados: 0, omitidos: 0 },
  descartar: { ...done, message: '1 mensaje descartado', clave: 'email.descartados', descartados: 1, omitidos: 0 },
  rebote: { ...done, message: 'No se escribirá más a esa dirección', clave: 'email.rebote' },
  asigna,
  bienvenida,
} satisfies AnswersOf<typeof calls>;
