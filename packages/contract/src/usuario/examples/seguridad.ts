import type { factor } from '../../sesion/factor.ts';
import type { llave } from '../../sesion/llave.ts';
import type { sesiones as calls } from '../../sesion/sesiones.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { done } from '../../examples/scene.ts';

/** Answers of the calls about one's own sessions. */
export const deSeguridad = {
  sellstSesion: [
    {
      id_sesion: 1001,
      navegador: 'Firefox',
      sistema: 'Windows',
      ip: '10.20.30.40',
      ip_uso: '10.20.30.40',
      red_interna: true,
      fecha_creacion: '2026-11-21T13:00:00.000Z',
      ultimo_uso: '2026-11-21T14:55:00.000Z',
      proveedor: null,
      tableta: null,
      actual: true,
    },
    {
      id_sesion: 1002,
      navegador: 'Chrome',
      sistema: 'Android',
      ip: '190.12.5.7',
      ip_uso: '190.12.9.1',
      red_interna: false,
      fecha_creacion: '2026-11-19T22:10:00.000Z',
      ultimo_uso: '2026-11-21T02:30:00.000Z',
      proveedor: null,
      tableta: null,
      actual: false,
    },
  ],
  delSesion: done,
  otrasSesiones: done,
  confirmarSesion: done,
  vista: { ...done, vista: '2bjc~mi2x4k8g~5cOr0Zt2jyfLM1Vb8mSgJr0kqk1e3wHn0qYb0kX7a1s' },
  selFactor: { activo: false, fecha_activacion: null, codigos: 0 },
  iniciarFactor: {
    ...done,
    secreto: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    direccion:
      'otpauth://totp/Grupo%20Andino:10000003?issuer=Grupo%20Andino&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  },
  activarFactor: { ...done, codigos: ['7KQ2-M4XA-0ZPD-88RT', 'A1B2-C3D4-E5F6-G7H8'] },
  codigosFactor: { ...done, codigos: ['9KQ2-M4XA-0ZPD-88RT', 'B1B2-C3D4-E5F6-G7H8'] },
  quitarFactor: done,
  restablecerFactor: done,
  sellstLlave: [
    {
      id_llave: 31,
      nombre: 'Teléfono',
      respaldada: true,
      fecha_creacion: '2026-11-20T15:00:00.000Z',
      fecha_uso: '2026-11-21T14:00:00.000Z',
    },
    { id_llave: 32, nombre: 'Llave de seguridad', respaldada: false, fecha_creacion: '2026-11-20T15:10:00.000Z', fecha_uso: null },
  ],
  delLlave: done,
} satisfies AnswersOf<typeof calls & typeof factor & typeof llave>;
