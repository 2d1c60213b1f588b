import { expect, test } from 'vitest';
import { message, type Message } from './message.ts';
import { loadTranslator } from './translator.ts';

const GRUPO = { insertados: 12, existentes: 3, omitidos: 0 };

/** Sentences that the product promises word for word (P35, P69). All other tests compare keys. */
const PROMISED: readonly (readonly [Message, string])[] = [
  [message('sesion.fallida'), 'El inicio de sesión falló, por favor verifique e intente nuevamente'],
  [message('sesion.contrasena.vencida'), 'La contraseña se ha vencido, debe renovarla!'],
  [message('sesion.contrasena.misma'), 'La contraseña no puede ser la misma que la actual'],
  [message('sesion.olvido.listo'), 'Revise su bandeja de email'],
  [message('registro.insertado'), 'Registro Insertado correctamente'],
  [message('registro.actualizado'), 'Registro Actualizado correctamente'],
  [message('registro.eliminado'), 'Registro Eliminado con Éxito'],
  [message('inexistente.evaluacion'), 'ID de evaluación no encontrado'],
  [message('evaluacion.enviado'), 'Cuestionario Enviado correctamente'],
  [message('evaluacion.faltaValor'), 'Debe al menos elegir un valor de Feedback'],
  [message('feedback.enviado'), 'Feedback Enviado correctamente'],
  [message('asignacion.hecho'), 'Asignado correctamente'],
  [message('asignacion.lote', { ...GRUPO, cesados: 1 }), '12 asignados, 3 ya lo estaban, 1 no se asignó por estar cesado'],
  [message('asignacion.lote', { insertados: 1, existentes: 1, cesados: 0, omitidos: 0 }), '1 asignado, 1 ya lo estaba'],
  [message('asignacion.grupos', GRUPO), '12 asignados, 3 ya lo estaban. Quien entre después al grupo también recibirá el plan.'],
  [message('simulacion.avisarTexto', { con_correo: 0, sin_correo: 0 }), 'Nadie recibe un plan.'],
  [message('simulacion.avisarTexto', { con_correo: 0, sin_correo: 1 }), 'La persona que recibe un plan no tiene correo.'],
  [message('simulacion.avisarTexto', { con_correo: 0, sin_correo: 12 }), 'Ninguna de las 12 personas que reciben un plan tiene correo.'],
  [message('simulacion.avisarTexto', { con_correo: 1, sin_correo: 0 }), 'Se escribiría a 1 persona.'],
  [message('simulacion.avisarTexto', { con_correo: 3, sin_correo: 2 }), 'Se escribiría a 3 personas; 2 no tienen correo.'],
  [message('enlace.hecho.preguntas', GRUPO), '12 preguntas enlazadas, 3 ya lo estaban'],
  [message('enlace.hecho.preguntas', { insertados: 1, existentes: 0 }), '1 pregunta enlazada'],
  [message('enlace.fila.plan', { fila: 2, id: '2000000000' }), 'Fila 2: el plan 2000000000 no existe.'],
  [
    message('registro.dependencias', {
      dependencias: [
        message('registro.dependientes.modulos', { total: 2, nombres: '«Ventas», «Caja»' }),
        message('registro.dependientes.evaluaciones', { total: 1 }),
      ],
    }),
    'Registro no se puede eliminar por dependencias : 2 módulos: «Ventas», «Caja»; 1 evaluación',
  ],
  [message('sesion.espera', { minutos: 0, segundos: 1 }), 'Demasiados intentos seguidos. Espere 1 segundo y vuelva a intentarlo.'],
  [message('sesion.espera', { minutos: 0, segundos: 30 }), 'Demasiados intentos seguidos. Espere 30 segundos y vuelva a intentarlo.'],
  [message('sesion.espera', { minutos: 15, segundos: 900 }), 'Demasiados intentos seguidos. Espere 15 minutos y vuelva a intentarlo.'],
  [message('evaluacion.errores.faltan', { total: 1, numeros: '4' }), 'Falta responder la pregunta 4.'],
  [message('evaluacion.errores.faltan', { total: 2, numeros: '1, 3' }), 'Falta responder las preguntas 1, 3.'],
  [
    message('actividad.evaluacionNota', { id: '7', intento: '2', resultado: 'aprobado', nota: '87.5' }),
    'Evaluación 7, intento 2: aprobado, nota 87.5',
  ],
  [message('planilla.filas', { maximo: 50_000 }), 'La planilla tiene más de 50000 filas. Divídala en varias.'],
];

test.each(PROMISED)('%j reads «%s»', async (sentence, words) => {
  const { word } = await loadTranslator('es');
  expect(word(sentence)).toBe(words);
});
