import type { Catalog } from '../catalog.ts';

export const contenido: Catalog['contenido'] = {
  lista: {
    titulo: 'Contenus',
    texto: 'Vidéos, documents, audios et pages affichés dans les thèmes.',
    nuevo: 'Nouveau contenu',
    sinNombre: 'Sans nom',
  },
  edicion: {
    nuevo: 'Nouveau contenu',
    editar: 'Modifier le contenu',
    guardado: 'Contenu enregistré : {nombre}',
    elija: 'Sélectionner',
    sinTema: 'Aucun thème',
  },
  campos: {
    id_contenido: 'ID',
    contenido: 'Nom',
    codigo_tipo: 'Type',
    id_tema: 'Thème',
    tema: 'Thème',
    url: 'Adresse ou fichier',
    subtitulos: 'Sous-titres',
  },
  ayuda: {
    url: 'Une adresse commençant par https:// (YouTube, Vimeo et Loom s’affichent dans le thème) ou un fichier du portail.',
    subtitulos: 'Fichier .vtt du portail.',
  },
  avisos: { sinArchivo: 'Le contenu n’a ni fichier ni adresse.' },
};
