import { api } from '@portal/contract';
import { call } from '../../core/client/client.ts';

/** Turns a complete upload into a file of the portal; idempotent. */
export const keepUpload = (subida: string, nombre: string) => call(api.archivo.ins, { body: { subida, nombre } });
