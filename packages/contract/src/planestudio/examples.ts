import type { planestudioApi as calls } from './planestudio.ts';
import { hoja } from './examples/hoja.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, LEARNER, PLACE, PLACE_TITLES, STAMP } from '../examples/scene.ts';

const ingreso = {
  id_planestudio: PLACE.id_planestudio,
  denominacion: PLACE_TITLES.plan,
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-12-31',
};

const fila = {
  ...ingreso,
  plazo: 'fijo' as const,
  plazo_dias: null,
  codigo_estado: 1,
  plantilla: 0,
  convalida: 0,
  notifica_nivel1: 7,
  notifica_nivel2: null,
  notifica_nivel3: null,
  programas: 1,
  cursos: 1,
  modulos: 1,
  temas: 2,
  cuestionarios: 2,
  duracion: 0.4,
  promedio: 82.5,
  con_avisos: false,
  id_empresa: null,
  empresa: null,
  ...STAMP,
};

const seguido = {
  id: 1_000_001,
  ...ingreso,
  id_empresa: 1,
  empresa: 'Grupo Andino',
  asignados: 12,
  aprobados: 4,
  pendientes: 8,
  vencidos: 0,
  avance: 62.5,
  promedio: 81.25,
};

const avance = {
  id: 41_000_001,
  id_usuario: LEARNER,
  denominacion: PLACE_TITLES.plan,
  titulo: 'Atención al cliente',
  empresa: 'Grupo Andino',
  codigo_usuario: 'U0007',
  personal: 'Alba Quispe Ñahui',
  nombres: 'Alba',
  apellido: 'Quispe Ñahui',
  fecha_asignado: '2026-11-02',
  fecha_creacion: '2026-11-20',
  hora_creacion: '10:30',
  nota: 87.5,
  notaminima: 70,
  estado: 'Evaluado' as const,
  aprobado: true,
  respuesta: null,
  respuesta_motivo: null,
  respuesta_hasta: null,
};

const sinEmpezar = {
  fecha_creacion: null,
  hora_creacion: null,
  nota: null,
  notaminima: null,
  estado: 'Pendiente' as const,
  aprobado: false,
};

/** Values that the nodes of the tree of plan 7 share. */
const nodo = {
  codigo_estado: 0,
  version: 1,
  temas: 0,
  minutos: 0,
  id_planestudio: 7,
  id_programa: 0,
  id_curso: 0,
  id_modulo: 0,
  otros: 0,
  propio: true,
  faltas: [] as { texto: string; impide: boolean }[],
};

export const planestudio = {
  seguimiento: [
    seguido,
    {
      ...seguido,
      id: 2_000_000,
      denominacion: 'Ventas',
      id_empresa: null,
      empresa: null,
      asignados: 0,
      aprobados: 0,
      pendientes: 0,
      avance: 0,
      promedio: null,
    },
  ],
  progreso: [
    avance,
    { ...avance, id: 41_000_002, titulo: 'Reclamos', nota: 40, estado: 'En Progreso' as const, aprobado: false },
    { ...avance, id: 41_000_003, titulo: 'Cierre de caja', ...sinEmpezar },
  ],
  reglasDeCopia: { reglas: 2, personas: 140, ajenas: 1 },
  copias: [
    {
      id_copia: 7,
      tabla: 'planestudio',
      id: 6,
      nombre: 'Inducción 2027 (copia)',
      momento: '2026-11-21T10:05:00.000Z',
      creados: { planestudio: 1, programa: 2, curso: 4, modulo: 8, tema: 21 },
    },
  ],
  deshacerCopia: {
    ...done,
    message: 'Se eliminaron 36 registros.',
    clave: 'registro.varios.eliminados',
    eliminados: 36,
    quitados: { planestudio: 1, programa: 2, curso: 4, modulo: 8, tema: 21 },
    quedan: [],
  },
  ...hoja,
  arbol: [
    {
      ...nodo,
      nivel: 1,
      id: 7,
      edt: '1',
      parent_edt: '',
      tipo: 'Plan de Estudio',
      titulo: 'Inducción',
      id_planestudio: 0,
      temas: 1,
      minutos: 10,
    },
    { ...nodo, nivel: 2, id: 8, edt: '1.1', parent_edt: '1', tipo: 'Programa', titulo: 'Bienvenida', temas: 1, minutos: 10 },
    { ...nodo, nivel: 3, id: 9, edt: '1.1.1', parent_edt: '1.1', tipo: 'Curso', titulo: 'La empresa', id_programa: 8, otros: 1 },
    {
      ...nodo,
      nivel: 4,
      id: 10,
      edt: '1.1.1.1',
      parent_edt: '1.1.1',
      tipo: 'Módulo',
      titulo: 'Historia',
      id_programa: 8,
      id_curso: 9,
      faltas: [{ texto: 'Sin temas', impide: false }],
    },
  ],
  actuar: {
    ...done,
    message: 'Se agregó 1 en «Historia»',
    clave: 'arbol.hecho.agregar',
    nuevos: [11],
    pendientes: [] as { nivel: string; id: number; titulo: string; motivo: string }[],
    inverso: {
      familias: [{ nivel: 'tema' as const, padre: 10, antes: [], despues: [{ id: 11, cuestionario: 1 }] }],
      registros: [],
      creados: { nivel: 'tema' as const, ids: [11] },
      id_copia: null,
    },
    avisados: 0,
    sin_correo: 0,
  },
  efecto: { personas: 0, empresas: 0, planes: 0, frases: [] as string[], avisables: 0, sin_correo: 0 },
  cambio: { ...done, avisos: [] as string[], avisados: 0, sin_correo: 0, lote: null },
  faltas: { temas: 2, faltas: [] as { nivel: 'curso'; id: number; texto: string }[] },
  sellst: [fila],
  sel: fila,
  tablero: [
    { lugar: 'destacado', id_planestudio: PLACE.id_planestudio, denominacion: PLACE_TITLES.plan },
    { lugar: 'destacado', id_planestudio: 2, denominacion: 'Inducción Retail' },
    { lugar: 'ultimo', id_planestudio: 3, denominacion: 'Prevención de riesgos' },
  ],
  dashboard: [
    { id_empresa: 1, empresa: 'Grupo Andino', usuarios: 120, avance: '82.50', avance_total: 85.21 },
    { id_empresa: 2, empresa: 'Tiendas del Sur', usuarios: 40, avance: '100', avance_total: 85.21 },
    { id_empresa: 3, empresa: 'Transportes Ñandú', usuarios: 7, avance: '0', avance_total: 85.21 },
  ],
  ofUsuario: { ...ingreso, temas: 2, aprobados: 0, avance: 0, promedio: null, terminado: false },
} satisfies AnswersOf<typeof calls>;
