import { done } from '../examples/scene.ts';
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
  imagenIns: { ...done, id_archivo: 8, ancho: 1600, alto: 900, url: '/api/archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg' },
  imagenSel: { id_archivo: 8, url: '/api/archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg' },
} satisfies AnswersOf<typeof calls>;
