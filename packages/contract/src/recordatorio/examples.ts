import type { recordatorioApi as calls } from './recordatorio.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

export const recordatorio = {
  simular: {
    fecha: '2026-11-23',
    impedimento: null,
    hora_recordatorio: 8,
    maximo_recordatorios: 500,
    mensajes: 42,
    alumnos: 38,
    superiores: 6,
    pendientes: 51,
    ausentes: 2,
    sin_correo: 3,
    cesados: 1,
    en_espera: 1,
    sin_jefe: 4,
    sin_direccion: 0,
  },
  persona: {
    ...done,
    message: 'Se envía un recordatorio a Rosa Quispe Mamani.',
    clave: 'recordatorio.enviado',
    valores: { persona: 'Rosa Quispe Mamani' },
    recordado: '2026-12-18',
  },
} satisfies AnswersOf<typeof calls>;
