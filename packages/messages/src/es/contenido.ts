/** Content items (P80). */
export const contenido = {
  lista: {
    titulo: 'Contenidos',
    texto: 'Videos, documentos, audios y páginas que los temas muestran.',
    nuevo: 'Nuevo contenido',
    sinNombre: 'Sin nombre',
  },
  edicion: {
    nuevo: 'Nuevo contenido',
    editar: 'Editar contenido',
    elija: 'Seleccione',
    sinTema: 'Ningún tema',
    urlAyuda: 'Una dirección que empiece con https:// (YouTube, Vimeo y Loom se muestran dentro del tema) o un archivo del portal.',
    subtitulosAyuda: 'Archivo .vtt del portal.',
  },
  campo: {
    contenido: 'Nombre',
    codigo_tipo: 'Tipo',
    id_tema: 'Tema',
    url: 'Dirección o archivo',
    subtitulos: 'Subtítulos',
    descripcion: 'Descripción',
    numero_orden: 'Orden',
    codigo_estado: 'Estado',
  },
  tipo: { video: 'Video', pdf: 'PDF', audio: 'Audio', pagina: 'Página' },
  avisos: { sinArchivo: 'El contenido no tiene archivo ni dirección.' },
} as const;
