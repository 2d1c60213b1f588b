import type { Catalog } from '../languages.ts';

export const dispositivo: Catalog['dispositivo'] = {
  campos: {
    id_dispositivo: 'ID',
    dispositivo: 'Tablet',
    id_empresa: 'Company',
    empresa: 'Company',
    id_centro_costo: 'Cost center',
    centro_costo: 'Cost center',
    maximo_mb: 'Space for content (MB)',
    vinculo: 'Pairing',
    fecha_vinculo: 'Paired on',
    fecha_visto: 'Last connection',
    en_espera: 'Waiting to be sent',
  },
  codigo: { generado: 'Code generated' },
  vinculada: 'Tablet paired',
  desvinculada: 'Tablet unpaired',
  pin: {
    forma: 'The PIN has {cifras, number} digits.',
    facil: 'That PIN is easy to guess: choose one without consecutive or repeated digits.',
    personal: 'The PIN cannot be part of your ID number, your code or your phone number.',
    guardado: 'Store PIN saved',
    provisional: 'Temporary PIN generated',
    elija: 'Your PIN is temporary: choose a new one to enter.',
    mismo: 'The new PIN cannot be the temporary one.',
    cesado: 'This person is no longer active.',
  },
  errores: {
    desvinculado: 'This tablet is not paired with the portal. Ask your administrator for a code.',
    soloAlumno: 'The store tablet is only for learning. For anything else, sign in on your own device.',
    entrada: 'The ID number and the PIN do not match a person of this store.',
    codigo: 'The code does not match, was already used or expired. Ask your administrator for a new one.',
    centroCosto: 'The cost center does not belong to that company.',
  },
};
