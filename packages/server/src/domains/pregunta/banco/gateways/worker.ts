import { parentPort, workerData } from 'node:worker_threads';
import { ReadError } from '../../../../core/read-error.ts';
import { leerBanco } from '../leer-banco.service.ts';
import { escribirBanco } from './escribir-banco.ts';
import type { BancoPedido, BancoRespuesta } from './hilo.ts';

/** Entry of the thread that reads or writes one bank. Answers a `ReadError` as a problem; any other error ends the thread. */
async function answer({ bytes, tarea }: BancoPedido): Promise<BancoRespuesta> {
  if (tarea.hace === 'escribir') return { escrito: await escribirBanco(Buffer.from(bytes), tarea) };
  try {
    return { leido: await leerBanco(Buffer.from(bytes), { pesos: tarea.pesos }) };
  } catch (error) {
    if (error instanceof ReadError) return { problema: error.sentence };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as BancoPedido), []);
