import { hoja as calls, planestudioImportacion } from '../hoja.ts';
import type { ImportTypesOf } from '../../core/import/import.ts';
import type { ReviewRow } from '../../core/import/import-types.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { byName, importada, LEIDA, NUEVA } from '../../examples/import-scene.ts';
import { done, PLACE_TITLES } from '../../examples/scene.ts';

const leida: ReviewRow<ImportTypesOf<typeof planestudioImportacion>> = {
  ...NUEVA,
  programa: 'Inducción',
  curso: 'Seguridad en el trabajo',
  modulo: 'Primeros días',
  tema: 'Uso de extintores',
  orden: '1',
  duracion: '20',
  numero_preguntas: '',
  notaminima: '80',
  cuestionario: '',
  requisito: '',
  material: 'Manual',
  tipo: '',
  direccion: 'https://example.com/manual.pdf',
  pregunta: '',
  rpta_a: '',
  rpta_b: '',
  rpta_c: '',
  rpta_d: '',
  indicador_correcta: '',
  contenido_pregunta: '',
  hace: 'Tema nuevo · Material nuevo',
};

/** Answers of the sheet of a plan: a new topic, one that changes, one that is there, a material without address. */
export const hoja = {
  importar: {
    ...done,
    id_importacion: 31,
    ...LEIDA,
    columnas: byName(planestudioImportacion.columns),
    total: 4,
    aceptadas: 2,
    existentes: 1,
    rechazadas: 1,
    con_aviso: 0,
    cesan: 0,
    cesan_nombres: [],
    filas: [],
    nuevos: { programa: 0, curso: 0, modulo: 0, tema: 1, material: 1, pregunta: 0 },
    enlazados: 1,
    efecto: ['1 tema nuevo entra para 12 personas.'],
    personas: 12,
    avisables: 11,
  },
  importarFilas: [
    leida,
    {
      ...leida,
      numero: 2,
      fila: 3,
      estado: 'cambiada',
      tema: 'Bienvenida',
      cambios: { duracion: { antes: '10', despues: '20' } },
      hace: null,
    },
    { ...leida, numero: 3, fila: 4, estado: 'existente', tema: 'Repaso', existente: true, aceptada: false, hace: null },
    {
      ...leida,
      numero: 4,
      fila: 5,
      estado: 'rechazada',
      direccion: '',
      error: 'Error: El material no tiene dirección.',
      aceptada: false,
      hace: null,
    },
  ],
  importarRechazadas: 'PK...',
  importarIns: {
    ...done,
    message: 'Se importaron 2 filas al plan; 1 ya estaba; 1 se rechazó.',
    insertados: 1,
    actualizados: 1,
    cesados: 0,
    existentes: 1,
    rechazados: 1,
  },
  importarLista: [
    importada(
      { id_importacion: 30, archivo: 'induccion.xlsx', asunto: PLACE_TITLES.plan },
      { insertados: 6, actualizados: 0, existentes: 0, rechazados: 0 },
    ),
  ],
  importarDeshacer: { ...done, message: 'Se desharán 6 registros.', deshechos: 6, conservados: 0, motivos: [], filas: [] },
  hoja: [
    {
      programa: 'Inducción',
      curso: 'Seguridad en el trabajo',
      modulo: 'Primeros días',
      tema: 'Uso de extintores',
      orden: 1,
      duracion: 20,
      numero_preguntas: 5,
      cuestionario: 'Sí',
      tipo: 'PDF',
      direccion: 'https://example.com/manual.pdf',
    },
  ],
} satisfies AnswersOf<typeof calls>;
