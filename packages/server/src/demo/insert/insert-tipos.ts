import { datosPregunta } from '@portal/contract/pregunta';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import { contenidoDe, insertPreguntas } from '../../domains/pregunta/pregunta.public.ts';
import { insertRows, withColumns } from '../bulk.ts';
import { linkStamps, type Stamps } from '../stamps.ts';
import { topicId } from '../topic-id.ts';

/** Topic that is finished by its feedback: nobody's history has these questions, and its preview shows them. */
const TEMA = 'CUL-01';

interface Pregunta {
  readonly pregunta: string;
  readonly dificultad: 'facil' | 'media' | 'dificil';
  readonly datos: z.input<typeof datosPregunta>;
}

/** One question of each kind, with its explanation. */
const PREGUNTAS: readonly Pregunta[] = [
  {
    pregunta: '¿Cuál de estas conductas muestra mejor el valor del respeto?',
    dificultad: 'facil',
    datos: {
      tipo: 'unica',
      opciones: [
        { texto: 'Escuchar hasta el final antes de responder' },
        { texto: 'Responder rápido para no perder tiempo', comentario: 'La rapidez no reemplaza a la escucha.' },
        { texto: 'Dar la razón siempre, aunque no se esté de acuerdo' },
        { texto: 'Evitar a quien piensa distinto' },
        { texto: 'Interrumpir solo para corregir' },
      ],
      correcta: 1,
      explicacion: 'El respeto empieza por escuchar: después se puede estar de acuerdo o no.',
    },
  },
  {
    pregunta: '¿Qué se espera de toda persona en su primera semana?',
    dificultad: 'media',
    datos: {
      tipo: 'multiple',
      opciones: [
        { texto: 'Conocer a su equipo' },
        { texto: 'Leer el código de ética' },
        { texto: 'Resolver sola todas sus dudas', comentario: 'Preguntar a tiempo evita errores.' },
        { texto: 'Completar la inducción de seguridad' },
      ],
      correctas: [1, 2, 4],
      parcial: false,
      explicacion: 'Las dudas se preguntan; nadie tiene que resolverlas a solas.',
    },
  },
  {
    pregunta: 'Los valores del grupo valen también fuera de la tienda, cuando se lleva el uniforme.',
    dificultad: 'facil',
    datos: { tipo: 'verdadero_falso', correcta: true, explicacion: 'Con el uniforme se representa al grupo en cualquier lugar.' },
  },
  {
    pregunta: 'Una reunión empieza a las 09:40 y dura 50 minutos. ¿Cuántos minutos después de las 10:00 termina?',
    dificultad: 'media',
    datos: { tipo: 'numerica', valores: [{ valor: '30' }], unidad: 'minutos', explicacion: '09:40 más 50 minutos son las 10:30.' },
  },
  {
    pregunta: '¿Cómo se llama el documento que reúne nuestras reglas de conducta?',
    dificultad: 'media',
    datos: {
      tipo: 'corta',
      aceptadas: ['código de ética', 'el código de ética'],
      explicacion: 'El código de ética está en la portada de la intranet.',
    },
  },
  {
    pregunta: 'Relacione cada valor con la conducta que lo muestra.',
    dificultad: 'dificil',
    datos: {
      tipo: 'relacionar',
      pares: [
        { izquierda: { texto: 'Respeto' }, derecha: 'Escuchar sin interrumpir' },
        { izquierda: { texto: 'Integridad' }, derecha: 'Reconocer un error propio' },
        { izquierda: { texto: 'Servicio' }, derecha: 'Acompañar al cliente hasta lo que busca' },
      ],
      otras: ['Llegar antes que todos'],
      parcial: true,
      explicacion: 'Llegar temprano es bueno, pero no muestra ninguno de los tres.',
    },
  },
  {
    pregunta: 'Ordene los pasos del primer día.',
    dificultad: 'dificil',
    datos: {
      tipo: 'ordenar',
      elementos: [
        { texto: 'Recibir la credencial' },
        { texto: 'Conocer al equipo' },
        { texto: 'Recorrer el local' },
        { texto: 'Empezar la inducción' },
      ],
      explicacion: 'Sin credencial no se entra al local, y la inducción cierra el día.',
    },
  },
];

/** Adds a question of each kind to one topic, behind those of its file. */
export async function insertTipos(db: Executor, stamps: Stamps, detras: number): Promise<void> {
  const rows = PREGUNTAS.map(({ pregunta, dificultad, datos }) => ({
    pregunta,
    dificultad,
    ...contenidoDe({ datos: datosPregunta.parse(datos) }),
    codigo_categoria: 'cultura',
    codigo_estado: 1,
    id_empresa: null,
  }));
  const ids = await insertPreguntas(db, rows, { usuario: stamps.usuario_creacion, now: stamps.fecha_creacion });
  const links = ids.map((id_pregunta, place) => ({ id_tema: topicId(TEMA), id_pregunta, numero_orden: detras + place + 1 }));
  await insertRows(db, 'tema_pregunta', withColumns(links, linkStamps(stamps)));
}
