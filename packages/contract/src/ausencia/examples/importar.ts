import { ausenciaImportacion } from '../importar.ts';
import type { ImportTypesOf } from '../../core/import/import.ts';
import type { ReviewRow } from '../../core/import/import-types.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { byName, importada, LEIDA, NUEVA } from '../../examples/import-scene.ts';
import { done, LEARNER } from '../../examples/scene.ts';

const leida: ReviewRow<ImportTypesOf<typeof ausenciaImportacion>> = {
  ...NUEVA,
  codigo: 'ALU003',
  tipo: 'Vacaciones',
  fecha_desde: '21/12/2026',
  fecha_hasta: '31/12/2026',
  observacion: 'Programadas en enero',
  id_usuario: LEARNER,
  personal: 'Alba Quispe Ñahui',
};

const counts = { insertados: 1, actualizados: 0, cesados: 0, existentes: 1, rechazados: 1 };

/** Answers of the sheet of absences: a new one, one that is stored already, a code that nobody has. */
export const planillaAusencias = {
  importar: {
    ...done,
    id_importacion: 32,
    ...LEIDA,
    columnas: byName(ausenciaImportacion.columns),
    total: 3,
    aceptadas: 1,
    existentes: 1,
    rechazadas: 1,
    con_aviso: 0,
    cesan: 0,
    cesan_nombres: [],
    filas: [],
    no_existen: 1,
    cesadas: 0,
  },
  importarFilas: [
    leida,
    { ...leida, numero: 2, fila: 3, estado: 'existente', existente: true, aceptada: false },
    {
      ...leida,
      numero: 3,
      fila: 4,
      estado: 'rechazada',
      codigo: 'X1',
      id_usuario: null,
      personal: null,
      error: 'Error: Ningún usuario tiene el código «X1».',
      aceptada: false,
    },
  ],
  importarRechazadas: 'PK...',
  importarIns: { ...done, message: 'Se registró 1 ausencia; 1 ya estaba; 1 fila no se importó.', ...counts },
  importarLista: [importada({ id_importacion: 31, archivo: 'vacaciones.xlsx' }, counts)],
  importarDeshacer: { ...done, message: 'Se deshará 1 registro.', deshechos: 1, conservados: 0, motivos: [], filas: [] },
} satisfies AnswersOf<typeof ausenciaImportacion.calls>;
