import type { AnswersOf } from '../examples/answers-of.ts';
import { ATTEMPT, done } from '../examples/scene.ts';
import type { Paquete, paqueteApi as calls } from './paquete.ts';

const paqueteLeido: Paquete = {
  id_paquete: 4,
  titulo: 'Inducción de seguridad',
  tipo: 'scorm12',
  version: '1.2',
  archivos: 214,
  tamano: 48_234_113,
  lecciones: [
    { id: 'L1', titulo: 'Bienvenida', nivel: 0, maestria: null },
    { id: 'L2', titulo: 'Evaluación', nivel: 0, maestria: 80 },
  ],
  avisos: ['secuencia'],
  fecha_creacion: '2026-11-21T15:00:00.000Z',
  autor: 'Ricardo Villanueva Soto',
};
const efecto = { en_curso: 12, aprobados: 30, intentos_abiertos: 2, asignados: 80 };

/** Answers of content packages. */
export const paquete = {
  ins: { ...done, ...paqueteLeido },
  deTema: {
    calificacion: 'paquete',
    juicio_paquete: 'estado',
    versiones: [{ ...paqueteLeido, actual: false, personas: 42, en_curso: 12 }],
    lugar: { url: 'https://contenido.example.com', problema: null },
  },
  efecto,
  usar: { ...done, ...efecto },
  probar: { url: 'https://contenido.example.com/4.b.lq1.Zm9v/~/?l=0', origen: 'https://contenido.example.com' },
  estado: {
    titulo: paqueteLeido.titulo,
    tipo: 'scorm12',
    calificacion: 'paquete',
    juicio_paquete: 'estado',
    tamano: paqueteLeido.tamano,
    lecciones: [
      { ...paqueteLeido.lecciones[0]!, completada: true, aprobada: null, nota: null },
      { ...paqueteLeido.lecciones[1]!, completada: false, aprobada: null, nota: null },
    ],
    empezado: true,
    completado: false,
    guardado: '2026-11-21T15:10:00.000Z',
    segundos: 640,
    hay_nueva: false,
    origen: 'https://contenido.example.com',
  },
  abrir: {
    ...done,
    url: 'https://contenido.example.com/4.b.lq1.Zm9v/~/?l=7',
    origen: 'https://contenido.example.com',
    modo: 'normal',
    id_evaluacion: ATTEMPT,
  },
} satisfies AnswersOf<typeof calls>;
