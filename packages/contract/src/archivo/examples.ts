import type { archivoApi as calls } from './archivo.ts';
import type { AnswersOf } from '../examples/answers-of.ts';

export const archivo = {
  sel: {
    id_archivo: 7,
    nombre: 'Guía de extintores.pdf',
    tipo_mime: 'application/pdf',
    tamano: 2_621_440,
    url: '/api/archivo/7/Gu%C3%ADa%20de%20extintores.pdf?boleto=abc',
  },
} satisfies AnswersOf<typeof calls>;
