import type { temaApi as calls, TemaFila } from './tema.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';
import { temaAlumno } from '../asignacion/examples/tema-alumno.ts';

const fila: TemaFila = {
  id_tema: temaAlumno.id_tema,
  codigo: 'TEM-0051',
  titulo: temaAlumno.titulo,
  descripcion: temaAlumno.descripcion,
  codigo_categoria: 'general',
  categoria: 'General',
  codigo_estado: 1,
  referencia: null,
  titulo_referencia: null,
  contenido: 'https://videos.example/extintores',
  contenido_complementario: null,
  etiquetas: null,
  duracion: temaAlumno.duracion,
  numero_preguntas: temaAlumno.numero_preguntas,
  notaminima: null,
  indicador_obligatorio: 1,
  explicaciones: 1,
  modulos: 1,
  preguntas: 3,
  rating: null,
  con_avisos: false,
  id_empresa: null,
  empresa: null,
  ...STAMP,
};

export const tema = {
  sellst: [fila],
  sel: fila,
  ins: { ...done, id_tema: 53, avisos: [] },
  upd: { ...done, id_tema: fila.id_tema, version: 2, avisos: [] },
  ofPregunta: [fila],
  detalle: {
    ...temaAlumno,
    contenido: 'https://videos.example/extintores',
    contenido_complementario: null,
    recursos: [
      {
        titulo: 'Tipos de extintor',
        descripcion: null,
        tipo: 'enlace',
        url: 'https://videos.example/extintores',
        subtitulos: null,
        externo: true,
      },
    ],
    descarga: null,
    preguntas: 3,
  },
} satisfies AnswersOf<typeof calls>;
