import type { ImportTypesOf } from '../../core/import/import.ts';
import type { ReviewRow } from '../../core/import/import-types.ts';
import { type usuarioCarga, usuarioImportacion } from '../importar.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { byName, importada, LEIDA, NUEVA } from '../../examples/import-scene.ts';
import { done, LEARNER } from '../../examples/scene.ts';

const leida: ReviewRow<ImportTypesOf<typeof usuarioImportacion>> = {
  ...NUEVA,
  cod_empresa: 'GA',
  empresa: 'Grupo Andino',
  ceco: '0301',
  desc_ceco: 'Tiendas Lima',
  trabajador: 'Empleado',
  departamento: 'Operaciones',
  tipo_doc: 'DNI',
  n_doc: '40111222',
  mail: 'nora.salas@empresa.example',
  telefono: '',
  nombre: 'Nora',
  apellido_paterno: 'Salas',
  apellido_materno: 'Ríos',
  codigo: 'E0007',
  puesto_trabajador: 'Cajera',
  fecha_ingreso: '01/11/2026',
  sexo: 'F',
  jefe: '',
  apellidos_nombres: '',
  nombres_apellidos: '',
  id_usuario: null,
};

const counts = { insertados: 1, actualizados: 1, cesados: 0, existentes: 0, rechazados: 1 };
const REFUSED = 'Error: Número de documento: dice «1234567»; a un DNI de 7 dígitos le falta el cero inicial.';

/** Answers of the import of people: a new one, a changed one, one with a DNI that lost its zero. */
export const carga = {
  importar: {
    ...done,
    id_importacion: 17,
    ...LEIDA,
    columnas: byName(usuarioImportacion.columns),
    total: 3,
    aceptadas: 2,
    existentes: 0,
    rechazadas: 1,
    con_aviso: 1,
    cesan: 0,
    cesan_nombres: [],
    filas: [],
    sin_apellido: 0,
    partidos: 0,
    maestros: [
      {
        clase: 'departamento',
        clave: 'k2V9sQx0_LbD',
        codigo: 'OPERACIONES-NORTE',
        nombre: 'Operaciones norte',
        empresa: null,
        filas: 1,
        parecidos: ['Operaciones'],
        existentes: [{ id: 4, codigo: 'OPERACIONES', nombre: 'Operaciones' }],
      },
    ],
    maestros_total: 1,
    usados: [],
    dni_cortos: 1,
    cesados: 1,
    ceses: [],
    hombre_mujer: false,
    dudosas: [],
    dudosas_total: 0,
  },
  importarFilas: [
    leida,
    {
      ...leida,
      numero: 2,
      fila: 3,
      estado: 'cambiada',
      id_usuario: LEARNER,
      telefono: '999111222',
      cambios: { telefono: { antes: '987 654 321', despues: '999111222' } },
      aviso: 'Alguien cambió a mano después de la última planilla: Teléfono.',
      con_aviso: true,
    },
    { ...leida, numero: 3, fila: 4, estado: 'rechazada', aceptada: false, n_doc: '1234567', error: REFUSED },
  ],
  importarRechazadas: 'PK...',
  importarIns: { ...done, message: '1 persona nueva, 1 cambiada, 0 sin cambios y 1 rechazadas.', ...counts },
  importarLista: [importada({ id_importacion: 16, archivo: 'personal.xlsx' }, counts)],
  importarDeshacer: {
    ...done,
    message: 'Se desharán 2 registros.',
    deshechos: 2,
    conservados: 0,
    motivos: [],
    filas: [],
  },
  importarDirecto: { ...done, id_importacion: 18, ...counts, filas: [{ fila: 3, error: REFUSED }] },
} satisfies AnswersOf<typeof usuarioCarga>;
