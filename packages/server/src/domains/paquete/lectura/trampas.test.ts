import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NombreTrampa, TRAMPAS, type Trampa } from '@portal/testkit/paquetes/catalogo.ts';
import { zipOf } from '@portal/testkit/paquetes/paquete.ts';
import type { TipoPaquete } from '@portal/contract/paquete';
import { afterAll, expect, test } from 'vitest';
import { openPackage } from './abrir-paquete.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'trampas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TIPOS: readonly TipoPaquete[] = ['scorm12', 'scorm2004'];
const CASES = (Object.keys(TRAMPAS) as NombreTrampa[]).flatMap((nombre) => {
  const { tipo }: Trampa = TRAMPAS[nombre];
  return TIPOS.filter((each) => tipo === undefined || each === tipo).map((each) => [nombre, each] as const);
});

test.each(CASES)('the package «%s» of the player is read as %s, with its lessons', async (nombre, tipo) => {
  const path = join(folder, `${nombre}-${tipo}.zip`);
  writeFileSync(path, zipOf(nombre, tipo));
  const { ficha, close } = await openPackage(path, nombre);
  close();
  const { titulo, lecciones }: Trampa = TRAMPAS[nombre];
  expect(ficha).toMatchObject({ tipo, titulo, avisos: [] });
  expect(ficha.lecciones.map(({ id, inicio, sco, nivel }) => ({ id, inicio, sco, nivel }))).toEqual(
    lecciones.map(({ id, archivo, documento, nivel = 0 }) => ({
      id,
      inicio: archivo ?? null,
      sco: archivo !== undefined && !documento,
      nivel,
    })),
  );
});
