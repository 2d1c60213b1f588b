import { mostradaDe, type PreguntaAlumno } from '@portal/contract/evaluacion';
import { type DatosPregunta, datosPregunta, escribirRespuesta, type Respuesta } from '@portal/contract/pregunta';

const partes = (...textos: readonly string[]) => textos.map((texto) => ({ texto }));

/** One question of each kind, and one of four texts, in the order of `RESPUESTAS`. Their keys are found by the words of what is shown. */
export const PREGUNTAS: readonly DatosPregunta[] = [
  {
    tipo: 'unica',
    opciones: [{ texto: 'Uno', comentario: 'Uno es poco.' }, ...partes('Dos', 'Tres', 'Cuatro', 'Cinco')],
    correcta: 5,
    explicacion: 'Son cinco.',
  },
  { tipo: 'multiple', opciones: partes('Casco', 'Guantes', 'Sandalias', 'Bufanda'), correctas: [1, 2], parcial: true },
  { tipo: 'verdadero_falso', correcta: false, comentario_verdadero: 'No es así.' },
  { tipo: 'numerica', valores: [{ valor: '12.5', tolerancia: '0.5' }, { valor: '-87654.25' }], unidad: 'kg' },
  { tipo: 'corta', aceptadas: ['Evacuación', 'Salida'] },
  {
    tipo: 'relacionar',
    pares: [
      { izquierda: { texto: 'Fuego' }, derecha: 'Extintor' },
      { izquierda: { texto: 'Corte' }, derecha: 'Botiquín' },
      { izquierda: { texto: 'Sismo' }, derecha: 'Zona segura' },
    ],
    otras: ['Escoba'],
    parcial: true,
  },
  { tipo: 'ordenar', elementos: partes('Primero', 'Segundo', 'Tercero'), parcial: true },
  { tipo: 'unica', opciones: partes('Norte', 'Sur', 'Este', 'Oeste'), correcta: 2 },
].map((datos) => datosPregunta.parse(datos));

/** Words of an answer to each of them; a list names parts by their text. */
export interface Palabra {
  readonly tipo: PreguntaAlumno['tipo'];
  /** Four texts. */
  readonly clasica?: true;
  readonly elige?: string;
  readonly escribe?: string | number;
  readonly lista?: readonly string[];
}

/** The right answers. */
export const CLAVES: readonly Palabra[] = [
  { tipo: 'unica', elige: 'Cinco' },
  { tipo: 'multiple', lista: ['Casco', 'Guantes'] },
  { tipo: 'verdadero_falso', escribe: 2 },
  { tipo: 'numerica', escribe: '12,5' },
  { tipo: 'corta', escribe: ' EVACUACION ' },
  { tipo: 'relacionar', lista: ['Extintor', 'Botiquín', 'Zona segura'] },
  { tipo: 'ordenar', lista: ['Primero', 'Segundo', 'Tercero'] },
  { tipo: 'unica', clasica: true, elige: 'Sur' },
];

/** Returns the answers in the place of those of their kind. */
export const cambiadas = (...otras: readonly Palabra[]): Palabra[] =>
  CLAVES.map((clave) => otras.find(({ tipo, clasica }) => tipo === clave.tipo && clasica === clave.clasica) ?? clave);

/** Finds the question that an answer is for. */
export const preguntaOf = <Row extends Pick<PreguntaAlumno, 'tipo' | 'mostrado'>>(preguntas: readonly Row[], palabra: Palabra): Row =>
  preguntas.find(({ tipo, mostrado }) => tipo === palabra.tipo && (mostrado === null) === (palabra.clasica === true))!;

/** Returns the answer by the positions that a question shows. */
export function respuestaOf(pregunta: Parameters<typeof mostradaDe>[0], { elige, escribe, lista }: Palabra): Respuesta {
  const { opciones } = mostradaDe(pregunta).mostrado;
  const position = (texto: string) => opciones.findIndex((opcion) => opcion.texto === texto) + 1;
  if (escribe !== undefined) return escribe;
  return lista ? lista.map(position) : position(elige!);
}

/** Returns the rows of answers to shown questions. */
export const respuestasDe = (preguntas: readonly PreguntaAlumno[], palabras: readonly Palabra[] = CLAVES) =>
  palabras.map((palabra) => {
    const pregunta = preguntaOf(preguntas, palabra);
    const { id_evaluacion, id_pregunta } = pregunta;
    return { id_evaluacion, id_pregunta, ...escribirRespuesta(respuestaOf(pregunta, palabra)) };
  });
