import type { portal as calls } from '../portal/portal.ts';
import type { AnswersOf } from './answers-of.ts';

export const portal = {
  info: {
    version: '1.0.0',
    registro_abierto: true,
    correo_contacto: 'capacitacion@empresa.example',
    telefono_soporte: '999 888 777',
    zona_horaria: 'America/Lima',
    marca: { nombre: null, logo: null, color_primario: null, color_menu: null },
    maximo_subida: 2_147_483_648,
    proveedores: [],
    demo: [],
  },
  terminos: { texto: 'Quien crea una cuenta usa el portal para su capacitación.', direccion: null },
} satisfies AnswersOf<typeof calls>;
