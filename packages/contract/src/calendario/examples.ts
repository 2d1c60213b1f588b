import type { calendarioApi as calls } from './calendario.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

export const calendario = {
  sel: { enlace: { fecha_creacion: '2026-11-20T15:08:00.000Z', fecha_reemplazo: null } },
  ins: {
    ...done,
    direccion: 'https://capacitacion.example.com/api/calendario/qv0mQ3u0m6s9Y8tZc1n5bW2xK7dL4fR0pA6hJ3eT9gU.ics',
  },
  del: done,
  abrir: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
} satisfies AnswersOf<typeof calls>;
