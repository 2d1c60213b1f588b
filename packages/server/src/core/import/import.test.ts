import { loadTranslator } from '@portal/messages';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet } from '@portal/testkit/files/spreadsheet.ts';
import { buildFichas, fichaImporter, findFichas } from '@portal/testkit/scenes/fichas.ts';
import { expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import type { Context } from '../context.ts';
import { confirmImport } from './confirm-import.ts';
import { reviewImport } from './review-import.ts';
import { undoImport } from './undo-import.ts';

const test = useTestApp();

async function newContext(): Promise<Context> {
  const { id_usuario, username } = await buildUsuario(test.db, { admin: true });
  const settings = {
    notaminima: 14,
    dias_vencimiento: 90,
    lugar_certificado: 'Lima',
    zona_horaria: 'America/Lima',
    registro_abierto: false,
  };
  return {
    db: test.db,
    user: {
      id_usuario,
      username,
      id_sesion: 1,
      admin: true,
      soporte: true,
      acotado: null,
      contraseniaVencida: false,
      factorPendiente: false,
      confirmada: true,
      tienda: false,
    },
    scope: null,
    dispositivo: null,
    now: TEST_NOW,
    today: '2026-11-21',
    settings: {
      ...settings,
      firma_notificacion: '',
      pausas_intento: null,
      idioma: 'es',
      nombre_empresa: '',
      logo_clave: null,
      color_primario: null,
      correo_contacto: null,
      enlace_guia: null,
      enlace_soporte: null,
      enlace_contacto: null,
      cartas_clave: null,
    },
    config: loadConfig({ DEMO: '0' }),
    ip: '127.0.0.1',
    agente: null,
    log: test.http.log,
    texts: await loadTranslator('es'),
  };
}

const SHEET = [
  ['Código', 'Nombre', 'Fecha de ingreso', 'Edad'],
  ['001', 'Ana', new Date(Date.UTC(2026, 0, 31)), 30],
  ['002', 'Beto', '1/2/2026', null],
  ['003', 'Carla', '31/02/2026', 17],
  ['004', '', 'mañana', 'x'],
  ['006', 'Fito', '01-02-2026', 99],
];

it('carries new, changed, unchanged, refused and missing records, an option, and gives each back as it was', async () => {
  await buildFichas(test.db, [
    { codigo: '001', nombre: 'Ana María', activa: true },
    { codigo: '005', nombre: 'Elsa', activa: true },
    { codigo: '006', nombre: 'Fito', activa: true },
  ]);
  const before = await findFichas(test.db);
  const context = await newContext();
  const query = { archivo: 'fichas.xlsx', filas: 1, iguales: 0, olvidar: 0, opciones: { completa: '1' as const } };
  const review = await reviewImport(fichaImporter, context, { params: undefined, query, body: await buildSheet(SHEET) });

  expect([review.total, review.aceptadas, review.existentes, review.rechazadas, review.faltan]).toEqual([5, 3, 1, 2, 1]);
  expect(review.filas.map(({ fila, estado, error, cambios }) => ({ fila, estado, error, cambios }))).toEqual([
    { fila: 2, estado: 'cambiada', error: null, cambios: { nombre: { antes: 'Ana María', despues: 'Ana' } } },
    { fila: 3, estado: 'nueva', error: null, cambios: null },
    {
      fila: 4,
      estado: 'rechazada',
      error: 'Error: Ingreso: dice «31/02/2026»; debe ser una fecha, día/mes/año. Edad: dice «17»; debe ser 18 o más.',
      cambios: null,
    },
    {
      fila: 5,
      estado: 'rechazada',
      error:
        'Error: Nombre: está vacía. Ingreso: dice «mañana»; debe ser una fecha, día/mes/año. Edad: dice «x»; debe ser un número entero.',
      cambios: null,
    },
    { fila: 6, estado: 'existente', error: null, cambios: null },
    { fila: null, estado: 'cambiada', error: null, cambios: { activa: { antes: 'Sí', despues: 'No' } } },
  ]);
  expect(review.filas.filter(({ aceptada }) => aceptada).map(({ estado }) => estado)).toEqual(['cambiada', 'nueva', 'cambiada']);
  expect(review.filas[5]).toMatchObject({ codigo: '005', nombre: 'Elsa', ingreso: '', anterior: 'Elsa' });

  const id = review.id_importacion;
  const confirmed = await confirmImport(fichaImporter, context, { params: undefined, query: undefined, body: { id_importacion: id } });
  expect(confirmed).toMatchObject({ insertados: 1, actualizados: 2, existentes: 1, rechazados: 2 });
  expect((await findFichas(test.db)).map(({ nombre, activa }) => [nombre, activa])).toEqual([
    ['Ana', true],
    ['Elsa', false],
    ['Fito', true],
    ['Beto', true],
  ]);

  const request = { params: { id }, query: { simular: 0 }, body: undefined };
  expect(await undoImport(fichaImporter, context, request)).toMatchObject({ deshechos: 3, conservados: 0 });
  expect(await findFichas(test.db)).toEqual(before);
});
