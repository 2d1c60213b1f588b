import type { tema as calls } from '../tema/tema.ts';
import type { AnswersOf } from './answers-of.ts';
import { temaAlumno } from './tema-alumno.ts';

export const tema = {
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
