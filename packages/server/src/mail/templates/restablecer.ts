import { writeLetter, type MailContent } from '../letter.ts';

/** Link to choose a new password (P7). The username is named, because several people may share an e-mail. */
export function restablecerMail(data: { nombre: string; username: string; url: string; firma: string }): MailContent {
  return writeLetter({
    asunto: 'Restablezca su contraseña del portal de capacitación',
    saludo: `Hola, ${data.nombre}:`,
    parrafos: [
      `Recibimos un pedido para restablecer la contraseña del usuario ${data.username} en el portal de capacitación.`,
      'Use este enlace para elegir una contraseña nueva. Vale una sola vez y vence en 60 minutos.',
    ],
    boton: { texto: 'Elegir una contraseña nueva', url: data.url },
    nota: 'Si usted no hizo este pedido, no haga nada: su contraseña sigue siendo la misma.',
    firma: data.firma,
  });
}
