/** Screens of a tablet that a shop shares (P122-P127). */
export const tienda = {
  entrada: {
    tienda: '{tablet} · {empresa}',
    sinVincular: 'Este dispositivo no está vinculado a una tienda.',
    vincular: 'Vincular esta tablet',
    campos: {
      documento: 'Número de documento',
      pin: 'PIN de {cifras, number} cifras',
      nuevo: 'PIN nuevo de {cifras, number} cifras',
      repetir: 'Repita el PIN nuevo',
    },
    provisional: 'Su PIN es provisional. Elija el que usará desde ahora.',
    teclado: 'Teclado de números',
    borrar: 'Borrar la última cifra',
    ver: 'Mostrar u ocultar el PIN',
    siguiente: 'Siguiente',
    conLetras: 'Mi documento tiene letras',
    conTeclas: 'Usar las teclas de números',
    otraPersona: 'Soy otra persona',
    faltaDocumento: 'Escriba su número de documento.',
    faltaPin: 'El PIN tiene {cifras, number} cifras.',
    facil: 'Ese PIN es fácil de adivinar: elija uno sin cifras seguidas ni repetidas.',
    distintos: 'Los PIN son diferentes. Elija otra vez.',
    esperan:
      '{total, plural, one {# envío espera en esta tablet. Saldrá cuando su persona vuelva a entrar con conexión.} other {# envíos esperan en esta tablet. Saldrán cuando sus personas vuelvan a entrar con conexión.}}',
    conContrasena: 'Ingresar con contraseña',
  },
  sinLinea: {
    desconocida: 'No hay conexión. En esta tablet solo puede entrar ahora quien ya entró antes con conexión.',
    errada: 'El documento y el PIN no corresponden.',
    agotada: 'Demasiados intentos sin conexión. Podrá entrar cuando vuelva la conexión.',
    vencida: 'Pasaron catorce días desde su última entrada con conexión. Podrá entrar cuando vuelva la conexión.',
    espera: 'Demasiados intentos seguidos. Espere {segundos, plural, one {# segundo} other {# segundos}} y vuelva a intentarlo.',
  },
  vincular: {
    texto: 'Un administrador genera el código en «Tablets de tienda». Sirve quince minutos.',
    codigo: 'Código',
    codigoAyuda: 'Ocho letras y números',
    enviar: 'Vincular',
    yaVinculada: 'Ya está vinculada como {tablet}, de {empresa}. Otro código la cambia, y borra lo que esperaba en ella.',
    sinCifrado: 'Este navegador no puede cifrar lo que guarda: abra el portal por https, fuera de una ventana privada.',
  },
  errores: {
    soloAlumno: 'En la tablet de la tienda solo se estudia. Para lo demás, ingrese desde su propio equipo.',
  },
  sesion: {
    barra: 'Tablet compartida',
    salir: 'Salir',
    sigue: '¿Sigue ahí?',
    cierra: '{segundos, plural, one {Su sesión se cierra en # segundo.} other {Su sesión se cierra en # segundos.}}',
    continuar: 'Continuar',
  },
} as const;
