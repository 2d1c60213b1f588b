/** Refusals of archives (ZIP) and XML files. */
export const comprimido = {
  rota: 'El archivo comprimido está dañado o incompleto. Descárguelo o expórtelo otra vez.',
  archivoRoto: '«{ruta}» está dañado dentro del archivo comprimido.',
  cifrada: '«{ruta}» está protegido con contraseña. Quítela y vuelva a comprimir.',
  enlace: '«{ruta}» es un enlace o un dispositivo, no un archivo.',
  ruta: '«{ruta}» sale del archivo comprimido: no se abre.',
  repetida: '«{ruta}» está dos veces en el archivo comprimido.',
  limite: 'El archivo comprimido pasa de {limite, number} {que}.',
  limites: {
    entradas: 'archivos',
    bytes: 'bytes al descomprimirse',
    caracteres: 'caracteres en una ruta',
    carpetas: 'carpetas, una dentro de otra',
  },
  xml: {
    rota: 'El XML está mal escrito en la línea {linea, number, ::group-off}.',
    codificacion: 'Las letras del archivo no son de la codificación «{codificacion}».',
    limite: 'El XML pasa de {limite, number} {que}, en la línea {linea, number, ::group-off}.',
    limites: {
      caracteres: 'caracteres',
      niveles: 'niveles, uno dentro de otro',
      atributos: 'atributos en un elemento',
      texto: 'caracteres en un texto',
    },
  },
} as const;
