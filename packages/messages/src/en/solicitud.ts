import type { Catalog } from '../catalog.ts';

/** Register of requests about personal data (P163). */
export const solicitud: Catalog['solicitud'] = {
  lista: {
    texto: 'What people ask about their data, with the last day for an answer by law.',
    nueva: 'New request',
    vencida: 'Overdue since {fecha}',
  },
  edicion: {
    nueva: 'New request',
    editar: 'Edit request',
    guardada: 'Request saved',
    persona: 'Person',
    respuestaAyuda: 'Needed to grant or deny; the person sees it under “My data”.',
    ficha: 'See the person’s record',
  },
  propias: {
    titulo: 'Requests about your data',
    texto: 'You can ask to correct or erase your data, or object to a use. The last day for an answer is shown here.',
    ninguna: 'You have filed no requests.',
    tipo: 'What you ask',
    detalle: 'Detail',
    enviar: 'File request',
    fila: '{tipo}: received on {recibida}, to be answered by {vence}',
  },
  presentada: 'Request filed',
  campos: {
    id_solicitud: 'Id',
    id_usuario: 'Person',
    tipo: 'Type',
    canal: 'Channel',
    fecha_recepcion: 'Received on',
    detalle: 'What is asked',
    estado: 'State',
    respuesta: 'Answer',
    codigo_usuario: 'Code',
    personal: 'Name',
    empresa: 'Company',
    vence: 'Due',
    fecha_respuesta: 'Answered',
  },
  errores: {
    noSeElimina: 'A request is not deleted: answer it.',
    otraPersona: 'The person of a request does not change.',
    respuesta: 'Write the answer to close the request.',
    abierta: 'You already have an open request of this type.',
  },
};
