import { portalApi } from '@portal/contract/portal';
import { useTestApp } from '@portal/testkit/app.ts';
import { expect, test } from 'vitest';

const app = useTestApp();

test('a new portal has terms to read, and an address of the settings replaces them', async () => {
  const { texto, direccion } = (await app.call(portalApi.terminos, {})).data;
  expect([texto.length > 100, direccion]).toEqual([true, null]);
  const published = 'https://empresa.example/terminos';
  await app.db.updateTable('configuracion').set({ terminos_direccion: published }).execute();
  expect((await app.call(portalApi.terminos, {})).data.direccion).toBe(published);
});
