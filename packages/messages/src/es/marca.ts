/** Brand of the company: pictures, preview, measured contrast (P128). */
export const marca = {
  imagen: {
    tipo: 'La imagen debe ser PNG, JPEG o WebP.',
    soloPng: 'El icono debe ser una imagen PNG.',
    grande: 'La imagen no puede pasar de {kb, number} kB.',
    lado: 'La imagen debe medir entre {minimo, number} y {maximo, number} píxeles por lado.',
  },
  panel: {
    titulo: 'Imagen del ingreso',
    texto:
      'PNG, JPEG o WebP de hasta {kb, number} kB. Ocupa el panel del ingreso en pantallas anchas; sin ella se ve el dibujo del portal.',
    elegir: 'Elegir imagen del ingreso',
    quitar: 'Quitar imagen',
    actual: 'Imagen del panel de ingreso',
    guardada: 'Imagen guardada',
    quitada: 'Imagen retirada',
  },
  iconos: { fallo: 'El logo se guardó, pero no se pudieron hacer los iconos de la aplicación. Pruebe con otra imagen.' },
  vista: {
    titulo: 'Así se verá',
    texto: 'Con los colores de este formulario, antes de guardar.',
    claro: 'Claro',
    oscuro: 'Oscuro',
    usuario: 'Usuario',
    iniciar: 'Iniciar sesión',
    menu: 'Menú',
    panel: 'Panel',
    planes: 'Planes de estudio',
    boton: 'Botón',
    encima: 'Al señalar',
    foco: 'Con foco',
    inactivo: 'Inactivo',
    enlace: 'Un enlace',
    etiqueta: 'Etiqueta',
    correo: 'Correo',
    saludo: 'Hola, Alba:',
    parrafo: 'Tiene temas pendientes en un plan de estudio.',
    certificado: 'Certificado',
    icono: 'Icono de la aplicación',
    sinIcono: 'Sin logo se usa el icono del portal.',
  },
  contraste: {
    titulo: 'Contraste medido',
    botonBlanco: 'El texto de los botones será blanco: {valor, number, ::.0} a 1.',
    botonNegro: 'El texto de los botones será negro: {valor, number, ::.0} a 1.',
    enlaceIgual: 'Los enlaces en {esquema} tendrán el color elegido: {valor, number, ::.0} a 1.',
    enlaceCorregido:
      'Los enlaces en {esquema} serán {color}, para que se lean: {valor, number, ::.0} a 1 (el elegido daría {antes, number, ::.0}).',
    lineaIgual: 'Barras y gráficos en {esquema} tendrán el color elegido: {valor, number, ::.0} a 1.',
    lineaCorregida:
      'Barras y gráficos en {esquema} serán {color}, para que se distingan: {valor, number, ::.0} a 1 (el elegido daría {antes, number, ::.0}).',
    menu: 'El texto blanco del menú: {valor, number, ::.0} a 1.',
    menuInsuficiente:
      'El texto blanco no se leería sobre este menú: {valor, number, ::.0} a 1, y hacen falta {minimo, number, ::.0}. Elija un color más oscuro.',
    esquemaClaro: 'claro',
    esquemaOscuro: 'oscuro',
  },
} as const;
