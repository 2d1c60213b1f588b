import type { MasivoFilaFila, MasivoFila, masivoApi as calls, OperacionMasiva } from './masivo.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

const simulada: OperacionMasiva = {
  id_masivo: 51,
  clase: 'cesar',
  de: null,
  destino: '2026-11-21',
  motivo: '',
  estado: 'simulada',
  deshace: null,
  total: 4,
  por_hacer: 3,
  hechas: 0,
  rechazadas: 1,
  nombres: ['Alba Quispe Ñahui', 'Bruno Rojas Ccori', 'Ciro Vega Poma'],
  motivos: [{ motivo: 'propia', total: 1 }],
  efectos: [{ efecto: 'sesiones', nombre: null, total: 2 }],
  deshacible: false,
};
const pendiente: OperacionMasiva = { ...simulada, estado: 'pendiente', por_hacer: 2, hechas: 1 };
const hecha: OperacionMasiva = { ...simulada, estado: 'hecha', por_hacer: 0, hechas: 3, deshacible: true };

const fila: MasivoFilaFila = {
  id_masivo_fila: 511,
  codigo_usuario: 'UCJ001',
  personal: 'Alba Quispe Ñahui',
  empresa: 'Comercial Andina',
  estado: 'hecha',
  motivo: null,
  detalle: null,
};

const deLista: MasivoFila = {
  id_masivo: 51,
  fecha_creacion: '2026-11-21T15:00:00.000Z',
  clase: 'cesar',
  de: null,
  destino: '2026-11-21',
  deshace: 0,
  motivo: 'Fin de campaña',
  autor: 'Ricardo Villanueva Soto',
  estado: 'hecha',
  total: 4,
  hechas: 3,
  rechazadas: 1,
  deshacible: 1,
};

const temas: OperacionMasiva = {
  ...simulada,
  id_masivo: 61,
  clase: 'inactivar',
  de: 'tema',
  destino: '',
  total: 3,
  por_hacer: 2,
  rechazadas: 1,
  nombres: ['Caja', 'Ética'],
  motivos: [{ motivo: 'ya', total: 1 }],
  efectos: [{ efecto: 'frase', nombre: '12 personas tienen 2 temas menos.', total: 0 }],
};

/** Answers of the acts on many records. */
export const masivo = {
  simular: { ...done, ...simulada },
  contenido: { ...done, ...temas },
  maestro: { ...done, ...temas, clase: 'eliminar', de: 'empresa', efectos: [{ efecto: 'sin_vuelta', nombre: null, total: 2 }] },
  confirmar: { ...done, ...hecha },
  cancelar: { ...done, ...pendiente, estado: 'cancelada' },
  deshacer: {
    ...done,
    ...simulada,
    id_masivo: 52,
    deshace: 51,
    efectos: [],
    rechazadas: 0,
    total: 3,
    motivos: [],
  },
  sel: hecha,
  sellst: [deLista, { ...deLista, id_masivo: 50, clase: 'grupo', destino: 'General', estado: 'cancelada', hechas: 1, rechazadas: 0 }],
  filas: [
    fila,
    { ...fila, id_masivo_fila: 512, codigo_usuario: 'UCJ009', personal: 'Ricardo Villanueva Soto', estado: 'rechazada', motivo: 'propia' },
  ],
} satisfies AnswersOf<typeof calls>;
