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
    guardado: 'Contenido guardado: {nombre}',
    elija: 'Seleccione',
    sinTema: 'Ningún tema',
  },
  campos: {
    id_contenido: 'Id',
    contenido: 'Nombre',
    codigo_tipo: 'Tipo',
    id_tema: 'Tema',
    tema: 'Tema',
    url: 'Dirección o archivo',
    subtitulos: 'Subtítulos',
  },
  ayuda: {
    url: 'Una dirección que empiece con https:// (YouTube, Vimeo y Loom se muestran dentro del tema) o un archivo del portal.',
    subtitulos: 'Archivo .vtt del portal.',
  },
  avisos: { sinArchivo: 'El contenido no tiene archivo ni dirección.' },
} as const;
