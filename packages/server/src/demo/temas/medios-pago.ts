import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-03",
  titulo: "Medios de pago y fraude con tarjetas",
  descripcion:
    "Cómo cobrar con tarjetas y billeteras digitales de forma segura, proteger los datos del cliente y reconocer las señales de fraude más comunes en el punto de venta.",
  categoria: "operacion",
  etiquetas: "tarjeta, POS, billetera digital, QR, fraude, contracargo, clave, CVV, caja",
  duracion: 14,
  numeroPreguntas: 5,
  leccion: `
<h2>Cobrar bien protege a todos</h2>
<p>Una operación de pago mal hecha puede terminar en un fraude, en un <strong>contracargo</strong> (el titular desconoce la compra y el banco revierte el importe a la tienda) o en la exposición de datos del cliente. Seguir siempre los mismos pasos es la mejor defensa.</p>

<h2>Medios que aceptamos</h2>
<table>
  <thead>
    <tr><th scope="col">Medio</th><th scope="col">Cómo se cobra</th><th scope="col">Qué se verifica</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Tarjeta con chip</th><td>El cliente la inserta y digita su clave.</td><td>Aprobación en el terminal y monto correcto.</td></tr>
    <tr><th scope="row">Pago sin contacto</th><td>El cliente acerca la tarjeta, el celular o el reloj.</td><td>Aprobación; según el monto, el terminal puede pedir clave.</td></tr>
    <tr><th scope="row">Billetera digital o QR</th><td>El cliente lee el código de la tienda y confirma.</td><td>Abono confirmado <em>en nuestro sistema</em>, no en la pantalla del cliente.</td></tr>
    <tr><th scope="row">Tarjeta de regalo</th><td>Se lee el código y se descuenta el saldo.</td><td>Saldo y vigencia en el sistema.</td></tr>
  </tbody>
</table>

<h2>Pasos para cobrar con tarjeta</h2>
<ol>
  <li>Informe el total y muestre el monto en la pantalla del terminal.</li>
  <li>Deje que <strong>el propio cliente</strong> inserte o acerque la tarjeta. No la pierda de vista ni la lleve a otro lugar.</li>
  <li>Permita que digite su clave con privacidad: desvíe la mirada y nunca la pida en voz alta.</li>
  <li>Espere el mensaje de <em>aprobado</em> antes de entregar la mercadería.</li>
  <li>Entregue el comprobante y verifique que el cliente recoja su tarjeta.</li>
</ol>
<p>Si la operación es <strong>denegada</strong>, comuníquelo con discreción: «La operación no fue autorizada; ¿desea usar otro medio?». No intente adivinar la causa ni divida el monto para «hacerla pasar». Si el terminal se queda sin respuesta, revise el reporte de operaciones antes de cobrar otra vez, para evitar un doble cargo.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> la captura de pantalla de un pago no es un pago. Entregue el producto solo cuando el abono figure en el sistema o en el equipo de la tienda.</p>
</aside>

<h2>Datos que no se tocan</h2>
<ul>
  <li>No anote ni fotografíe el número de tarjeta, la fecha de vencimiento ni el código de seguridad (CVV).</li>
  <li>No reciba datos de tarjeta por mensajería, correo o llamada.</li>
  <li>No guarde comprobantes con información visible fuera del archivo autorizado.</li>
  <li>No acepte la clave de un cliente, aunque se la ofrezca para «ir más rápido».</li>
</ul>

<h2>Señales de alerta</h2>
<p>Ninguna señal demuestra por sí sola un fraude, pero varias juntas exigen llamar al supervisor:</p>
<ul>
  <li>Varias tarjetas denegadas una tras otra, o tarjetas a nombres diferentes.</li>
  <li>Compra rápida de productos caros y fáciles de revender, sin preguntar talla, modelo ni garantía.</li>
  <li>Pedido de fraccionar el pago en montos pequeños.</li>
  <li>Presión para terminar: «Apúrese, ya le yapeé, mire mi pantalla».</li>
  <li>Supuesto técnico que llega sin aviso a cambiar el terminal o el código QR.</li>
</ul>
<p>Revise además su equipo <strong>al abrir el turno</strong>: precintos intactos, número de serie correcto, sin piezas sobrepuestas, y código QR de la tienda sin adhesivos encima. Cualquier cambio se informa y el equipo deja de usarse.</p>

<h2>Si sospecha de un fraude</h2>
<p>Actúe con naturalidad, gane tiempo con una frase neutral («El sistema está validando») y avise al supervisor. No acuse, no retenga a la persona y no ponga en riesgo su integridad. Registre la hora, el monto y los hechos observados.</p>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> un joven compra dos celulares y muestra en su pantalla una constancia de pago por billetera digital. Andrea revisa el sistema: el abono no aparece. Él insiste en que «a veces demora» y en que lo esperan afuera. Andrea responde con amabilidad: «En cuanto se confirme, le entrego sus equipos». Pasan unos minutos y el joven se va sin llevarse nada. La constancia era una imagen editada.</p>
</aside>
`,
  preguntas: [
    {
      pregunta:
        "Un cliente le muestra en su celular la constancia de un pago por billetera digital. ¿Cuándo entrega el producto?",
      rptas: [
        "Cuando la constancia muestra el nombre y el monto correctos.",
        "Cuando el abono figura en el sistema o equipo de la tienda.",
        "Cuando el cliente le envía la captura por mensaje.",
        "Cuando han pasado dos minutos desde la operación.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Qué es un contracargo?",
      rptas: [
        "El cobro adicional que se aplica al cliente por pagar con tarjeta.",
        "La comisión que la tienda paga por usar el terminal.",
        "El segundo cobro que se produce cuando el terminal se cuelga.",
        "La reversión del importe a la tienda cuando el titular desconoce la compra.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Quién debe insertar o acercar la tarjeta al terminal?",
      rptas: [
        "El propio cliente.",
        "El cajero, para agilizar.",
        "El supervisor, si es un monto alto.",
        "Cualquiera de los dos.",
      ],
      correcta: 1,
    },
    {
      pregunta: "La tarjeta de una clienta es denegada. ¿Qué le dice?",
      rptas: [
        "«Parece que no tiene saldo suficiente en su cuenta.»",
        "«Probemos con la mitad del monto para ver si pasa.»",
        "«La operación no fue autorizada; ¿desea usar otro medio?»",
        "«Su banco la bloqueó; tiene que llamar para resolverlo.»",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "El terminal se quedó sin respuesta durante un cobro. ¿Qué hace antes de volver a cobrar?",
      rptas: [
        "Apaga el equipo y cobra de nuevo en otro terminal.",
        "Revisa el reporte de operaciones para evitar un doble cargo.",
        "Pide al cliente que pague en efectivo mientras se reinicia.",
        "Entrega la mercadería y regulariza el cobro en el cierre.",
      ],
      correcta: 2,
    },
    {
      pregunta: "Una clienta apurada le dicta en voz alta la clave de su tarjeta. ¿Cómo responde?",
      rptas: [
        "La digita usted rápidamente y olvida el número.",
        "La anota en el comprobante por si hay que repetir.",
        "Le pide amablemente que la digite ella misma.",
        "Le pide que se la envíe por mensaje, con más privacidad.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Una persona con credencial llega sin aviso «a cambiar el POS». ¿Cuál es la actuación correcta?",
      rptas: [
        "Entregarle el equipo, porque tiene credencial del proveedor.",
        "Pedirle que lo cambie rápido, antes de que haya cola.",
        "Dejarla revisar el equipo, siempre que usted la observe.",
        "No permitir el cambio y avisar al supervisor.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuál de estos comportamientos es una señal de alerta de fraude?",
      rptas: [
        "Usar varias tarjetas a nombres diferentes, denegadas una tras otra.",
        "Preguntar por la garantía y las condiciones de cambio del producto.",
        "Pedir que el comprobante se envíe por correo electrónico.",
        "Comparar con calma tres modelos antes de decidirse por uno.",
      ],
      correcta: 1,
    },
    {
      pregunta:
        "Al empezar su turno, nota un adhesivo pegado encima del código QR de la tienda. ¿Qué hace?",
      rptas: [
        "Deja de usarlo e informa de inmediato.",
        "Lo usa con normalidad, si se lee bien.",
        "Retira el adhesivo y no lo comenta.",
        "Lo usa solo para montos pequeños.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Qué dato de la tarjeta puede anotar el cajero para facilitar una futura compra?",
      rptas: [
        "El código de seguridad, si el cliente lo autoriza.",
        "La fecha de vencimiento, porque no es un dato sensible.",
        "El número completo, si lo guarda bajo llave.",
        "Ninguno de esos datos debe anotarse.",
      ],
      correcta: 4,
    },
    {
      pregunta: "Usted sospecha de un fraude en plena operación. ¿Qué corresponde hacer?",
      rptas: [
        "Retener la tarjeta y pedir el documento a la persona.",
        "Preguntar a la persona de dónde obtuvo la tarjeta.",
        "Ganar tiempo con una frase neutral y avisar al supervisor.",
        "Completar la venta y reportarla al final del turno.",
      ],
      correcta: 3,
    },
    {
      pregunta: "En un pago sin contacto, ¿qué puede ocurrir según el monto?",
      rptas: [
        "Que el cajero deba digitar el número de la tarjeta.",
        "Que el terminal solicite la clave del cliente.",
        "Que la operación se apruebe sin mensaje en pantalla.",
        "Que el cliente deba entregar su documento al cajero.",
      ],
      correcta: 2,
    },
  ],
};
