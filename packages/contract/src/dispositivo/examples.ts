import type { dispositivoApi as calls, DispositivoFila } from './dispositivo.ts';
import type { DispositivoPropio } from './tienda.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';
import { usuario } from '../usuario/examples.ts';

const mostrador: DispositivoFila = {
  id_dispositivo: 4,
  dispositivo: 'Mostrador Miraflores',
  id_empresa: 1,
  id_centro_costo: null,
  maximo_mb: 1000,
  empresa: 'Comercial Andina',
  centro_costo: null,
  vinculo: 'vinculado',
  fecha_vinculo: '2026-11-02T14:30:00.000Z',
  fecha_visto: '2026-11-20T15:05:00.000Z',
  en_espera: 2,
  ...STAMP,
};

const propio: DispositivoPropio = {
  id_dispositivo: mostrador.id_dispositivo,
  dispositivo: mostrador.dispositivo,
  empresa: mostrador.empresa,
  centro_costo: null,
  maximo_mb: mostrador.maximo_mb,
};

const archivo = {
  id_archivo: 71,
  nombre: 'extintores.pdf',
  tipo_mime: 'application/pdf',
  tamano: 240_000,
  url: '/api/archivo/71/extintores.pdf?boleto=kx1.0.firma',
};

export const dispositivo = {
  sellst: [
    mostrador,
    {
      ...mostrador,
      id_dispositivo: 5,
      dispositivo: 'Almacén Surco',
      vinculo: 'sin_vincular',
      fecha_vinculo: null,
      fecha_visto: null,
      en_espera: 0,
    },
  ],
  sel: mostrador,
  ins: { ...done, id_dispositivo: 6, avisos: [] },
  upd: { ...done, id_dispositivo: mostrador.id_dispositivo, version: 2, avisos: [] },
  del: done,
  codigo: { ...done, codigo: '7KQ2-M4XA', fecha_expiracion: '2026-11-21T15:15:00.000Z' },
  desvincular: done,
  vincular: { ...done, token: 'token-de-la-tablet', secreto: 'secreto-de-la-tablet', dispositivo: propio },
  mio: propio,
  entrar: { ...usuario.login, dispositivo: undefined, llave: 'bGxhdmUtZGUtbGEtdGFibGV0' },
  latido: done,
  archivos: { total: 1, bytes: archivo.tamano, archivos: [archivo] },
  pin: { tiene: true, provisional: false, fecha: '2026-11-02T14:30:00.000Z' },
  pinIns: done,
  pinProvisional: { ...done, pin: '481902', fecha_expiracion: '2026-11-28T15:00:00.000Z' },
} satisfies AnswersOf<typeof calls>;
