import { people } from '@portal/contract/examples';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTabletKeys, keyAfterEntry, makeTabletKeys, openOnTablet } from './llavero.ts';
import { open, seal } from './sellado.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';

const { alumno } = people;
const ENTRY = { usuario: alumno, llave: 'secreto-del-servidor' };
const TYPED = { documento: '10000003', pin: '481902' };
const NOW = Date.UTC(2026, 10, 21);
const SECOND = 1000;
const text = new TextEncoder().encode('una respuesta');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  useFakeStorage();
  await makeTabletKeys('secreto-del-vinculo');
  return () => void vi.useRealTimers();
});

/** Returns all that lies in the browser's databases as text, bytes as Latin-1. */
async function onDisk(): Promise<string> {
  const texts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(name)));
    });
    for (const table of db.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const request = db.transaction(table).objectStore(table).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
      texts.push(
        JSON.stringify(rows, (_key, value: unknown) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value)),
      );
    }
    db.close();
  }
  return texts.join('\n');
}

test('without a connection the right PIN opens what was sealed after an entry with one', async () => {
  const sealed = await seal(await keyAfterEntry(TYPED, ENTRY), text);
  const opened = await openOnTablet({ ...TYPED, documento: ' 10000003' }, NOW);
  if ('motivo' in opened) throw new Error(opened.motivo);
  expect(opened.usuario).toEqual(alumno);
  expect(await open(opened.key, sealed)).toEqual(new Uint8Array(text));
  expect(opened.key.extractable).toBe(false);
});

test('nobody else gets in, and the tablet names nobody', async () => {
  await keyAfterEntry(TYPED, ENTRY);
  expect(await openOnTablet({ ...TYPED, documento: '10000009' }, NOW)).toEqual({ motivo: 'desconocida' });
  expect(await openOnTablet({ ...TYPED, pin: '592013' }, NOW)).toEqual({ motivo: 'errada' });
  const disk = await onDisk();
  for (const word of [alumno.fullname, alumno.first_name, alumno.username, TYPED.documento, TYPED.pin]) expect(disk).not.toContain(word);
});

test('wrong PINs wait longer and longer, and the fifth leaves the entry with a connection alone', async () => {
  await keyAfterEntry(TYPED, ENTRY);
  const wrong = (at: number) => openOnTablet({ ...TYPED, pin: '592013' }, NOW + at * SECOND);
  expect([await wrong(0), await wrong(0), await wrong(0)]).toEqual([{ motivo: 'errada' }, { motivo: 'errada' }, { motivo: 'errada' }]);
  expect(await wrong(1)).toEqual({ motivo: 'espera', segundos: 29 });
  expect(await openOnTablet(TYPED, NOW + 29 * SECOND)).toMatchObject({ motivo: 'espera' });
  expect(await wrong(30)).toEqual({ motivo: 'errada' });
  expect(await wrong(90)).toEqual({ motivo: 'agotada' });
  expect(await openOnTablet(TYPED, NOW + 9000 * SECOND)).toEqual({ motivo: 'agotada' });
  await keyAfterEntry(TYPED, ENTRY);
  expect(await openOnTablet(TYPED, NOW)).toMatchObject({ usuario: alumno });
});

test('wrong PINs of several tabs count one by one', async () => {
  await keyAfterEntry(TYPED, ENTRY);
  const wrong = () => openOnTablet({ ...TYPED, pin: '592013' }, NOW);
  const answers = await Promise.all([wrong(), wrong(), wrong(), wrong()]);
  expect(answers.filter((answer) => 'motivo' in answer && answer.motivo === 'errada')).toHaveLength(3);
  expect(await openOnTablet(TYPED, NOW)).toMatchObject({ motivo: 'espera' });
});

test('who entered more than fourteen days ago enters with a connection alone, and so renews it', async () => {
  await keyAfterEntry(TYPED, ENTRY);
  const late = NOW + 14 * 24 * 3600 * SECOND;
  expect(await openOnTablet(TYPED, late - SECOND)).toMatchObject({ usuario: alumno });
  expect(await openOnTablet(TYPED, late)).toEqual({ motivo: 'vencida' });
  vi.setSystemTime(late);
  await keyAfterEntry(TYPED, ENTRY);
  expect(await openOnTablet(TYPED, late)).toMatchObject({ usuario: alumno });
});

test('the right PIN forgets the wrong ones', async () => {
  await keyAfterEntry(TYPED, ENTRY);
  for (let round = 0; round < 6; round += 1) {
    await openOnTablet({ ...TYPED, pin: '592013' }, NOW);
    expect(await openOnTablet(TYPED, NOW)).toMatchObject({ usuario: alumno });
  }
});

test('a changed PIN opens what the earlier one sealed, and the earlier one no more', async () => {
  const sealed = await seal(await keyAfterEntry(TYPED, ENTRY), text);
  const key = await keyAfterEntry({ ...TYPED, pin: '592013' }, ENTRY);
  expect(await open(key, sealed)).toEqual(new Uint8Array(text));
  expect(await openOnTablet(TYPED, NOW)).toEqual({ motivo: 'errada' });
});

test('another secret of the server, another pairing and a forgotten tablet open nothing', async () => {
  const sealed = await seal(await keyAfterEntry(TYPED, ENTRY), text);
  await expect(open(await keyAfterEntry(TYPED, { ...ENTRY, llave: 'otra' }), sealed)).rejects.toThrow();
  await makeTabletKeys('secreto-del-vinculo');
  expect(await openOnTablet(TYPED, NOW)).toEqual({ motivo: 'desconocida' });
  await forgetTabletKeys();
  expect(await openOnTablet(TYPED, NOW)).toEqual({ motivo: 'desconocida' });
});

test('changed bytes do not open', async () => {
  const key = await keyAfterEntry(TYPED, ENTRY);
  const sealed = await seal(key, text);
  sealed[sealed.length - 1]! ^= 1;
  await expect(open(key, sealed)).rejects.toThrow();
  expect(await seal(key, text)).not.toEqual(await seal(key, text));
});
