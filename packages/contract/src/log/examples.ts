import type { logApi as calls, LogFila } from './log.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

const cambio: LogFila = {
  id_log: 902,
  fecha_creacion: '2026-11-20T15:00:00.000Z',
  autor: 'Ana Pérez',
  usuario_creacion: '12345678',
  id_usuario_creacion: 2,
  tipo: 'cambio',
  tabla: 'curso',
  id_registro: 31,
  registro: 'Caja y cobros',
  id_usuario: null,
  persona: null,
  detalle: null,
  cambios: 'Título: Caja → Caja y cobros; Etiquetas: (vacío) → caja',
  valores: [
    { campo: 'titulo', etiqueta: 'Título', antes: 'Caja', despues: 'Caja y cobros' },
    { campo: 'etiquetas', etiqueta: 'Etiquetas', antes: null, despues: 'caja' },
  ],
};

export const log = {
  ins: { ...done, id_log: 1 },
  sel: cambio,
  sellst: [
    cambio,
    {
      ...cambio,
      id_log: 901,
      tipo: 'alta',
      tabla: 'curso_modulo',
      cambios: 'Módulo: Cobros',
      valores: [{ campo: 'id_modulo', etiqueta: 'Módulo', antes: null, despues: 'Cobros' }],
    },
    {
      ...cambio,
      id_log: 900,
      tipo: 'login',
      tabla: 'usuario',
      id_registro: null,
      registro: null,
      cambios: null,
      valores: [],
      persona: 'Ana Pérez',
    },
  ],
} satisfies AnswersOf<typeof calls>;
