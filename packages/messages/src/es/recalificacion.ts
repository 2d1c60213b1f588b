/** Corrections of wrong keys: shown, confirmed, done in the background, taken back (P291). */
export const recalificacion = {
  pantalla: 'Claves corregidas',
  texto: 'Preguntas con la clave mal y las notas que se corrigieron.',
  vacio: 'Todavía no se corrigió ninguna clave. Empiece desde las versiones de una pregunta.',
  campos: {
    pregunta: 'Pregunta',
    version: 'Versión',
    modo: 'Corrección',
    a_la_baja: 'También a la baja',
    motivo: 'Motivo',
    autor: 'Hecha por',
    total: 'Intentos',
    hechas: 'Hechos',
  },
  filas: {
    campos: {
      codigo_usuario: 'Código',
      personal: 'Nombre',
      plan: 'Plan',
      tema: 'Tema',
      numero_intento: 'Intento',
      nota_antes: 'Nota antes',
      nota_despues: 'Nota después',
      efecto: 'Qué cambia',
      certificado: 'Certificado',
    },
  },
  simulada:
    '{cambian, plural, =0 {Ninguna nota cambiaría} one {# nota cambiaría} other {# notas cambiarían}}{aprueban, plural, =0 {} one {; # aprobaría} other {; # aprobarían}}.',
  confirmada:
    'Confirmado: {cambian, plural, =0 {ninguna nota cambia} one {# nota cambia} other {# notas cambian}}{aprueban, plural, =0 {} one {; # aprueba} other {; # aprueban}}.',
  devuelta: '{cambian, plural, =0 {Se devuelve la clave} one {Se devuelve # nota} other {Se devuelven # notas}}.',
  sucesos: {
    confirmada: 'Pregunta {pregunta}, versión {version, number}: {modo}{con, select, si {. {motivo}} other {}}',
    terminada: 'Pregunta {pregunta}, versión {version, number}: {modo}, terminada{con, select, si {. {motivo}} other {}}',
    deshaciendo: 'Deshacer. Pregunta {pregunta}, versión {version, number}: {modo}{con, select, si {. {motivo}} other {}}',
    deshecha: 'Deshecha. Pregunta {pregunta}, versión {version, number}: {modo}{con, select, si {. {motivo}} other {}}',
  },
  errores: {
    motivo: 'Escriba por qué bajan notas.',
    otra: 'Otra corrección de esta pregunta está en marcha: espere a que termine.',
    sinRespuestas: 'Nadie respondió esta versión en un intento calificado.',
    limite: 'Tiene más de {limite, number} intentos: pida ayuda a soporte.',
    fuera: '{n, plural, one {# intento es} other {# intentos son}} de personas fuera de su alcance: pídalo a un administrador de todas las empresas.',
    respuesta: 'Elija la respuesta correcta.',
    imposible: 'Esta pregunta no puede tener esa respuesta.',
    misma: 'Esa ya es la clave.',
    contando: 'Todavía se está contando lo que cambiaría.',
    cambio: 'Otra corrección de esta pregunta cambió las notas: vuelva a mirar qué pasaría.',
    noHecha: 'Esta corrección no está hecha.',
  },
} as const;
