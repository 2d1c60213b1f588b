import type { Catalog } from '../catalog.ts';

export const marca: Catalog['marca'] = {
  imagen: {
    tipo: 'The image must be PNG, JPEG or WebP.',
    soloPng: 'The icon must be a PNG image.',
    grande: 'The image cannot be larger than {kb, number} kB.',
    lado: 'The image must measure between {minimo, number} and {maximo, number} pixels per side.',
  },
  panel: {
    titulo: 'Sign-in picture',
    texto: 'PNG, JPEG or WebP, up to {kb, number} kB. It fills the sign-in panel on wide screens; without it, the portal’s drawing shows.',
    elegir: 'Choose sign-in picture',
    quitar: 'Remove picture',
    actual: 'Picture of the sign-in panel',
    guardada: 'Picture saved',
    quitada: 'Picture removed',
  },
  iconos: { fallo: 'The logo was saved, but the app icons could not be made. Try another image.' },
  vista: {
    titulo: 'How it will look',
    texto: 'With the colors of this form, before saving.',
    claro: 'Light',
    oscuro: 'Dark',
    usuario: 'Username',
    iniciar: 'Sign in',
    menu: 'Menu',
    panel: 'Dashboard',
    planes: 'Learning plans',
    boton: 'Button',
    encima: 'Hovered',
    foco: 'Focused',
    inactivo: 'Disabled',
    enlace: 'A link',
    etiqueta: 'Label',
    correo: 'Email',
    saludo: 'Hello, Alba:',
    parrafo: 'You have pending topics in a learning plan.',
    certificado: 'Certificate',
    icono: 'App icon',
    sinIcono: 'Without a logo, the portal’s icon is used.',
  },
  contraste: {
    titulo: 'Measured contrast',
    botonBlanco: 'Button text will be white: {valor, number, ::.0} to 1.',
    botonNegro: 'Button text will be black: {valor, number, ::.0} to 1.',
    enlaceIgual: 'Links in {esquema} will have the chosen color: {valor, number, ::.0} to 1.',
    enlaceCorregido:
      'Links in {esquema} will be {color}, so that they can be read: {valor, number, ::.0} to 1 (the chosen color would give {antes, number, ::.0}).',
    lineaIgual: 'Bars and charts in {esquema} will have the chosen color: {valor, number, ::.0} to 1.',
    lineaCorregida:
      'Bars and charts in {esquema} will be {color}, so that they stand out: {valor, number, ::.0} to 1 (the chosen color would give {antes, number, ::.0}).',
    menu: 'White menu text: {valor, number, ::.0} to 1.',
    menuInsuficiente:
      'White text could not be read on this menu: {valor, number, ::.0} to 1, and it needs {minimo, number, ::.0}. Choose a darker color.',
    esquemaClaro: 'light mode',
    esquemaOscuro: 'dark mode',
  },
};
