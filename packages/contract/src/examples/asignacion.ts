import type { asignacion as calls } from '../asignacion/asignacion.ts';
import type { AnswersOf } from './answers-of.ts';
import { LEARNER, PLACE, PLACE_TITLES } from './scene.ts';
import { temaAlumno, temaSiguiente } from './tema-alumno.ts';

export const asignacion = {
  ofUsuario: [
    {
      id_asignacion: 1,
      id_usuario: LEARNER,
      id_planestudio: PLACE.id_planestudio,
      plan: PLACE_TITLES.plan,
      codigo_grupo: null,
      codigo_estado: 1,
      fecha_creacion: temaAlumno.fecha_asignado,
      fecha_inicio: temaAlumno.fecha_inicio,
      fecha_fin: temaAlumno.fecha_fin,
      temas: 2,
      avance: 0,
      promedio: null,
    },
  ],
  pendientes: [temaAlumno, temaSiguiente],
  pendientesPlan: [temaAlumno, temaSiguiente],
} satisfies AnswersOf<typeof calls>;
