import type { cerrar } from '../cerrar.ts';
import type { lista } from '../lista.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { LEARNER, PLACE, PLACE_TITLES } from '../../examples/scene.ts';

const fila = {
  id_asignacion: 41,
  id_usuario: LEARNER,
  id_planestudio: PLACE.id_planestudio,
  plan: PLACE_TITLES.plan,
  fecha_apertura: '2026-11-20T15:30:00.000Z',
  hora: '10:30',
  grupo: 'General',
  empresa: 'Grupo Andino',
  codigo: 'U0007',
  personal: 'Alba Quispe Rojas',
  nombres: 'Alba',
  apellido: 'Quispe Rojas',
  correo_electronico: 'alba@example.com',
  telefono: '987654321',
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-12-31',
  departamento: 'Ventas',
  codigo_centro_costo: '0401',
  centro_costo: 'Tienda Centro',
  cargo: 'Vendedora',
  fuente: 'regla' as const,
  razon: 'Vendedores: Grupo Andino, Vendedora',
  temas: 4,
  avance: 50,
  promedio: 87.5,
  certificados: 2,
  codigo_estado: 1,
  fecha_creacion: '2026-11-20T15:30:00.000Z',
  usuario_creacion: 'admin',
  version: 1,
};

const otraFila = {
  ...fila,
  id_asignacion: 42,
  id_usuario: LEARNER + 1,
  codigo: 'U0008',
  personal: 'Bruno Salas Vega',
  nombres: 'Bruno',
  apellido: 'Salas Vega',
  correo_electronico: null,
  fuente: 'individual' as const,
  razon: null,
  avance: 0,
  promedio: null,
  certificados: 0,
};

const nombres = ['Ana Rojas Díaz', 'Luis Paredes'];
const cierre = { cerradas: 2, existentes: 1, personas: 2, nombres, planes: 1, con_avance: 1, con_certificado: 1, empezadas: 1 };

/** Assignments as lists show them, one of them, and their closing. */
export const asignacionLista = {
  sellst: [fila, otraFila],
  reporte: [fila, otraFila],
  reporteCodigo: [fila],
  porEliminar: [fila, otraFila],
  sel: {
    ...fila,
    cesado: false,
    historia: [
      {
        tipo: 'reapertura',
        fecha: '2026-11-20T15:30:00.000Z',
        autor: 'Rosa Medina Paz',
        fuente: 'regla',
        regla: 'Vendedores',
        razon: { condiciones: { empresa: 'Grupo Andino', cargo: 'Vendedora' } },
        motivo: null,
      },
      {
        tipo: 'cierre',
        fecha: '2026-11-10T15:00:00.000Z',
        autor: 'Rosa Medina Paz',
        fuente: 'planilla',
        regla: null,
        razon: { archivo: 'noviembre.xlsx' },
        motivo: 'Cambió de puesto',
      },
      {
        tipo: 'apertura',
        fecha: '2026-11-02T13:00:00.000Z',
        autor: 'Rosa Medina Paz',
        fuente: 'planilla',
        regla: null,
        razon: { archivo: 'noviembre.xlsx' },
        motivo: null,
      },
    ],
    justificaciones: [
      {
        id_justificacion: 5,
        tipo: 'prorroga',
        fecha_hasta: '2026-12-15',
        motivo: 'Inventario de fin de mes',
        autor: 'Carlos Ramos Soto',
        fecha_creacion: '2026-11-21T15:00:00.000Z',
      },
    ],
  },
  upd: {
    result: '0',
    message: 'La asignación quedó cerrada',
    clave: 'asignacion.cierre.cerrada',
    id_asignacion: 41,
    codigo_estado: 2,
    version: 2,
  },
  eliminar: {
    result: '0',
    message: 'Se eliminaron 2 registros! 1 ya estaba cerrado.',
    clave: 'asignacion.cierre.hecho',
    valores: { n: 2, existentes: 1 },
    ...cierre,
  },
} satisfies AnswersOf<typeof lista> & AnswersOf<typeof cerrar>;
