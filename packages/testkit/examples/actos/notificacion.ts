import type { api } from '@portal/contract/api';
import { notificacionApi } from '@portal/contract/notificacion';
import { suscripcionOf } from '../../builders/persona/suscripcion.ts';
import type { ExamplesOf } from '../example.ts';

const bodyOf = (id: number) => ({ suscripcion: suscripcionOf(`https://push.example.com/de/${id}`), silencio_desde: 20, silencio_hasta: 8 });

/** Requests of the reminders that browsers show. */
export const notificacion: ExamplesOf<(typeof api)['notificacion']> = {
  ins: ({ alumno }) => ({ body: bodyOf(alumno.id_usuario) }),
  del: async ({ test, alumno }) => {
    await test.call(notificacionApi.ins, { token: alumno.token, body: bodyOf(alumno.id_usuario) });
    const { data } = await test.call(notificacionApi.sel, { token: alumno.token });
    return { params: { id: data.equipos[0]!.id_notificacion_equipo } };
  },
};
