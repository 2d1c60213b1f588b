import type { TemaDemo } from '../temas.ts';

/** Codes and names of the demo's parameter tables (P84). */

export const GRUPOS = [
  ['CORPORATIVO', 'Personal corporativo'],
  ['TIENDAS', 'Personal de tiendas'],
  ['LOGISTICA', 'Personal de logística y producción'],
  ['JEFATURAS', 'Jefaturas y gerencias'],
] as const;

export const CATEGORIAS: readonly (readonly [TemaDemo['categoria'], string])[] = [
  ['cultura', 'Cultura organizacional'],
  ['etica', 'Ética y convivencia'],
  ['seguridad', 'Seguridad y salud en el trabajo'],
  ['datos', 'Seguridad de la información'],
  ['cliente', 'Atención al cliente'],
  ['operacion', 'Operaciones de tienda'],
];

export interface Puesto {
  readonly codigo: string;
  readonly nombre: string;
  readonly departamento: string;
}

export const DEPARTAMENTOS = [
  ['DIR', 'Dirección General'],
  ['OPE', 'Operaciones de Tienda'],
  ['COM', 'Comercial y Compras'],
  ['LOG', 'Logística y Almacenes'],
  ['PRO', 'Producción'],
  ['GDH', 'Gestión y Desarrollo Humano'],
  ['FIN', 'Administración y Finanzas'],
  ['TIC', 'Tecnología de la Información'],
  ['MKT', 'Marketing'],
  ['ATC', 'Atención al Cliente'],
  ['PDP', 'Prevención de Pérdidas'],
  ['LEG', 'Legal y Cumplimiento'],
  ['SST', 'Seguridad y Salud en el Trabajo'],
] as const;

export const GERENTE: Puesto = { codigo: 'P001', nombre: 'Gerente general', departamento: 'DIR' };
export const DIRECTOR: Puesto = { codigo: 'P002', nombre: 'Director de operaciones', departamento: 'DIR' };
export const JEFE: Puesto = { codigo: 'P003', nombre: 'Jefe de área', departamento: 'OPE' };

/** Positions by type of company, each with its weight. */
export const PUESTOS: Record<'tienda' | 'logistica' | 'oficina', readonly (readonly [Puesto, number])[]> = {
  tienda: [
    [{ codigo: 'P101', nombre: 'Cajero', departamento: 'OPE' }, 26],
    [{ codigo: 'P102', nombre: 'Asesor de ventas', departamento: 'OPE' }, 26],
    [{ codigo: 'P103', nombre: 'Reponedor', departamento: 'OPE' }, 18],
    [{ codigo: 'P104', nombre: 'Supervisor de tienda', departamento: 'OPE' }, 7],
    [{ codigo: 'P105', nombre: 'Agente de prevención', departamento: 'PDP' }, 7],
    [{ codigo: 'P106', nombre: 'Ejecutivo de atención al cliente', departamento: 'ATC' }, 8],
    [{ codigo: 'P107', nombre: 'Analista comercial', departamento: 'COM' }, 4],
    [{ codigo: 'P108', nombre: 'Auxiliar de almacén', departamento: 'LOG' }, 4],
  ],
  logistica: [
    [{ codigo: 'P201', nombre: 'Operario de almacén', departamento: 'LOG' }, 34],
    [{ codigo: 'P202', nombre: 'Operario de producción', departamento: 'PRO' }, 24],
    [{ codigo: 'P203', nombre: 'Conductor de reparto', departamento: 'LOG' }, 16],
    [{ codigo: 'P204', nombre: 'Montacarguista', departamento: 'LOG' }, 8],
    [{ codigo: 'P205', nombre: 'Supervisor de almacén', departamento: 'LOG' }, 8],
    [{ codigo: 'P206', nombre: 'Inspector de seguridad y salud', departamento: 'SST' }, 5],
    [{ codigo: 'P207', nombre: 'Planificador de rutas', departamento: 'LOG' }, 5],
  ],
  oficina: [
    [{ codigo: 'P301', nombre: 'Analista de gestión humana', departamento: 'GDH' }, 12],
    [{ codigo: 'P302', nombre: 'Analista contable', departamento: 'FIN' }, 18],
    [{ codigo: 'P303', nombre: 'Desarrollador de software', departamento: 'TIC' }, 14],
    [{ codigo: 'P304', nombre: 'Analista de soporte', departamento: 'TIC' }, 10],
    [{ codigo: 'P305', nombre: 'Especialista de marketing', departamento: 'MKT' }, 12],
    [{ codigo: 'P306', nombre: 'Asesor legal', departamento: 'LEG' }, 8],
    [{ codigo: 'P307', nombre: 'Ejecutivo de compras', departamento: 'COM' }, 12],
    [{ codigo: 'P308', nombre: 'Asistente administrativo', departamento: 'FIN' }, 14],
  ],
};

export const CENTROS_COSTO: Record<'tienda' | 'logistica' | 'oficina', readonly (readonly [string, string])[]> = {
  tienda: [
    ['1101', 'Tienda Lima Centro'],
    ['1102', 'Tienda Miraflores'],
    ['1103', 'Tienda San Juan de Lurigancho'],
    ['1104', 'Tienda Los Olivos'],
    ['1201', 'Tienda Arequipa Cayma'],
    ['1202', 'Tienda Trujillo Mall'],
    ['1203', 'Tienda Piura'],
    ['1204', 'Tienda Cusco'],
  ],
  logistica: [
    ['2101', 'Centro de distribución Lurín'],
    ['2102', 'Centro de distribución Huachipa'],
    ['2103', 'Planta Ñaña'],
  ],
  oficina: [
    ['0301', 'Sede central San Isidro'],
    ['0302', 'Sede Surco'],
    ['0303', 'Centro de servicios Arequipa'],
  ],
};
