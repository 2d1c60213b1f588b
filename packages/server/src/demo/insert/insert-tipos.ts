import { datosPregunta } from '@portal/contract/pregunta';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import { contenidoDe, insertPreguntas } from '../../domains/pregunta/pregunta.public.ts';
import { insertRows, withColumns } from '../bulk.ts';
import { linkStamps, type Stamps } from '../stamps.ts';
import { topicId } from '../topic-id.ts';

/** Topic that the demo's learner has open. The attempts of its past had the questions of its file alone. */
const TEMA = 'CIB-02';

interface Pregunta {
  readonly pregunta: string;
  readonly dificultad: 'facil' | 'media' | 'dificil';
  readonly datos: z.input<typeof datosPregunta>;
}

/** One question of each kind, with its explanation. */
const PREGUNTAS: readonly Pregunta[] = [
  {
    pregunta: '¿Quién necesita conocer su contraseña para ayudarle con su equipo?',
    dificultad: 'facil',
    datos: {
      tipo: 'unica',
      opciones: [
        { texto: 'Nadie' },
        { texto: 'Su jefatura', comentario: 'La jefatura tampoco: cada persona entra con su propia cuenta.' },
        { texto: 'La Mesa de Ayuda', comentario: 'Soporte resuelve sin su clave; quien la pide puede ser un impostor.' },
        { texto: 'Un compañero del mismo turno' },
        { texto: 'El área de Recursos Humanos' },
      ],
      correcta: 1,
      explicacion: 'La contraseña es personal: todo lo que se hace con ella queda a su nombre.',
    },
  },
  {
    pregunta: '¿Qué lugares no sirven para guardar una contraseña?',
    dificultad: 'media',
    datos: {
      tipo: 'multiple',
      opciones: [
        { texto: 'Un papel pegado al monitor' },
        { texto: 'El gestor de contraseñas autorizado', comentario: 'El gestor guarda todas las claves cifradas.' },
        { texto: 'Una hoja de cálculo compartida' },
        { texto: 'Un chat consigo mismo' },
      ],
      correctas: [1, 3, 4],
      parcial: true,
      explicacion: 'Lo que otra persona puede leer no protege nada. Use el gestor autorizado.',
    },
  },
  {
    pregunta: 'Si alguien roba su clave, el doble factor todavía lo detiene.',
    dificultad: 'facil',
    datos: { tipo: 'verdadero_falso', correcta: true, explicacion: 'Le falta la segunda prueba: lo que usted tiene o lo que usted es.' },
  },
  {
    pregunta: '¿Cuántas palabras tiene, como mínimo, una buena frase de contraseña?',
    dificultad: 'media',
    datos: {
      tipo: 'numerica',
      valores: [{ valor: '4' }],
      unidad: 'palabras',
      explicacion: 'Cuatro o más, sin relación evidente entre ellas.',
    },
  },
  {
    pregunta: '¿Cómo se llama el programa que guarda todas sus claves cifradas y le pide recordar solo una?',
    dificultad: 'media',
    datos: {
      tipo: 'corta',
      aceptadas: ['gestor de contraseñas', 'el gestor de contraseñas', 'gestor de claves', 'gestor'],
      explicacion: 'Es el gestor de contraseñas; use el que la empresa autorizó.',
    },
  },
  {
    pregunta: 'Relacione cada prueba de identidad con su ejemplo.',
    dificultad: 'dificil',
    datos: {
      tipo: 'relacionar',
      pares: [
        { izquierda: { texto: 'Algo que usted sabe' }, derecha: 'Una contraseña' },
        { izquierda: { texto: 'Algo que usted tiene' }, derecha: 'Una llave de seguridad' },
        { izquierda: { texto: 'Algo que usted es' }, derecha: 'Su huella' },
      ],
      otras: ['El nombre de la empresa'],
      parcial: true,
      explicacion: 'El doble factor pide dos pruebas de tipo distinto.',
    },
  },
  {
    pregunta: 'Su celular muestra una solicitud de ingreso que usted no pidió. Ordene lo que hace.',
    dificultad: 'dificil',
    datos: {
      tipo: 'ordenar',
      elementos: [{ texto: 'Rechazar la solicitud' }, { texto: 'Cambiar la clave' }, { texto: 'Avisar a la Mesa de Ayuda' }],
      explicacion: 'Primero se cierra la puerta; después se cambia la llave y se avisa.',
    },
  },
];

/** Adds a question of each kind to one topic, behind those of its file. */
export async function insertTipos(db: Executor, stamps: Stamps, detras: number): Promise<void> {
  const rows = PREGUNTAS.map(({ pregunta, dificultad, datos }) => ({
    pregunta,
    dificultad,
    ...contenidoDe({ datos: datosPregunta.parse(datos) }),
    codigo_categoria: 'datos',
    codigo_estado: 1,
    id_empresa: null,
  }));
  const ids = await insertPreguntas(db, rows, { usuario: stamps.usuario_creacion, now: stamps.fecha_creacion });
  const links = ids.map((id_pregunta, place) => ({ id_tema: topicId(TEMA), id_pregunta, numero_orden: detras + place + 1 }));
  await insertRows(db, 'tema_pregunta', withColumns(links, linkStamps(stamps)));
}
