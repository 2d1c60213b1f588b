import {
  IconAlertTriangle,
  IconBook2,
  IconBuilding,
  IconChartBar,
  IconClipboardList,
  IconHome,
  IconListDetails,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuGroup, ShellUser } from '../ui/shell/menu.ts';

/** Invented data, for the showcase alone. */
export const sampleUser: ShellUser = {
  email: 'lucia.torres@empresa.example',
  fullname: 'María Fernanda Quispe Ñahui',
  username: '45871236',
  empresa: 'Grupo Andino',
  rol: 'Administrador',
};

export const sampleMenu: MenuGroup[] = [
  { id: 'inicio', icon: IconHome, items: [{ to: '/dev/ui', label: 'Inicio', icon: IconHome }] },
  {
    id: 'maestros',
    label: 'Maestros',
    icon: IconBook2,
    items: [
      { to: '/tema', label: 'Temas', icon: IconBook2 },
      { to: '/curso', label: 'Cursos', icon: IconSchool },
      { to: '/planestudio', label: 'Plan de Estudios', icon: IconListDetails },
    ],
  },
  {
    id: 'gestion',
    label: 'Gestión',
    icon: IconUsers,
    items: [
      { to: '/usuario', label: 'Usuarios', icon: IconUsers },
      { to: '/asignacion', label: 'Asignaciones', icon: IconClipboardList },
      { to: '/empresa', label: 'Empresas', icon: IconBuilding },
    ],
  },
  {
    id: 'reportes',
    label: 'Reportes',
    icon: IconChartBar,
    items: [{ to: '/reportegral', label: 'Avance por Plan de Estudio', icon: IconChartBar }],
  },
];

export const sampleKpis = [
  { label: 'Temas asignados', value: '24', icon: IconBook2, tone: 'primary', hint: 'En 3 planes de estudio' },
  { label: 'Temas vencidos', value: '2', icon: IconAlertTriangle, tone: 'danger', hint: 'El más antiguo, hace 5 días' },
  { label: 'Promedio', value: '87.5 %', icon: IconChartBar, tone: 'info', hint: 'Sobre 18 evaluaciones' },
  { label: 'Evaluaciones', value: '18', icon: IconClipboardList, tone: 'warning', hint: '4 este mes' },
] as const;

export interface SamplePerson {
  id: number;
  codigo: string;
  nombres: string;
  empresa: string;
  cargo: string;
  correo: string;
  estado: number;
  avance: number;
  nota: number;
  fecha: string;
}

const NAMES = [
  'Ana Quispe Ñahui',
  'Óscar Peña Ávila',
  'Lucía Núñez Rojas',
  'José Ángel Ibáñez',
  'María Zúñiga Díaz',
  'Íñigo Cárdenas Soto',
];
const COMPANIES = ['Comercial Andina S.A.C.', 'Distribuidora Ñuñoa', 'Áncash Retail', 'Tiendas del Sur'];
const JOBS = ['Cajera', 'Jefe de tienda', 'Auxiliar de almacén', 'Analista de prevención y seguridad en el trabajo'];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns invented people, the same ones on every call. */
export function samplePeople(count: number): SamplePerson[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    codigo: String(index * 37 + 120).padStart(6, '0'),
    nombres: pick(NAMES, index),
    empresa: pick(COMPANIES, index * 3 + 1),
    cargo: pick(JOBS, index * 5),
    correo: index % 7 === 3 ? '' : `usuario${index + 1}@empresa.com.pe`,
    estado: index % 5 === 4 ? 2 : index % 6 === 5 ? 0 : 1,
    avance: (index * 17) % 101,
    nota: 40 + ((index * 23) % 61),
    fecha: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
}

export const sampleQuestion = {
  text: '¿Qué debe hacer primero un colaborador al encontrar un billete sospechoso durante el cierre de caja?',
  options: [
    { texto: 'Devolverlo al cliente y pedirle otro medio de pago.' },
    { texto: 'Separarlo, avisar al jefe de tienda y registrar el hecho en el formato de incidencias.' },
    { texto: 'Mezclarlo con el resto del efectivo para no demorar la cola.' },
    { texto: 'Guardarlo hasta el día siguiente.' },
  ],
};

export const sampleYear = [62, 71, 68, 80, 84, 79, 88, 91, 0, 0, 0, 0];
export const sampleHours = [
  { label: '00-08', value: 14 },
  { label: '08-11', value: 182 },
  { label: '11-14', value: 236 },
  { label: '14-19', value: 311 },
  { label: '19-23', value: 97 },
];

export const sample = {
  title: 'Muestrario',
  description: 'Todas las piezas de la interfaz en todos sus estados.',
  within: ['Maestros', 'Programas'],
  seeAll: 'Ver detalle',
  states: 'Estados',
  progress: 'Avance',
  plan: 'Inducción Corporativa',
  tableTitle: 'Colaboradores',
  bigTableTitle: 'Mil filas en una página',
  newPerson: 'Nuevo usuario',
  assign: 'Asignar Usuarios',
  editOf: (name: string) => `Editar ${name}`,
  deleteOf: (name: string) => `Eliminar ${name}`,
  emptyTitle: 'Todavía no hay asignaciones',
  emptyText: 'Cuando asigne un plan de estudio, sus colaboradores aparecerán aquí.',
  formTitle: 'Editar programa',
  wrong: 'El título es obligatorio',
  confirmTitle: '¿Eliminar el programa?',
  confirmText: 'Se quitará de los planes de estudio. Esta acción no se puede deshacer.',
  saveTitle: '¿Guardar los cambios?',
  saved: 'Programa guardado correctamente',
  sent: 'Revise su bandeja de correo',
  failed: 'No se pudo guardar el programa. Vuelva a intentarlo.',
  chartYear: 'Avance por Periodo / Año Actual',
  chartHours: 'Accesos por horario',
  feedback: '¿Qué tan útil le resultó este tema?',
  unanswered: 'Seleccione una alternativa',
  fields: {
    titulo: 'Título',
    codigo: 'Código',
    descripcion: 'Descripción',
    empresa: 'Empresa',
    empresas: 'Empresas',
    todas: '[Todas las Empresas]',
    contrasena: 'Contraseña',
    orden: 'Orden',
    desde: 'Fecha desde',
    obligatorio: 'Programa obligatorio',
    ayuda: 'Así lo verán los colaboradores en su plan.',
  },
};
