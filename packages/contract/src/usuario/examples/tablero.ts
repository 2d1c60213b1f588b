import type { tableroApi as calls } from '../../tablero/tablero.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';

import { done, PLACE, PLACE_TITLES, TOPICS } from '../../examples/scene.ts';

/** Answers of the calls of the administrator's dashboards. */
export const deTablero = {
  porHacer: {
    correo_fallido: 3,
    correo_rebotado: 0,
    correo_retenido: 0,
    plan_por_terminar: 1,
    usuario_sin_asignar: 17,
    usuario_sin_jefe: 0,
    tema_con_avisos: 0,
    importacion_rechazada: 1,
    solicitud_abierta: 2,
    consulta_abierta: 4,
    pregunta_por_revisar: 2,
    solicitud_vence: '2026-12-01',
  },
  sellstRechazadas: [
    {
      id_importacion: 31,
      archivo: 'Personal noviembre.xlsx',
      tipo: 'usuario',
      asunto: null,
      rechazados: 12,
      fecha_creacion: '2026-11-20T14:05:00.000Z',
      autor: 'Ricardo Villanueva Paredes',
      propia: true,
      id_planestudio: null,
    },
    {
      id_importacion: 28,
      archivo: 'Vacaciones.csv',
      tipo: 'ausencia',
      asunto: null,
      rechazados: 1,
      fecha_creacion: '2026-11-19T20:40:00.000Z',
      autor: 'Carla Núñez Ortega',
      propia: false,
      id_planestudio: null,
    },
  ],
  descartarRechazadas: done,
  kpiEmpresa: [
    { id_empresa: 1, empresa: 'Grupo Andino', usuarios: 120, avance: 82.5 },
    { id_empresa: 2, empresa: 'Tiendas del Sur', usuarios: 40, avance: 61 },
  ],
  kpiTema: [
    { id_tema: TOPICS[0].id_tema, tema: TOPICS[0].titulo, rating: 92.5, valoraciones: 48 },
    { id_tema: TOPICS[1].id_tema, tema: TOPICS[1].titulo, rating: 75, valoraciones: 12 },
  ],
  kpiHora: [
    { franja: '00-08', accesos: 34 },
    { franja: '08-11', accesos: 310 },
    { franja: '11-14', accesos: 190 },
    { franja: '14-19', accesos: 245 },
    { franja: '19-23', accesos: 61 },
  ],
  tendencia: [
    { hasta: '2026-09-05', accesos: null, avance: null },
    { hasta: '2026-09-12', accesos: 120, avance: null },
    { hasta: '2026-09-19', accesos: 180, avance: null },
    { hasta: '2026-09-26', accesos: 164, avance: null },
    { hasta: '2026-10-03', accesos: 210, avance: 48.2 },
    { hasta: '2026-10-10', accesos: 232, avance: null },
    { hasta: '2026-10-17', accesos: 205, avance: null },
    { hasta: '2026-10-24', accesos: 190, avance: null },
    { hasta: '2026-10-31', accesos: 241, avance: 61.75 },
    { hasta: '2026-11-07', accesos: 260, avance: null },
    { hasta: '2026-11-14', accesos: 255, avance: null },
    { hasta: '2026-11-21', accesos: 248, avance: 73.25 },
  ],
  kpiPortal: [
    {
      usuario_activo: 1204,
      usuario_asignado: 1180,
      asignacion_vencida: 14,
      acceso: 2903,
      avance: 73.25,
      promedio: 84.5,
      certificado_valido: 5120,
      certificado_mes: 212,
      vence: { id_planestudio: PLACE.id_planestudio, denominacion: PLACE_TITLES.plan, fecha_fin: '2026-12-15', dias: 24, pendientes: 87 },
    },
  ],
} satisfies AnswersOf<typeof calls>;
