import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { paqueteApi } from '@portal/contract/paquete';
import { originOfPaquete } from '../../config/contenido.ts';
import type { Context } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { findTemaAlumno } from '../avance/avance.public.ts';
import { porLeccion, SIN_ESTADO } from './juicio.rules.ts';
import { findPaqueteDeTema, type PaqueteDeTema } from './lanzamiento.repository.ts';

type Calls = typeof paqueteApi;

/** `POST /paquete/estado`: the state of the caller in the package of an assigned topic. Throws 403 for another topic, 404 for one without a package. */
export async function readEstado(context: Context, { body }: RequestOf<Calls['estado']>): Promise<ResponseOf<Calls['estado']>> {
  const { db, user } = context;
  const tema = await findTemaAlumno(db, { ...context, id_usuario: user.id_usuario, ocurrencia: body });
  if (!tema) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  const paquete = await findPaqueteDeTema(db, { ...body, id_usuario: user.id_usuario });
  if (!paquete) throw notFound('paquete');
  return estadoOf(context, paquete);
}

function estadoOf({ contenido }: Context, paquete: PaqueteDeTema): ResponseOf<Calls['estado']> {
  const { lecciones, estados, id_paquete, actual, id_paquete_alumno, fecha_guardado } = paquete;
  const byId = porLeccion(estados);
  const url = contenido?.url ?? null;
  return {
    titulo: paquete.titulo,
    tipo: paquete.tipo,
    calificacion: paquete.calificacion,
    juicio_paquete: paquete.juicio_paquete,
    tamano: paquete.tamano,
    lecciones: lecciones.map(({ id, titulo, nivel, maestria }) => {
      const { completada, aprobada, nota } = byId.get(id) ?? SIN_ESTADO;
      return { id, titulo, nivel, maestria, completada, aprobada, nota };
    }),
    empezado: id_paquete_alumno !== null,
    completado: paquete.completado,
    guardado: fecha_guardado,
    segundos: paquete.segundos,
    hay_nueva: id_paquete !== actual,
    origen: url && originOfPaquete(url, id_paquete),
  };
}
