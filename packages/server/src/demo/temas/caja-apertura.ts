import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-01",
  titulo: "Apertura, arqueo y cierre de caja",
  descripcion:
    "Procedimiento para abrir, controlar y cerrar la caja con seguridad: fondo inicial, retiros parciales, cálculo del saldo esperado y tratamiento de faltantes y sobrantes.",
  categoria: "operacion",
  etiquetas: "caja, arqueo, fondo inicial, cierre, efectivo, faltante, sobrante, retiro parcial",
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `
<h2>La caja, una responsabilidad personal</h2>
<p>Cada cajero trabaja con <strong>su propio usuario, su propia gaveta y su propio fondo</strong>. Esta regla lo protege: si aparece una diferencia, es posible saber qué ocurrió. Por eso la clave no se comparte, la sesión se bloquea al alejarse y nadie más opera la gaveta durante su turno.</p>

<h2>Apertura</h2>
<ol>
  <li>Reciba el <strong>fondo inicial</strong> (sencillo) y cuéntelo en presencia de quien lo entrega.</li>
  <li>Firme o valide en el sistema el monto recibido. Si no coincide, no abra la caja: avise al supervisor.</li>
  <li>Ordene billetes y monedas por denominación, con la misma cara hacia arriba.</li>
  <li>Pruebe el lector, la impresora, el terminal de tarjetas y la luz ultravioleta.</li>
  <li>Verifique papel, bolsas y un área de trabajo limpia y sin objetos personales ni dinero propio.</li>
</ol>

<h2>Durante el turno</h2>
<ul>
  <li>Diga en voz alta el total y el monto que recibe: «Son 37 soles; recibo 50».</li>
  <li>Deje el billete a la vista, fuera de la gaveta, hasta que el cliente reciba y acepte su vuelto.</li>
  <li>Entregue <strong>siempre</strong> el comprobante de pago.</li>
  <li>Cierre la gaveta después de cada operación.</li>
  <li>Las anulaciones y devoluciones requieren autorización del supervisor y el documento de sustento.</li>
</ul>
<p>Cuando el efectivo llega al límite fijado por la tienda, se hace un <strong>retiro parcial</strong>: se cuenta entre dos personas, se guarda en un sobre precintado con su constancia firmada y se lleva a la caja fuerte. Así se reduce el riesgo y se ordena el trabajo.</p>

<h2>El arqueo</h2>
<p>Arquear es <em>comparar el efectivo contado con el saldo que debería haber</em>. Puede ser programado, al cierre del turno, o inopinado, es decir, sin aviso previo. Se realiza siempre en presencia del cajero y de un responsable.</p>
<p>El saldo esperado se calcula así:</p>
<blockquote><strong>Saldo esperado = fondo inicial + ventas en efectivo − devoluciones en efectivo − retiros parciales</strong></blockquote>
<table>
  <thead>
    <tr><th scope="col">Concepto</th><th scope="col">Monto (S/)</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Fondo inicial</th><td>300</td></tr>
    <tr><th scope="row">Ventas en efectivo</th><td>+ 4 200</td></tr>
    <tr><th scope="row">Devoluciones en efectivo</th><td>− 50</td></tr>
    <tr><th scope="row">Retiros parciales</th><td>− 3 000</td></tr>
    <tr><th scope="row">Saldo esperado</th><td>1 450</td></tr>
    <tr><th scope="row">Efectivo contado</th><td>1 445</td></tr>
    <tr><th scope="row">Diferencia</th><td>Faltante de 5</td></tr>
  </tbody>
</table>
<p>Si lo contado es <strong>menor</strong> que lo esperado, hay un <em>faltante</em>; si es <strong>mayor</strong>, un <em>sobrante</em>. Ambos se registran tal como son. Un sobrante no es una buena noticia: casi siempre significa que a algún cliente se le dio menos vuelto o que una venta no se registró.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> las diferencias se informan, nunca se «arreglan». No complete un faltante con dinero propio ni guarde un sobrante para compensar otro día.</p>
</aside>

<h2>Cierre</h2>
<ol>
  <li>Termine de atender y coloque el aviso de caja cerrada.</li>
  <li>Separe el fondo inicial y cuente el resto por denominación, lejos de la vista del público.</li>
  <li>Concilie los comprobantes de tarjetas y billeteras digitales con el reporte del sistema.</li>
  <li>Registre la diferencia, si existe, y firme el acta junto con el supervisor.</li>
  <li>Entregue el dinero en sobre precintado y cierre su sesión.</li>
</ol>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> al cierre, Luis tiene un sobrante de 20 soles. Una compañera le sugiere guardarlo «para cuando te falte». Luis prefiere registrarlo y avisar. Una hora después llama una clienta: le dieron 20 soles menos de vuelto. Como la diferencia estaba registrada, el supervisor verificó la operación y le devolvió el dinero el mismo día.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "Al abrir la caja, el fondo inicial tiene S/ 10 menos de lo indicado. ¿Qué hace?",
      rptas: [
        "Abre igual y anota la diferencia en el cierre del turno.",
        "Completa el monto con su dinero y lo recupera después.",
        "No abre la caja y avisa al supervisor.",
        "Abre la caja y pide sencillo a un compañero.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Qué es un arqueo de caja?",
      rptas: [
        "El conteo del fondo inicial antes de empezar a atender.",
        "La comparación entre el efectivo contado y el saldo que debería haber.",
        "El traslado del exceso de efectivo a la caja fuerte de la tienda.",
        "La suma de las ventas del día por todos los medios de pago.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Fondo inicial S/ 200; ventas en efectivo S/ 3 500; devoluciones en efectivo S/ 100; retiros parciales S/ 2 500. ¿Cuál es el saldo esperado?",
      rptas: ["S/ 1 100", "S/ 900", "S/ 1 300", "S/ 1 000"],
      correcta: 1,
    },
    {
      pregunta: "El saldo esperado es S/ 980 y el efectivo contado es S/ 995. ¿Qué se registra?",
      rptas: [
        "Un faltante de S/ 15.",
        "Ninguna diferencia, pues el resultado es favorable.",
        "Una venta adicional de S/ 15.",
        "Un sobrante de S/ 15.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Por qué un sobrante no es una buena noticia?",
      rptas: [
        "Porque obliga a repetir el conteo del fondo inicial del día siguiente.",
        "Porque suele indicar un vuelto incompleto o una venta sin registrar.",
        "Porque se descuenta de la remuneración del cajero que lo tuvo.",
        "Porque significa que el retiro parcial se hizo demasiado temprano.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Un cliente paga con un billete de 50 soles. ¿Dónde debe quedar el billete hasta entregar el vuelto?",
      rptas: [
        "A la vista, fuera de la gaveta.",
        "Dentro de la gaveta, en su casillero.",
        "Debajo de la bandeja de monedas.",
        "En manos del cliente.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Usted debe ir al almacén un momento. ¿Qué hace con su caja?",
      rptas: [
        "Deja la sesión abierta para que un compañero siga cobrando.",
        "Entrega su clave al supervisor mientras regresa.",
        "Deja la gaveta cerrada, pero la sesión activa.",
        "Bloquea su sesión y nadie más opera su gaveta.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Para qué se realizan los retiros parciales?",
      rptas: [
        "Para pagar a los proveedores que llegan durante el turno.",
        "Para tener sencillo suficiente hasta el final del día.",
        "Para reducir el riesgo cuando el efectivo llega al límite fijado.",
        "Para que el cajero no tenga que hacer el arqueo al cierre.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un compañero le propone guardar un sobrante de S/ 8 para cubrir un futuro faltante. ¿Qué responde?",
      rptas: [
        "Acepta, si los dos dejan constancia en un cuaderno.",
        "Acepta solo si el monto no supera los S/ 10.",
        "No acepta: lo entrega a los clientes como vuelto adicional.",
        "No acepta: lo registra tal como es e informa.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Qué es un arqueo inopinado?",
      rptas: [
        "El que realiza solo el cajero, sin supervisor.",
        "El que se efectúa sin aviso previo.",
        "El que se repite porque hubo un faltante.",
        "El que incluye tarjetas y billeteras digitales.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Una clienta pide anular una venta que acaba de pagar en efectivo. ¿Qué se necesita?",
      rptas: [
        "Autorización del supervisor y el documento de sustento.",
        "Solo la conformidad verbal de la clienta ante el cajero.",
        "Que el cajero devuelva el dinero y lo regularice al cierre.",
        "Que haya pasado menos de una hora desde el pago.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Cómo se realiza correctamente un retiro parcial?",
      rptas: [
        "El cajero lo cuenta solo y lo guarda en un cajón con llave.",
        "El supervisor retira los billetes grandes y los cuenta después.",
        "Lo cuentan dos personas y se guarda en sobre precintado con constancia.",
        "Se entrega al personal de seguridad, que lo lleva a la caja fuerte.",
      ],
      correcta: 3,
    },
  ],
};
