import type { Catalog } from '../catalog.ts';

export const contenido: Catalog['contenido'] = {
  lista: {
    titulo: 'Inhalte',
    texto: 'Videos, Dokumente, Audios und Seiten, die in den Themen gezeigt werden.',
    nuevo: 'Neuer Inhalt',
    sinNombre: 'Ohne Namen',
  },
  edicion: {
    nuevo: 'Neuer Inhalt',
    editar: 'Inhalt bearbeiten',
    guardado: 'Inhalt gespeichert: {nombre}',
    elija: 'Auswählen',
    sinTema: 'Kein Thema',
  },
  campos: {
    id_contenido: 'ID',
    contenido: 'Name',
    codigo_tipo: 'Typ',
    id_tema: 'Thema',
    tema: 'Thema',
    url: 'Adresse oder Datei',
    subtitulos: 'Untertitel',
  },
  ayuda: {
    url: 'Eine Adresse, die mit https:// beginnt (YouTube, Vimeo und Loom werden im Thema angezeigt), oder eine Datei des Portals.',
    subtitulos: 'Eine .vtt-Datei des Portals.',
  },
  avisos: { sinArchivo: 'Der Inhalt hat weder Datei noch Adresse.' },
};
