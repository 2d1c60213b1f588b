import { guardadoExamples } from './examples/guardado.ts';
import type { reporteApi as calls } from './reporte.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, LEARNER, PLACE, PLACE_TITLES, TOPICS } from '../examples/scene.ts';

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
  nombres: 'Alba',
  apellido: 'Quispe Ñahui',
  codigo: 'U0007',
  cargo: 'Vendedora',
  temas: 4,
  avance: 50,
  promedio: 87.5,
  certificados: 2,
  estado: 'En Progreso' as const,
  evaluado: 1,
  pendiente: 1,
};

const otra = {
  ...persona,
  id_asignacion: 42,
  id_usuario: LEARNER + 1,
  personal: "Bruno D'Angelo Salas",
  nombres: 'Bruno',
  apellido: "D'Angelo Salas",
  codigo: '00012',
  avance: 0,
  promedio: null,
  certificados: 0,
  estado: 'Pendiente' as const,
  evaluado: 0,
};

const opiniones = {
  id_feedback: 61,
  id_planestudio: PLACE.id_planestudio,
  id_modulo: PLACE.id_modulo,
  id_tema: TOPICS[0].id_tema,
  planestudio: PLACE_TITLES.plan,
  fecha_creacion: '2026-11-20',
  tema: TOPICS[0].titulo,
  encuestas: 4,
  modulo: PLACE_TITLES.modulo,
  detractor: 25,
  neutro: 0,
  promotor: 75,
  nps: 50,
  total: 4,
};
const criticadas = {
  ...opiniones,
  id_feedback: 62,
  id_tema: TOPICS[1].id_tema,
  tema: TOPICS[1].titulo,
  detractor: 50,
  neutro: 25,
  promotor: 25,
  nps: -25,
};

const linea = {
  id_linea: 23_068_673,
  id_planestudio: PLACE.id_planestudio,
  id_empresa: 1,
  planestudio: PLACE_TITLES.plan,
  empresa: 'Grupo Andino',
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-11-10',
  asignados: 12,
  diasprogramado: 10,
  fechainiejecutado: '2026-11-02',
  fechafinejecutado: '2026-11-16',
  diasejecutado: 15,
  diferencia: -5,
};
const sinEjecutar = {
  ...linea,
  id_linea: 23_068_674,
  id_empresa: 2,
  empresa: 'Tiendas del Sur',
  fechainiejecutado: null,
  fechafinejecutado: null,
  diasejecutado: null,
  diferencia: null,
};

const avance = { p7: 62.5, p7_c8: 100, p7_c9: 25 };
const fila = {
  id: 1,
  empresa: 'Grupo Andino',
  usuarios_activos: 12,
  usuarios_asignados: 8,
  usuarios_aprobados: 3,
  usuarios_pendientes: 5,
  avance,
  avance_total: 62.5,
};
const nadie = {
  usuarios_asignados: 0,
  usuarios_aprobados: 0,
  usuarios_pendientes: 0,
  avance: { p7: 0, p7_c8: 0, p7_c9: 0 },
  avance_total: 0,
};
const porEmpresa = [fila, { ...fila, id: 2, empresa: 'Tiendas del Sur', usuarios_activos: 4, ...nadie }];

const area = {
  id_empresa: 1,
  id_departamento: 3,
  id_centro_costo: 5,
  departamento: 'Ventas',
  codigo_centro_costo: '0401',
  centro_costo: 'Tienda Centro',
};
const porDpto = [
  { ...fila, ...area, id: LEARNER },
  { ...fila, ...area, id: LEARNER + 1, id_departamento: 0, departamento: null, usuarios_activos: 4, ...nadie },
];

const columnas = [
  { field: 'p7', title: PLACE_TITLES.programa, level: 1, parent: null },
  { field: 'p7_c8', title: PLACE_TITLES.curso, level: 2, parent: 'p7' },
  { field: 'p7_c9', title: 'Cierre de caja', level: 2, parent: 'p7' },
];

const empresa = { id: 1, id_empresa: 1, empresa: 'Grupo Andino', usuarios: 40, asignados: 12, evaluados: 3, avance: 25 };
const sinPlan = { ...empresa, id: 2, id_empresa: 2, empresa: 'Tiendas del Sur', asignados: 0, evaluados: 0, avance: null };
const centro = { centro_costo: '0401', centrocosto: 'Tienda Centro' };

export const reporte = {
  empresa: [
    { ...empresa, nro: 1, ...centro },
    { ...sinPlan, nro: 2, centro_costo: null, centrocosto: null },
  ],
  empresaTotal: [empresa, sinPlan],
  nps: [opiniones, criticadas],
  npsDePlan: [opiniones, criticadas],
  lineaTiempo: [linea, sinEjecutar],
  lineaTiempoDe: [linea, sinEjecutar],
  generalEmpresa: porEmpresa,
  generalEmpresaPor: porEmpresa,
  generalEmpresaCols: columnas,
  generalTotal: {
    usuarios_activos: 16,
    usuarios_asignados: 8,
    usuarios_aprobados: 3,
    usuarios_pendientes: 5,
    avance,
    avance_total: 62.5,
  },
  generalDpto: porDpto,
  generalDptoPor: porDpto,
  generalDptoCols: columnas,
  select: [
    { id: 1, codigo: 'GA', descripcion: 'Grupo Andino' },
    { id: 2, codigo: 'TS', descripcion: 'Tiendas del Sur' },
  ],
  usuarioEmpresa: [persona, otra],
  usuarioEmpresaPor: [persona, otra],
  ...guardadoExamples,
  cuadros: [
    {
      id_cuadro: 5,
      fecha: '2026-10-31',
      informe: '/reporteusuarioxempresa' as const,
      plan: null,
      filas: 812,
      huella: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      momento: '2026-11-01T05:10:00.000Z',
      origen: 'mes' as const,
      autor: null,
    },
  ],
  compararCuadros: [
    {
      clave: 1,
      fila: 'Grupo Andino',
      cifra: 'Activos',
      antes: 40,
      ahora: 46,
      diferencia: 6,
      presencia: 'ambos' as const,
    },
    {
      clave: 2,
      fila: 'Tiendas del Sur',
      cifra: 'Activos',
      antes: 12,
      ahora: null,
      diferencia: null,
      presencia: 'antes' as const,
    },
  ],
  cuadro: {
    id_cuadro: 6,
    fecha: '2026-11-26',
    informe: '/reportegralempresa' as const,
    plan: 'Inducción',
    filas: 2,
    huella: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    momento: '2026-11-26T15:10:00.000Z',
    origen: 'pedido' as const,
    autor: 'Ricardo Villanueva',
    columnas: { 'avance.p7': 'Bienvenida' },
  },
  cuadroFilas: {
    total: 2,
    filas: [
      { id: 1, empresa: 'Andino Retail', usuarios_activos: 10, usuarios_asignados: 8, avance: { p7: 62.5 }, avance_total: 62.5 },
      { id: 0, empresa: null, usuarios_activos: 3, usuarios_asignados: 2, avance: { p7: 40 }, avance_total: 40 },
    ],
  },
  cuadroArchivo: null,
  verificarCuadro: { ...done, igual: true, huella: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  congelar: { ...done, cuadros: 7, anteriores: 0 },
} satisfies AnswersOf<typeof calls>;
