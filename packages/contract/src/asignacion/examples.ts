import type { asignacionApi as calls } from './asignacion.ts';
import { planilla } from './examples/importar.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { asignacionLista } from './examples/lista.ts';
import { done, LEARNER, PLACE, PLACE_TITLES } from '../examples/scene.ts';
import { reglas } from './examples/regla.ts';
import { temaAlumno, temaSiguiente } from './examples/tema-alumno.ts';

/** Pair of a simulation. */
const pareja = {
  codigo_usuario: 'UCJ001',
  personal: 'Alba Quispe Ñahui',
  empresa: 'Grupo Andino',
  correo_electronico: 'alba@ejemplo.pe',
  plan: PLACE_TITLES.plan,
  avisa: 0,
  razon: {},
};

export const asignacion = {
  ...asignacionLista,
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
  simularCopia: {
    ...done,
    id_simulacion: 41,
    nuevas: 3,
    reabiertas: 0,
    existentes: 2,
    retiradas: 1,
    cesadas: 0,
    planes_inactivos: 0,
    planes_terminados: 0,
    con_correo: 2,
    sin_correo: 1,
  },
  ...planilla,
  simular: {
    result: '0',
    message: 'Se asignarían 2 planes.',
    clave: 'asignacion.simulada',
    valores: { total: 2 },
    id_simulacion: 71,
    nuevas: 1,
    reabiertas: 1,
    existentes: 1,
    retiradas: 0,
    cesadas: 0,
    planes_inactivos: 0,
    planes_terminados: 1,
    con_correo: 1,
    sin_correo: 1,
  },
  simulacionFilas: [
    { ...pareja, id_simulacion_fila: 711, veredicto: 'nueva' },
    {
      ...pareja,
      id_simulacion_fila: 712,
      codigo_usuario: 'UCJ002',
      personal: 'Bea Ramos Cueva',
      correo_electronico: null,
      veredicto: 'reabre',
    },
    { ...pareja, id_simulacion_fila: 713, codigo_usuario: 'UCJ003', personal: 'Ciro Vega Poma', veredicto: 'existente' },
    { ...pareja, id_simulacion_fila: 714, codigo_usuario: 'UCJ004', personal: 'Dina Mayta Soto', veredicto: 'plan_terminado' },
  ],
  aplicar: {
    result: '0',
    message: '1 asignado, 1 abierto de nuevo, 2 no se asignaron.',
    clave: 'asignacion.aplicada',
    valores: { insertados: 1, reabiertos: 1, omitidos: 2, avisados: 0 },
    insertados: 1,
    reabiertos: 1,
    omitidos: 2,
    avisados: 0,
    lote: null,
  },
  ...reglas,
} satisfies AnswersOf<typeof calls>;
