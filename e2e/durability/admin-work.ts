import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { api } from '@portal/contract/api';
import { archivoApi, SUBIDA_PATH } from '@portal/contract/archivo';
import { preguntaApi } from '@portal/contract/pregunta';
import { usuarioApi } from '@portal/contract/usuario';
import type { Client } from '../support/api.ts';

/** People of the imported spreadsheet. */
export const PEOPLE = 400;
const PART_BYTES = 1024 * 1024;
const PAUSE_MS = 50;
const HEADERS = ['Código de empresa', 'Empresa', 'Tipo de documento', 'Número de documento', 'Nombres', 'Apellido paterno', 'Código'];

/** Tries again until the portal decides: a killed process answers nothing, one that starts 503. */
async function untilDecided(call: () => Promise<Response>): Promise<{ response: Response; text: string }> {
  for (;;) {
    const response = await call().catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response && text !== undefined && response.status < 502) return { response, text };
    await sleep(PAUSE_MS);
  }
}

async function decided(call: () => Promise<Response>): Promise<unknown> {
  const { response, text } = await untilDecided(call);
  expect(response.status, text).toBeLessThan(300);
  return text ? JSON.parse(text) : undefined;
}

/** Uploads in parts (tus), killing a process between them and while the last one travels, and keeps the file twice. Returns its id. */
export async function uploadFile(client: Client, bytes: Buffer, kill: () => Promise<void>): Promise<number> {
  const headers = { authorization: `Bearer ${client.token}`, 'tus-resumable': '1.0.0' };
  const { response } = await untilDecided(() =>
    fetch(`${client.url}/api${SUBIDA_PATH}`, { method: 'POST', headers: { ...headers, 'upload-length': String(bytes.length) } }),
  );
  const subida = response.headers.get('location')!.split('/').at(-1)!;
  const address = `${client.url}/api${SUBIDA_PATH}/${subida}`;
  const stored = async (): Promise<number> => {
    const { response: head } = await untilDecided(() => fetch(address, { method: 'HEAD', headers }));
    expect(head.status).toBe(200);
    return Number(head.headers.get('upload-offset'));
  };
  for (let offset = 0, part = 0; offset < bytes.length; offset = await stored(), part += 1) {
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const sent = fetch(address, {
      method: 'PATCH',
      headers: { ...headers, ...type },
      body: new Uint8Array(bytes.subarray(offset, offset + PART_BYTES)),
    });
    if (part % 3 === 1) await kill();
    await sent.then((answer) => answer.arrayBuffer()).catch(() => {});
  }
  const keep = () => client.raw(archivoApi.ins, { body: { subida, nombre: 'manual.pdf' } });
  const first = decided(keep);
  await kill();
  const [one, other] = [await first, await decided(keep)].map((answer) => (answer as { id_archivo: number }).id_archivo);
  expect(one).toBe(other);
  return one!;
}

/** Reads every account as CSV until one arrives whole, while a process is killed. Returns its rows. */
export async function wholeExport(client: Client, kill: () => Promise<void>): Promise<number> {
  const call = () => client.raw(usuarioApi.sellst, { query: { formato: 'csv' } });
  const first = untilDecided(call);
  await kill();
  const { response, text } = await first;
  expect(response.status, text).toBe(200);
  return text.trimEnd().split('\n').length - 1;
}

/** Imports people while a process is killed. */
export const importPeople = (client: Client, kill: () => Promise<void>): Promise<void> => {
  const rows = Array.from({ length: PEOPLE }, (_, index) => {
    const number = String(index).padStart(4, '0');
    return ['CORTE', 'Cortes de luz S.A.', 'DNI', `7730${number}`, index % 3 ? 'Begoña' : 'Íñigo', "O'Higgins", `CL${number}`];
  });
  const { importar, importarIns } = api.usuario;
  return importSheet({ client, kill }, { review: importar.path, confirm: importarIns, rows: [HEADERS, ...rows] });
};

/** Imports questions into the bank while a process is killed; returns what the bank holds more afterwards. */
export async function importQuestions(client: Client, kill: () => Promise<void>): Promise<number> {
  const { importar, importarIns, sellst } = preguntaApi;
  const [first] = await client.call(sellst, { query: {} });
  const rows = Array.from({ length: PEOPLE }, (_, index) => [`¿Qué pasa en el corte ${index}?`, 'Nada', 'Todo', 'Algo', 'Poco', 'A']);
  const size = async () => (await client.call(sellst, { query: {} })).length;
  const before = await size();
  await importSheet(
    { client, kill },
    {
      review: `${importar.path}?categoria=${first?.codigo_categoria}`,
      confirm: importarIns,
      rows: [['Pregunta', 'Respuesta A', 'Respuesta B', 'Respuesta C', 'Respuesta D', 'Correcta'], ...rows],
    },
  );
  return (await size()) - before;
}

interface Sheet {
  /** Path of the call that reviews, with its options. */
  readonly review: string;
  readonly confirm: typeof usuarioApi.importarIns;
  /** Headers, then a line for each record. */
  readonly rows: readonly (readonly string[])[];
}

/** Has a sheet reviewed and confirms it while a process is killed at either; a repeated confirmation writes nothing twice. */
async function importSheet(
  { client, kill }: { readonly client: Client; readonly kill: () => Promise<void> },
  { review, confirm, rows }: Sheet,
): Promise<void> {
  const file = Buffer.from(rows.map((row) => row.join(';')).join('\r\n'));
  const address = new URL(`${client.url}/api${review}`);
  address.searchParams.set('archivo', 'planilla.csv');
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'text/csv' };
  const reviewed = decided(() => fetch(address, { method: 'POST', headers, body: new Uint8Array(file) }));
  await kill();
  const { id_importacion, aceptadas } = (await reviewed) as { id_importacion: number; aceptadas: number };
  expect(aceptadas).toBe(rows.length - 1);
  const write = () => client.raw(confirm, { body: { id_importacion } });
  const confirmed = decided(write);
  await kill();
  const answers = [await confirmed, await decided(write)] as { insertados: number }[];
  expect(answers.map(({ insertados }) => insertados)).toEqual([aceptadas, aceptadas]);
}
