import type { scimApi as calls, ScimTokenFila } from './scim.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

const entra: ScimTokenFila = {
  id_scim_token: 2,
  nombre: 'Entra ID',
  prefijo: 'scim_0f3a9c41d7e2',
  estado: 'vigente',
  empresas: null,
  fecha_expiracion: '2027-06-30',
  fecha_uso: '2026-11-20T15:05:00.000Z',
  fecha_revocacion: null,
  usuario_creacion: '10000001',
  fecha_creacion: '2026-11-02T14:30:00.000Z',
};

export const scim = {
  sellst: [
    entra,
    {
      ...entra,
      id_scim_token: 1,
      nombre: 'Okta de prueba',
      prefijo: 'scim_77c0b1a2d3e4',
      estado: 'revocado',
      empresas: 'Norte, Sur',
      fecha_expiracion: null,
      fecha_uso: null,
      fecha_revocacion: '2026-11-05T16:00:00.000Z',
    },
  ],
  ins: { ...done, id_scim_token: 3, token: 'scim_9b1c2d3e4f50_bm8gZXMgdW4gc2VjcmV0bywgZXMgdW4gZWplbXBsbw0' },
  revocar: done,
} satisfies AnswersOf<typeof calls>;
