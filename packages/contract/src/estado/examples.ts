import type { estadoApi as calls } from './estado.ts';
import { done } from '../examples/scene.ts';
import type { AnswersOf } from '../examples/answers-of.ts';

export const operacion = {
  estado: {
    momento: '2026-11-21T15:00:00.000Z',
    portal: { version: 'v1.0.0', node: 'v22.11.0', inicio: '2026-11-20T08:00:00.000Z' },
    base_datos: {
      estado: 'bien',
      clase: 'postgresql',
      version: '17.2',
      bytes: 52_428_800,
      migraciones: 48,
      ultima_migracion: '048-ejemplo',
      conexiones: 4,
      en_espera: 0,
      filas_resto: 0,
      particiones_faltan: 0,
    },
    correo: { estado: 'aviso', servidor: true, pendientes: 3, fallidos: 1, mas_antiguo: '2026-11-21T14:58:00.000Z' },
    tareas: [
      { estado: 'bien', nombre: 'correo', ultima: '2026-11-21T14:59:58.000Z', proxima: null, en_curso: true },
      { estado: 'bien', nombre: 'resumen', ultima: '2026-11-21T14:59:00.000Z', proxima: '2026-11-21T15:00:00.000Z', en_curso: false },
      { estado: 'aviso', nombre: 'depuracion', ultima: '2026-11-18T09:00:00.000Z', proxima: '2026-11-19T09:00:00.000Z', en_curso: false },
    ],
    disco: {
      estado: 'bien',
      almacen: 'disco',
      libre: 42_949_672_960,
      total: 107_374_182_400,
      archivos: 214,
      archivos_bytes: 6_442_450_944,
      sin_uso: 12,
      sin_uso_bytes: 1_610_612_736,
      sin_uso_dias: 30,
    },
    respaldo: { estado: 'aviso', copia: null, respaldo: '2026-11-18T09:00:00.000Z' },
    certificados: { vigentes: 120, anulados: 2, sin_letras: 1, sin_letras_nombres: ['สมชาย ใจดี'] },
    actualizacion: { estado: 'bien', nivel: 1, nivel_maximo: 1 },
  },
  actualizacion: { ...done, nivel: 1, nivel_maximo: 1 },
} satisfies AnswersOf<typeof calls>;
