import type { Catalog } from '../catalog.ts';

/** Register of requests about personal data (P163). */
export const solicitud: Catalog['solicitud'] = {
  lista: {
    texto: 'Was Personen zu ihren Daten verlangen, mit dem letzten Tag für die Antwort nach dem Gesetz.',
    nueva: 'Neuer Antrag',
    vencida: 'Überfällig seit {fecha}',
  },
  edicion: {
    nueva: 'Neuer Antrag',
    editar: 'Antrag bearbeiten',
    guardada: 'Antrag gespeichert',
    persona: 'Person',
    respuestaAyuda: 'Nötig zum Stattgeben oder Ablehnen; die Person sieht sie unter „Meine Daten“.',
    ficha: 'Datensatz der Person ansehen',
  },
  propias: {
    titulo: 'Anträge zu Ihren Daten',
    texto:
      'Sie können Berichtigung oder Löschung Ihrer Daten verlangen oder einer Nutzung widersprechen. Hier steht der letzte Tag für die Antwort.',
    ninguna: 'Sie haben keine Anträge gestellt.',
    tipo: 'Ihr Anliegen',
    detalle: 'Einzelheiten',
    enviar: 'Antrag stellen',
    fila: '{tipo}: eingegangen am {recibida}, Antwort bis {vence}',
  },
  presentada: 'Antrag gestellt',
  campos: {
    id_solicitud: 'ID',
    id_usuario: 'Person',
    tipo: 'Art',
    canal: 'Kanal',
    fecha_recepcion: 'Eingegangen am',
    detalle: 'Anliegen',
    estado: 'Status',
    respuesta: 'Antwort',
    codigo_usuario: 'Code',
    personal: 'Name',
    empresa: 'Unternehmen',
    vence: 'Fällig',
    fecha_respuesta: 'Beantwortet',
  },
  errores: {
    noSeElimina: 'Ein Antrag wird nicht gelöscht: Beantworten Sie ihn.',
    otraPersona: 'Die Person eines Antrags ändert sich nicht.',
    respuesta: 'Schreiben Sie die Antwort, um den Antrag zu schließen.',
    abierta: 'Sie haben bereits einen offenen Antrag dieser Art.',
  },
};
