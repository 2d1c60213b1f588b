import type { EntregaFila, webhookApi as calls, WebhookFila } from './webhook.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const planillas: WebhookFila = {
  id_webhook: 3,
  nombre: 'Planillas',
  direccion: 'https://planillas.example.com/portal',
  asignado: 1,
  aprobado: 0,
  certificado: 1,
  cesado: 1,
  id_empresa: null,
  codigo_estado: 1,
  empresa: null,
  fecha_secreto: '2026-11-02T14:30:00.000Z',
  pendientes: 2,
  fallidas: 1,
  ...STAMP,
};

const entregada: EntregaFila = {
  id_entrega: 41,
  webhook: planillas.nombre,
  tipo: 'certificado',
  estado: 'entregado',
  intentos: 1,
  codigo_http: 204,
  respuesta: '',
  fecha_creacion: '2026-11-20T15:05:00.000Z',
  fecha_entrega: '2026-11-20T15:05:03.000Z',
  proximo_intento: null,
  evento: '0b7e7b9a-5a52-4a5e-9d43-0c1f1f6f7a10',
};

const cuerpo = JSON.stringify({
  type: 'certificado',
  timestamp: entregada.fecha_creacion,
  data: { persona: { id_usuario: 12, codigo_usuario: 'ALU003' }, certificado: { numero: '000123' } },
});

export const webhook = {
  sellst: [
    planillas,
    { ...planillas, id_webhook: 4, nombre: 'Intranet', codigo_estado: 2, fecha_secreto: null, pendientes: 0, fallidas: 0 },
  ],
  sel: planillas,
  ins: { ...done, id_webhook: 5, avisos: [] },
  upd: { ...done, id_webhook: planillas.id_webhook, version: 2, avisos: [] },
  del: done,
  secreto: { ...done, secreto: 'whsec_bm8gZXMgdW4gc2VjcmV0bywgZXMgdW4gZWplbXBsbw==' },
  probar: { ...done, id_entrega: 41 },
  entregas: [
    entregada,
    {
      ...entregada,
      id_entrega: 42,
      tipo: 'cesado',
      estado: 'fallido',
      intentos: 7,
      codigo_http: 503,
      respuesta: 'Service Unavailable',
      fecha_entrega: null,
      evento: '3d1f0c86-6a1f-4c64-8a35-2b8d1d9a8e11',
    },
  ],
  entrega: { ...entregada, cuerpo },
  reenviar: done,
  reenviarFallidos: { ...done, reenviados: 1 },
} satisfies AnswersOf<typeof calls>;
