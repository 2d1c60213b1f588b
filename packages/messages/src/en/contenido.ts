import type { Catalog } from '../catalog.ts';

export const contenido: Catalog['contenido'] = {
  lista: {
    titulo: 'Contents',
    texto: 'Videos, documents, audio and pages that the topics show.',
    nuevo: 'New content',
    sinNombre: 'No name',
  },
  edicion: {
    nuevo: 'New content',
    editar: 'Edit content',
    guardado: 'Content saved: {nombre}',
    elija: 'Select',
    sinTema: 'No topic',
  },
  campos: {
    id_contenido: 'Id',
    contenido: 'Name',
    codigo_tipo: 'Type',
    id_tema: 'Topic',
    tema: 'Topic',
    url: 'Address or file',
    subtitulos: 'Subtitles',
  },
  ayuda: {
    url: 'An address that starts with https:// (YouTube, Vimeo and Loom are shown inside the topic) or a file of the portal.',
    subtitulos: '.vtt file of the portal.',
  },
  avisos: { sinArchivo: 'The content has no file and no address.' },
};
