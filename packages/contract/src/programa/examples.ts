import type { programaApi as calls } from './programa.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { PLACE, PLACE_TITLES } from '../examples/scene.ts';
import { temaAlumno, temaSiguiente } from '../asignacion/examples/tema-alumno.ts';

export const programa = {
  sellst: [],
  ofUsuario: [
    {
      id_planestudio: PLACE.id_planestudio,
      plan: PLACE_TITLES.plan,
      id_programa: PLACE.id_programa,
      programa: PLACE_TITLES.programa,
      fecha_fin: temaAlumno.fecha_fin,
      promedio: 75,
      duracion: 24,
      avance: 50,
      temas: 2,
      aprobados: 1,
    },
  ],
  detalleUsuario: [temaAlumno, temaSiguiente],
  graphUsuario: [{ mes: 11, aprobados: 1, avance: 50 }],
} satisfies AnswersOf<typeof calls>;
