import type { reporte as calls } from '../reporte/reporte.ts';
import type { AnswersOf } from './answers-of.ts';
import { LEARNER, PLACE, PLACE_TITLES } from './scene.ts';

const persona = {
  id_asignacion: 41,
  id_usuario: LEARNER,
  id_planestudio: PLACE.id_planestudio,
  plan: PLACE_TITLES.plan,
  fecha: '2026-11-20',
  hora: '10:30',
  empresa: 'Grupo Andino',
  departamento: 'Ventas',
  codigo_centro_costo: '0401',
  centro_costo: 'Tienda Centro',
  personal: 'Alba Quispe Ñahui',
  codigo: 'U0007',
  cargo: 'Vendedora',
  temas: 4,
  avance: 50,
  promedio: 87.5,
  certificados: 2,
  estado: 'En Progreso' as const,
  evaluado: 1,
};

const otra = {
  ...persona,
  id_asignacion: 42,
  id_usuario: LEARNER + 1,
  personal: "Bruno D'Angelo Salas",
  codigo: '00012',
  avance: 0,
  promedio: null,
  certificados: 0,
  estado: 'Pendiente' as const,
  evaluado: 0,
};

export const reporte = {
  select: [
    { id: 1, codigo: 'GA', descripcion: 'Grupo Andino' },
    { id: 2, codigo: 'TS', descripcion: 'Tiendas del Sur' },
  ],
  usuarioEmpresa: [persona, otra],
  usuarioEmpresaPor: [persona, otra],
} satisfies AnswersOf<typeof calls>;
