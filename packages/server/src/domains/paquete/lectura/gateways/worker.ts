import { parentPort, workerData } from 'node:worker_threads';
import { ReadError } from '../../../../core/read-error.ts';
import { decodeXml } from '../../../../core/xml/decode-xml.ts';
import { leerManifiesto } from '../manifiesto.rules.ts';
import type { ManifiestoPedido, ManifiestoRespuesta } from './hilo.ts';

/** Entry of the thread that reads one manifest. Answers a `ReadError` as a problem; any other error ends the thread. */
function answer({ bytes, fuente }: ManifiestoPedido): ManifiestoRespuesta {
  try {
    return { leido: leerManifiesto({ ...fuente, xml: decodeXml(Buffer.from(bytes)) }) };
  } catch (error) {
    if (error instanceof ReadError) return { problema: error.sentence };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as ManifiestoPedido), []);
