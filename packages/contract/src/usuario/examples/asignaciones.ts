import type { sinAsignar as calls } from '../sin-asignar.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { LEARNER, STAMP } from '../../examples/scene.ts';

/** Columns of the learner in lists of people, and of another person. */
export const columnas = {
  id_usuario: LEARNER,
  codigo_usuario: 'ALU003',
  personal: 'Alba Quispe Ñahui',
  nombres: 'Alba',
  apellido: 'Quispe Ñahui',
  empresa: 'Grupo Andino',
  departamento: 'Operaciones',
  codigo_centro_costo: '0301',
  centro_costo: 'Tienda Lima',
  cargo: 'Vendedora',
  correo_electronico: 'alba@empresa.example',
};

export const otra = {
  ...columnas,
  id_usuario: 4,
  codigo_usuario: 'ALU004',
  personal: 'Beto Salas Ríos',
  nombres: 'Beto',
  apellido: 'Salas Ríos',
  correo_electronico: null,
};

/** Answers of the lists of people by their assignments. */
export const deAsignaciones = {
  ofPlan: [
    {
      ...columnas,
      id_asignacion: 61,
      grupo: null,
      telefono: '987 654 321',
      fecha_apertura: STAMP.fecha_creacion,
      fecha_fin: '2026-12-31',
      prorrogada: false,
      aviso: 'enviado',
      sin_aviso: false,
      fuente: 'planilla',
      razon: 'induccion.xlsx',
      temas: 2,
      aprobados: 1,
      avance: 50,
      promedio: 90,
      evaluaciones: 1,
      estado: 'En Progreso',
      ultima_actividad: STAMP.fecha_creacion,
      respuesta: 'justificada',
      respuesta_motivo: 'Apoyó el inventario',
      respuesta_hasta: null,
    },
    {
      ...otra,
      id_asignacion: 62,
      grupo: null,
      telefono: null,
      fecha_apertura: STAMP.fecha_creacion,
      fecha_fin: '2026-12-31',
      prorrogada: false,
      aviso: 'sin_correo',
      sin_aviso: true,
      fuente: 'individual',
      razon: null,
      temas: 2,
      aprobados: 0,
      avance: 0,
      promedio: null,
      evaluaciones: 0,
      estado: 'Pendiente',
      ultima_actividad: null,
      respuesta: null,
      respuesta_motivo: null,
      respuesta_hasta: null,
    },
  ],
  sinAsignar: [{ ...columnas, grupo: null }],
  sinAsignarEntre: [{ ...columnas, grupo: null }],
} satisfies AnswersOf<typeof calls>;
