import type { ImportTypesOf } from '../core/import/import.ts';
import type { ReviewRow } from '../core/import/import-types.ts';
import { preguntaImportacion } from './importar.ts';
import type { preguntaApi as calls, PreguntaFila } from './pregunta.ts';
import type { SaludFila } from './salud.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { cuestionario } from '../evaluacion/examples/cuestionario.ts';
import { byName, importada, LEIDA, NUEVA } from '../examples/import-scene.ts';
import { done, STAMP, TOPICS } from '../examples/scene.ts';

const OPTIONS = { rpta_a: 'Avisar', rpta_b: 'Abrir las ventanas', rpta_c: 'Correr', rpta_d: 'Esperar' };

const fila: PreguntaFila = {
  id_pregunta: 61,
  pregunta: '¿Qué extintor apaga un tablero eléctrico?',
  tipo: 'unica',
  datos: null,
  dificultad: 'media',
  etiquetas: null,
  ...OPTIONS,
  indicador_correcta: 1,
  codigo_categoria: 'general',
  categoria: 'General',
  id_empresa: null,
  empresa: null,
  codigo_estado: 1,
  temas: 1,
  respuestas: 4,
  contenido: null,
  ...STAMP,
};

const leida: ReviewRow<ImportTypesOf<typeof preguntaImportacion>> = {
  ...NUEVA,
  pregunta: '¿Cuándo se apila la carga?',
  ...OPTIONS,
  indicador_correcta: '1',
  categoria: 'General',
  tema: '',
  tipo: '',
  rpta_e: '',
  rpta_f: '',
  rpta_g: '',
  rpta_h: '',
  rpta_i: '',
  rpta_j: '',
  parcial: '',
  explicacion: '',
  dificultad: '',
  etiquetas: '',
  contenido: '',
  codigo_categoria: 'general',
  id_pregunta: null,
  id_tema: null,
};

const aplicada = importada({ id_importacion: 6, archivo: 'banco.xlsx' }, { insertados: 2, actualizados: 0, existentes: 1, rechazados: 1 });

const OPTIONS_CHOSEN = [
  { opcion: 1, clave: true, veces: 48, parte: 24, correlacion: -0.21 },
  { opcion: 2, clave: false, veces: 121, parte: 60.5, correlacion: 0.34 },
  { opcion: 3, clave: false, veces: 29, parte: 14.5, correlacion: -0.12 },
  { opcion: 4, clave: false, veces: 2, parte: 1, correlacion: -0.05 },
];

const CIFRAS = { contestadas: 200, facilidad: 24, discriminacion: -21.4, eficiencia: -25.18, fecha_calculo: '2026-11-21T14:10:00.000Z' };

/** A question with a doubtful key, and one with too few answers for figures. */
const saludFilas: SaludFila[] = [
  {
    id_pregunta: fila.id_pregunta,
    pregunta: fila.pregunta,
    aviso: 'clave_dudosa',
    gravedad: 5,
    ...CIFRAS,
    clave_dudosa: 1,
    revisar: 1,
    demasiado_dificil: 0,
    demasiado_facil: 0,
    distractor_muerto: 1,
    por_revisar: 1,
    tipo: 'unica',
    categoria: 'General',
    temas: TOPICS[0].titulo,
    empresa: null,
    codigo_estado: 1,
    version: 1,
  },
  {
    id_pregunta: 62,
    pregunta: '¿Cuándo se apila la carga?',
    aviso: null,
    gravedad: 0,
    contestadas: 12,
    facilidad: null,
    discriminacion: null,
    eficiencia: null,
    clave_dudosa: 0,
    revisar: 0,
    demasiado_dificil: 0,
    demasiado_facil: 0,
    distractor_muerto: 0,
    por_revisar: 0,
    tipo: 'unica',
    categoria: 'General',
    temas: '',
    empresa: null,
    codigo_estado: 1,
    version: 2,
    fecha_calculo: CIFRAS.fecha_calculo,
  },
];

export const pregunta = {
  exportar: '¿Qué extintor apaga un tablero eléctrico? {=Avisar ~Abrir las ventanas ~Correr ~Esperar}',
  cuestionario,
  sellst: [fila],
  sel: fila,
  ins: { ...done, insertados: 1, id_pregunta: 63, ids: [63] },
  upd: { ...done, id_pregunta: fila.id_pregunta, version: 2, avisos: [] },
  ofTema: [{ ...fila, id_tema_pregunta: 1, id_tema: TOPICS[0].id_tema, numero_orden: 1 }],
  versiones: [
    {
      version: 1,
      pregunta: fila.pregunta,
      tipo: 'unica' as const,
      datos: null,
      ...OPTIONS,
      indicador_correcta: 1,
      usuario_creacion: STAMP.usuario_creacion,
      fecha_creacion: STAMP.fecha_creacion,
      respuestas: 4,
    },
  ],
  salud: saludFilas,
  saludDe: [
    {
      version: 1,
      vigente: true,
      pregunta: fila.pregunta,
      tipo: 'unica' as const,
      datos: null,
      ...OPTIONS,
      indicador_correcta: 1,
      fecha_creacion: STAMP.fecha_creacion,
      ...CIFRAS,
      avisos: ['clave_dudosa' as const, 'revisar' as const, 'distractor_muerto' as const],
      opciones: OPTIONS_CHOSEN,
    },
  ],
  /** Review of a spreadsheet with three rows: new, existing in the bank, refused. */
  importar: {
    ...done,
    id_importacion: 7,
    ...LEIDA,
    columnas: byName(preguntaImportacion.columns),
    categoria_defecto: 'general',
    formato: null,
    sin_pesos: 0,
    sin_categoria: 1,
    con_aviso: 1,
    cesan: 0,
    cesan_nombres: [],
    total: 3,
    aceptadas: 1,
    existentes: 1,
    rechazadas: 1,
    filas: [],
  },
  importarFilas: [
    { ...leida, aviso: 'La categoría está vacía; se usará «General».', con_aviso: true },
    {
      ...leida,
      numero: 2,
      fila: 3,
      pregunta: fila.pregunta,
      estado: 'existente',
      existente: true,
      aceptada: false,
      id_pregunta: fila.id_pregunta,
    },
    {
      ...leida,
      numero: 3,
      fila: 4,
      estado: 'rechazada',
      aceptada: false,
      indicador_correcta: '5',
      error: 'Error: Correcta: dice «5»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta.',
    },
  ],
  importarRechazadas: 'PK...',
  importarIns: { ...done, message: 'Se importaron 1 preguntas.', insertados: 1, actualizados: 0, cesados: 0, existentes: 1, rechazados: 1 },
  /** An import of the caller, and an undone one of another person. */
  importarLista: [
    aplicada,
    { ...aplicada, id_importacion: 5, usuario_creacion: '10000004', propia: false, archivo: null, estado: 'deshecha' },
  ],
  importarDeshacer: {
    ...done,
    message: 'Se deshará 1 registro. 1 se conserva: la usa un tema (1).',
    deshechos: 1,
    conservados: 1,
    motivos: [{ motivo: 'la usa un tema', cantidad: 1 }],
    filas: [{ numero: 2, fila: 3, nombre: '¿Qué se cuenta al cierre?', motivo: 'la usa un tema' }],
  },
} satisfies AnswersOf<typeof calls>;
