import { asignacionImportacion } from '../importar.ts';
import type { ImportTypesOf } from '../../core/import/import.ts';
import type { ReviewRow } from '../../core/import/import-types.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { byName, importada, LEIDA, NUEVA } from '../../examples/import-scene.ts';
import { done, LEARNER, PLACE_TITLES } from '../../examples/scene.ts';

const leida: ReviewRow<ImportTypesOf<typeof asignacionImportacion>> = {
  ...NUEVA,
  codigo: 'E0007',
  documento: '',
  correo: '',
  id_usuario: LEARNER,
  codigo_usuario: 'E0007',
  nombres: 'Nora',
  apellidos: 'Salas Ríos',
  empresa: 'Grupo Andino',
  correo_electronico: 'nora.salas@empresa.example',
  centro_costo: 'Tiendas Lima',
  plan: PLACE_TITLES.plan,
};

const nobody = {
  id_usuario: null,
  codigo_usuario: null,
  nombres: null,
  apellidos: null,
  empresa: null,
  correo_electronico: null,
  centro_costo: null,
};

const REOPENED = 'Se le retiró el plan el 2026-11-03: se abre de nuevo, con su avance.';

/** Answers of the sheet that gives a plan to its people: a new one, one who had it before, one who has it, a code that nobody has. */
export const planilla = {
  importar: {
    ...done,
    id_importacion: 22,
    ...LEIDA,
    columnas: byName(asignacionImportacion.columns),
    total: 4,
    aceptadas: 2,
    existentes: 1,
    rechazadas: 1,
    con_aviso: 1,
    cesan: 0,
    cesan_nombres: [],
    filas: [],
    no_existen: 1,
    cesadas: 0,
    cerradas: 1,
    sin_ceros: 1,
  },
  importarFilas: [
    leida,
    { ...leida, numero: 2, fila: 3, estado: 'cambiada', codigo: 'E0008', codigo_usuario: 'E0008', aviso: REOPENED, con_aviso: true },
    { ...leida, numero: 3, fila: 4, estado: 'existente', codigo: 'E0009', codigo_usuario: 'E0009', existente: true, aceptada: false },
    {
      ...leida,
      ...nobody,
      numero: 4,
      fila: 5,
      estado: 'rechazada',
      codigo: 'X1',
      error: 'Error: No Existe: ningún usuario tiene el código «X1».',
      aceptada: false,
    },
  ],
  importarRechazadas: 'PK...',
  importarIns: {
    ...done,
    message: 'Se asignó 2 usuarios al plan de estudio; 1 ya lo tenía; 1 fila no se asignó.',
    insertados: 1,
    actualizados: 1,
    cesados: 0,
    existentes: 1,
    rechazados: 1,
  },
  importarLista: [
    importada(
      { id_importacion: 21, archivo: 'induccion.xlsx', asunto: PLACE_TITLES.plan },
      { insertados: 2, actualizados: 0, existentes: 1, rechazados: 1 },
    ),
  ],
  importarDeshacer: { ...done, message: 'Se desharán 2 registros.', deshechos: 2, conservados: 0, motivos: [], filas: [] },
} satisfies AnswersOf<typeof asignacionImportacion.calls>;
