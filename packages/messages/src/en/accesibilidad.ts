import type { Catalog } from '../catalog.ts';

export const accesibilidad: Catalog['accesibilidad'] = {
  texto:
    'What you can expect from the portal if you use a keyboard, a screen reader, magnification or another aid, and whom to write to if something stops you.',
  normaTitulo: 'Standard',
  norma:
    'The portal follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on all its screens. It meets them, except for what is named below.',
  puedeTitulo: 'What you can do',
  teclado:
    'Use everything with the keyboard: the focus is always visible, returns to its place when a dialog closes, and what is dragged also moves with buttons. The question mark shows the shortcuts.',
  lector: 'Read it with a screen reader: headings, regions, fields, errors and notices have names, and charts have their table.',
  aumento:
    'Enlarge the page to 200% or use it on a screen of 320 pixels without scrolling sideways; wide tables scroll within their frame.',
  espacio: 'Put more space between letters, words and lines without text being cut off.',
  color: 'Choose the light or dark theme, or your system’s high-contrast colors. Nothing is said by color alone.',
  movimiento: 'Ask your system for less motion: the portal stops animating.',
  tiempo:
    'Work without hurry: no quiz has a time limit, your answers are saved while you write, and you are warned before the session ends.',
  idiomas: 'Read the portal in Chinese, English, French, German, Japanese or Spanish.',
  subtitulos: 'See captions on the videos that have them.',
  pruebasTitulo: 'How it is tested',
  motores:
    'Two programs, axe and HTML_CodeSniffer, check every screen in the light and dark themes before a version is released. A single error stops the release.',
  recorridos: 'Two complete journeys with the keyboard alone: from signing in to the certificate, and the work of an administrator.',
  medidas: 'Every screen is measured at a width of 320 pixels, and with wider text spacing at 200% and 400%.',
  revision: 'Last review: {fecha}. Version of the portal: {version}.',
  faltaTitulo: 'What is not met yet',
  falta: 'We know of these shortcomings:',
  faltaVideo:
    'Videos may have no captions or audio description, and audio recordings no transcript: that depends on who publishes the material.',
  faltaPdf:
    'PDF documents of the material and the PDF of the certificate may not be read in order. The data of the certificate also stand as text on its screen.',
  faltaExterno: 'Pages of other sites that a topic links to are not part of the portal, and we do not check them.',
  faltaIdioma: 'The content and titles of the courses are in the language they were written in; the user guide is in Spanish.',
  faltaPersonas: 'No external body has audited the portal, and tests with people with disabilities are still to come.',
  contactoTitulo: 'If something keeps you from working',
  contacto:
    'Write which screen it is, what you wanted to do and which aid you use. You can ask for the content in another form until it is corrected.',
  correo: 'Email: <enlace>{correo}</enlace>',
  telefono: 'Telephone: <enlace>{telefono}</enlace>',
  sinContacto: 'Talk to whoever administers training in your company.',
};
