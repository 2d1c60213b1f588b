/** Tree of a plan, in which one builds it (P229, P230). */
export const arbol = {
  faltas: {
    sinProgramas: 'Sin programas',
    sinCursos: 'Sin cursos',
    sinModulos: 'Sin módulos',
    sinTemas: 'Sin temas',
    contenido: 'Sin contenido',
    preguntas: 'Sin preguntas; pide {preguntas, number}',
    banco: 'Pide {preguntas, plural, one {# pregunta} other {# preguntas}} y tiene {banco, number}',
  },
  hecho: {
    agregar: '{total, plural, one {Se agregó #} other {Se agregaron #}} en «{padre}»',
    enlazar:
      '{total, plural, =0 {No se agregó nada} one {Se agregó #} other {Se agregaron #}} en «{padre}»{existentes, plural, =0 {} one {; # ya estaba} other {; # ya estaban}}',
    renombrar: 'Título guardado: {titulo}',
    mover: '«{titulo}» está ahora en «{padre}», en el lugar {lugar, number}',
    quitar: 'Se quitó «{titulo}» de «{padre}»; sigue en el portal',
    eliminar: 'Se eliminó «{titulo}»: {total, plural, one {# registro} other {# registros}}',
    duplicar: 'Copia creada, inactiva: {titulo}',
    activar:
      '{total, plural, =0 {No se activó nada} one {Se activó # registro} other {Se activaron # registros}}{quedan, plural, =0 {} one {; # queda como estaba} other {; # quedan como estaban}}',
    inactivar:
      '{total, plural, =0 {No se inactivó nada} one {Se inactivó # registro} other {Se inactivaron # registros}}{quedan, plural, =0 {} one {; # queda como estaba} other {; # quedan como estaban}}',
    deshacer: 'Se deshizo lo último',
  },
  errores: {
    ajeno: 'Pertenece a todo el portal o a otra empresa: su acceso no lo cambia.',
    fuera: 'Ya no está en este plan: alguien lo quitó. Se muestra el plan como está ahora.',
    noEsta: 'Ya no está en «{padre}»: alguien lo movió o lo quitó. Se muestra el plan como está ahora.',
    yaEsta: '«{titulo}» ya está en «{padre}».',
    repetido: '«{titulo}» ya está en «{padre}». Escriba otro título, o enlace el que existe.',
    largo: '«{titulo}» pasa de {max, number} caracteres.',
    sinCategoria: 'Cree primero una categoría de contenidos en Parámetros.',
    requisitoFuera: '«{titulo}» requiere «{requerido}», que quedaría fuera de «{plan}». Quite antes el requisito.',
    requisitoDespues: '«{titulo}» requiere «{requerido}», que quedaría después en «{plan}». Quite antes el requisito.',
    cambiado: '{autor} cambió «{titulo}» después: ya no se puede deshacer.',
    cambiadoLuego: '«{titulo}» cambió después: ya no se puede deshacer.',
    otro: 'Alguien cambió el plan mientras tanto. Se muestra como está ahora; inténtelo otra vez.',
    noListo: '«{titulo}» ya no está listo para publicarse: no se puede deshacer.',
    usados: 'Ya se usan o cambiaron: {titulos}. No se puede deshacer.',
  },
} as const;
