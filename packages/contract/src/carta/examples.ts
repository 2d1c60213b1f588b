import type { cartaApi as calls, CartaDetalle, CartaIdioma } from './carta.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

const original = {
  asunto: 'Restablezca su contraseña del portal de capacitación',
  cuerpo: 'Hola, {nombre}:\n\nRecibimos un pedido para el usuario {usuario}.\n\n{boton}\n\nSi usted no hizo este pedido, no haga nada.',
};

const inOriginal: CartaIdioma = {
  idioma: 'en',
  ...original,
  original_asunto: original.asunto,
  original_cuerpo: original.cuerpo,
  editada: false,
  sirve: true,
  version: 0,
  id_carta_texto: null,
  autor: null,
  fecha_modificacion: null,
};

const edited: CartaIdioma = {
  ...inOriginal,
  idioma: 'es',
  asunto: 'Su nueva contraseña',
  editada: true,
  version: 2,
  id_carta_texto: 7,
  autor: 'Villanueva Soto, Ricardo',
  fecha_modificacion: '2026-11-20T15:05:00.000Z',
};

const detalle: CartaDetalle = {
  carta: 'restablecer',
  campos: [
    { campo: 'nombre', obligatorio: false, en_asunto: false, bloque: false },
    { campo: 'usuario', obligatorio: true, en_asunto: true, bloque: false },
    { campo: 'boton', obligatorio: true, en_asunto: false, bloque: true },
  ],
  textos: [
    { ...inOriginal, idioma: 'de' },
    inOriginal,
    edited,
    { ...inOriginal, idioma: 'fr' },
    { ...inOriginal, idioma: 'ja' },
    { ...inOriginal, idioma: 'zh' },
  ],
  en_cola: 3,
};

export const carta = {
  todas: [
    { carta: 'bienvenida', idiomas: [], autor: null, fecha_modificacion: null },
    { carta: 'restablecer', idiomas: ['es'], autor: edited.autor, fecha_modificacion: edited.fecha_modificacion },
  ],
  sel: detalle,
  upd: { ...done, version: 3 },
  original: done,
  vista: {
    problemas: [],
    vista: {
      asunto: 'Su nueva contraseña',
      texto: 'Hola, María:\n\nRecibimos un pedido para el usuario 40118220.\n',
      html: '<!doctype html>\n<html lang="es"><head><style>@media (prefers-color-scheme:dark){.hoja{color:#eceff3}}</style></head><body><p>Hola, María:</p></body></html>',
    },
  },
  prueba: { ...done, destinatario: 'ricardo@empresa.example' },
} satisfies AnswersOf<typeof calls>;
