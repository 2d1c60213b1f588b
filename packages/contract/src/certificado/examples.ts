import type { CertificadoFicha, CertificadoImpreso, certificadoApi as calls } from './certificado.ts';
import type { Diseno } from './diseno.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { ATTEMPT, done, PLACE_TITLES, TOPICS } from '../examples/scene.ts';

const printed = {
  numero: '2026-000007',
  codigo: 'A1B2-C3D4-E5F6',
  nombre: 'Alba Quispe Ñahui',
  tema: TOPICS[0].titulo,
  nota: 100,
  lugar: 'Lima',
  fecha: '2026-11-20',
  fecha_recibida: null,
  idioma: 'es',
  codigo_estado: 1,
  estado: 'Vigente',
  duracion: null,
  empresa: null,
  documento: null,
  firmantes: [],
  reemplaza: null,
  reemplazado_por: null,
} satisfies CertificadoImpreso;
const ficha: CertificadoFicha = {
  ...printed,
  id_evaluacion: ATTEMPT,
  con_imagenes: false,
  plan: PLACE_TITLES.plan,
  programa: PLACE_TITLES.programa,
};

/** PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const imagen = { clave: 'a'.repeat(64), tipo: 'image/png', datos: PIXEL };

const vigente: Diseno = {
  id_certificado_diseno: 4,
  version: 2,
  desde: '2026-11-02T14:00:00.000Z',
  autor: 'Villanueva Soto, Ricardo',
  emitidos: 12,
  logo: imagen,
  logo_texto: 'Cámara de Comercio de Lima',
  firmantes: [
    { nombre: 'Rosa Díaz Paredes', cargo: 'Gerente de Personas', imagen },
    { nombre: 'Luis Ñaupari', cargo: null, imagen: null },
  ],
  mostrar_duracion: true,
  mostrar_empresa: false,
  mostrar_documento: false,
};

export const certificado = {
  sel: ficha,
  ofUsuario: [ficha],
  fuente: { fuentes: [] },
  verificar: printed,
  diseno: {
    vigente,
    anteriores: [
      {
        id_certificado_diseno: 3,
        version: 1,
        desde: '2026-01-05T14:00:00.000Z',
        autor: 'Villanueva Soto, Ricardo',
        emitidos: 140,
        firmantes: [{ id_certificado_firmante: 5, nombre: 'Ana Vega', cargo: 'Directora', con_imagen: true }],
      },
    ],
  },
  disenoIns: { ...done, id_certificado_diseno: 5, version: 1 },
  firmaDel: { ...done, id_certificado_diseno: 3 },
  imagenes: { logo: null, firmas: [] },
} satisfies AnswersOf<typeof calls>;
