import { api } from '@portal/contract';
import { call } from '../../core/client/client.ts';

/** Keeps a complete upload as a file of the portal. Sent twice it keeps one. */
export const keepUpload = (subida: string, nombre: string) => call(api.archivo.ins, { body: { subida, nombre } });
