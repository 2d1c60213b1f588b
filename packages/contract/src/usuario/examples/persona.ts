import type { persona as calls } from '../persona/persona.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { ATTEMPT, done, LEARNER, PLACE, PLACE_TITLES, STAMP, TOPICS } from '../../examples/scene.ts';
import { certificado } from '../../certificado/examples.ts';
import { email } from '../../email/examples.ts';
import { log } from '../../log/examples.ts';
import type { IntentoFila } from '../reporte.ts';
import { deSeguridad } from './seguridad.ts';

/** Passed attempt of the learner, and the failed one before it. */
const aprobado: IntentoFila = {
  id_evaluacion: ATTEMPT,
  id_planestudio: PLACE.id_planestudio,
  plan: PLACE_TITLES.plan,
  tema: TOPICS[0].titulo,
  fecha: '2026-11-20',
  hora: '09:30',
  numero_intento: 2,
  intentos: 2,
  nota: 90,
  notaminima: 70,
  duracion: 750,
  situacion: 'aprobado',
  certificado: 'UCJ-2026-000005',
};
export const intentos: IntentoFila[] = [
  aprobado,
  {
    ...aprobado,
    id_evaluacion: 4,
    fecha: '2026-11-19',
    hora: '16:05',
    numero_intento: 1,
    nota: 40,
    duracion: 330,
    situacion: 'desaprobado',
    certificado: null,
  },
];

/** Answers of the page of a person. */
export const dePersona = {
  persona: {
    id_usuario: LEARNER,
    codigo_usuario: 'ALU003',
    tipo_documento: 'DNI',
    numero_documento: '10000003',
    username: '10000003',
    personal: 'Alba Quispe Ñahui',
    nombres: 'Alba',
    correo_electronico: 'alba@empresa.example',
    correo_devuelto: false,
    telefono: '987 654 321',
    empresa: 'Grupo Andino',
    departamento: 'Operaciones',
    centro_costo: 'Tiendas Lima',
    cargo: 'Cajera',
    grupo: 'Nuevos ingresos',
    codigo_jefe_inmediato: 'JEF001',
    jefe_inmediato: 'Bruno Quispe Ñahui',
    fecha_ingreso: '2024-03-04',
    fecha_cese: null,
    codigo_estado: 1,
    rol: 'Alumno',
    fecha_login: '2026-11-20T15:05:00.000Z',
    bienvenida: null,
    bienvenida_pendiente: false,
    version: STAMP.version,
    cuenta: true,
  },
  personaPlanes: [
    {
      id_asignacion: 61,
      plan: PLACE_TITLES.plan,
      codigo_estado: 1,
      estado: 'En Progreso',
      fecha_inicio: '2026-11-01',
      fecha_fin: '2026-12-31',
      prorrogada: true,
      temas: 2,
      avance: 50,
      promedio: 90,
      certificados: 1,
      fecha_apertura: STAMP.fecha_creacion,
      fuente: 'regla',
      razon: 'Ingreso de tiendas',
    },
  ],
  personaIntentos: intentos,
  personaCertificados: certificado.ofUsuario,
  personaRespuestas: [
    {
      id_respuesta: 9,
      fecha_creacion: STAMP.fecha_creacion,
      plan: PLACE_TITLES.plan,
      tipo: 'justificada',
      fecha_hasta: null,
      motivo: 'Apoyó el inventario',
      autor: 'Bruno Quispe Ñahui',
      via: 'enlace',
    },
  ],
  personaCorreos: email.sellst,
  personaSesionesCerrar: { ...done, cerradas: 2 },
  personaSesiones: deSeguridad.sellstSesion.map((sesion) => ({ ...sesion, actual: false })),
  personaHistoria: log.sellst,
  expediente: {
    contenido: {
      persona: {
        codigo_usuario: 'ALU003',
        tipo_documento: 'DNI',
        numero_documento: '10000003',
        personal: 'Alba Quispe Ñahui',
        empresa: 'Grupo Andino',
        ruc: '20100000001',
        departamento: 'Operaciones',
        centro_costo: 'Tiendas Lima',
        cargo: 'Cajera',
        fecha_ingreso: '2024-03-04',
        fecha_cese: null,
      },
      planes: [
        {
          plan: PLACE_TITLES.plan,
          fecha_inicio: '2026-11-01',
          fecha_fin: '2026-12-31',
          prorrogada: true,
          cerrada: false,
          temas: 2,
          aprobados: 1,
          avance: 50,
          promedio: 90,
          segundos: 1080,
        },
      ],
      temas: [
        {
          ...PLACE_TITLES,
          tema: TOPICS[0].titulo,
          intentos: 2,
          nota: 90,
          aprobado: true,
          fecha: '2026-11-20',
          segundos: 1080,
        },
        { ...PLACE_TITLES, tema: TOPICS[1].titulo, intentos: 0, nota: null, aprobado: false, fecha: null, segundos: 0 },
      ],
      intentos: intentos.map(({ plan, tema, fecha, hora, numero_intento, nota, notaminima, situacion, duracion }) => ({
        plan,
        tema,
        fecha,
        hora,
        numero_intento,
        nota,
        notaminima,
        situacion,
        segundos: duracion,
      })),
      certificados: [
        {
          numero: 'UCJ-2026-000005',
          codigo: 'A1B2-C3D4-E5F6',
          tema: TOPICS[0].titulo,
          nota: 90,
          fecha: '2026-11-20',
          codigo_estado: 1,
        },
      ],
    },
    huella: '5f2c1a9d0e8b7c6a5f4e3d2c1b0a99887766554433221100ffeeddccbbaa0099',
    momento: '2026-11-21T15:00:00.000Z',
    autor: 'Carla Quispe Ñahui',
  },
} satisfies AnswersOf<typeof calls>;
