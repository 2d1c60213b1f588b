import type { notificacionApi as calls } from './notificacion.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

export const notificacion = {
  sel: {
    clave: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    equipos: [
      {
        id_notificacion_equipo: 1,
        huella: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
        navegador: 'Chrome',
        sistema: 'Android',
        fecha_creacion: '2026-11-20T15:08:00.000Z',
        silencio_desde: 20,
        silencio_hasta: 8,
      },
    ],
  },
  ins: done,
  del: done,
} satisfies AnswersOf<typeof calls>;
