import type { portalApi as calls } from './portal.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, LEARNER, PLACE, PLACE_TITLES, TOPICS } from '../examples/scene.ts';

export const portal = {
  info: {
    version: '1.0.0',
    registro_abierto: true,
    correo_contacto: 'capacitacion@empresa.example',
    telefono_soporte: '999 888 777',
    zona_horaria: 'America/Lima',
    idioma: 'es',
    sesion_inactiva_horas: 12,
    marca: { nombre: null, logo: null, color_primario: null, color_menu: null, panel: null, icono: null },
    enlaces: { guia: null, soporte: null, contacto: null },
    maximo_subida: 2_147_483_648,
    proveedores: [],
    llaves: 'localhost',
    demo: [],
  },
  manifiesto: {
    id: '/',
    name: 'UCJ · Portal de Capacitación',
    short_name: 'UCJ',
    description: 'Portal de Capacitación',
    lang: 'es-PE',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#12161c',
    background_color: '#12161c',
    icons: [{ src: '/icono-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
  },
  terminos: { texto: 'Quien crea una cuenta usa el portal para su capacitación.', direccion: null },
  buscar: [
    { tipo: 'persona', id: LEARNER, titulo: 'Rosa Quispe', detalle: '10000003 · Andina', activo: true, lugar: null },
    { tipo: 'plan', id: PLACE.id_planestudio, titulo: PLACE_TITLES.plan, detalle: null, activo: true, lugar: null },
    { tipo: 'tema', id: TOPICS[0].id_tema, titulo: TOPICS[0].titulo, detalle: 'SEG-01', activo: true, lugar: null },
  ],
  navegacion: { fijados: [], pasos_apartados: false },
  guardarNavegacion: done,
  pasos: { empresa: true, personas: true, plan: true, asignar: true, invitar: true },
} satisfies AnswersOf<typeof calls>;
