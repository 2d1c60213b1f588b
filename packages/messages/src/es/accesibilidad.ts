/** Statement of accessibility. */
export const accesibilidad = {
  texto:
    'Qué puede esperar del portal quien lo usa con teclado, lector de pantalla, aumento u otra ayuda, y a quién escribir si algo se lo impide.',
  normaTitulo: 'Norma',
  norma:
    'El portal sigue las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en todas sus pantallas. Lo cumple, salvo lo que se nombra más abajo.',
  puedeTitulo: 'Lo que puede hacer',
  teclado:
    'Usar todo con el teclado: el foco siempre se ve, vuelve a su sitio al cerrar un diálogo, y lo que se arrastra también se mueve con botones. El signo de pregunta muestra los atajos.',
  lector: 'Leerlo con un lector de pantalla: títulos, regiones, campos, errores y avisos tienen nombre, y los gráficos tienen su tabla.',
  aumento:
    'Aumentar la página al 200\u00a0% o usarla en una pantalla de 320 píxeles sin desplazarse de lado; las tablas anchas se desplazan dentro de su marco.',
  espacio: 'Separar más las letras, las palabras y los renglones sin que se corte el texto.',
  color: 'Elegir el tema claro u oscuro, o los colores de contraste alto de su sistema. Ningún dato se dice solo con el color.',
  movimiento: 'Pedir menos movimiento en su sistema: el portal deja de animar.',
  tiempo:
    'Trabajar sin prisa: ningún cuestionario tiene tiempo límite, sus respuestas se guardan mientras escribe, y se avisa antes de que termine la sesión.',
  idiomas: 'Leer el portal en alemán, español, francés, inglés, japonés o chino.',
  subtitulos: 'Ver subtítulos en los videos a los que se les han agregado.',
  pruebasTitulo: 'Cómo se prueba',
  motores:
    'Dos programas, axe y HTML_CodeSniffer, revisan cada pantalla en los temas claro y oscuro antes de publicar una versión. Con un solo error no se publica.',
  recorridos: 'Dos recorridos completos solo con el teclado: de la entrada al certificado, y el trabajo de quien administra.',
  medidas: 'Cada pantalla se mide a 320 píxeles de ancho, y con el texto más separado al 200\u00a0% y al 400\u00a0%.',
  revision: 'Última revisión: {fecha}. Versión del portal: {version}.',
  faltaTitulo: 'Lo que todavía no se cumple',
  falta: 'Sabemos de estas faltas:',
  faltaVideo:
    'Los videos pueden no tener subtítulos ni audiodescripción, y los audios no tener su texto: dependen de quien publica el material.',
  faltaPdf:
    'Los documentos PDF del material y el PDF del certificado pueden no leerse en orden. Los datos del certificado también están como texto en su pantalla.',
  faltaExterno: 'Las páginas de otros sitios que enlaza un tema no son del portal y no las revisamos.',
  faltaIdioma: 'El contenido y los títulos de los cursos están en el idioma en que se escribieron; la guía de uso, en español.',
  faltaPersonas: 'Ninguna entidad externa ha auditado el portal, y las pruebas con personas con discapacidad están pendientes.',
  contactoTitulo: 'Si algo no le deja trabajar',
  contacto:
    'Escriba qué pantalla es, qué quería hacer y con qué ayuda trabaja. Puede pedir el contenido de otra forma mientras se corrige.',
  correo: 'Correo: <enlace>{correo}</enlace>',
  telefono: 'Teléfono: <enlace>{telefono}</enlace>',
  sinContacto: 'Hable con quien administra la capacitación en su empresa.',
} as const;
