import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-02",
  titulo: "Reconocimiento de billetes falsos",
  descripcion:
    "Aprenda a verificar billetes con el método toque, mire y gire, a usar bien la luz ultravioleta y a actuar con respeto y seguridad ante un billete sospechoso.",
  categoria: "operacion",
  etiquetas: "billetes, falsificación, caja, marca de agua, hilo de seguridad, efectivo, moneda",
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Verificar es parte del cobro</h2>
<p>Recibir un billete falso es una pérdida para la tienda y un problema para el siguiente cliente que podría recibirlo como vuelto. La buena noticia es que la mayoría de las falsificaciones se detecta <strong>en pocos segundos y sin equipos</strong>, si se revisan varios elementos y se hace siempre, no solo cuando alguien «parece sospechoso». Una revisión pareja para todos es más eficaz y evita ofender a las personas.</p>

<h2>Toque, mire y gire</h2>
<table>
  <thead>
    <tr><th scope="col">Paso</th><th scope="col">Qué se comprueba</th><th scope="col">Cómo suele ser el falso</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Toque</th><td>El papel es de algodón, firme y con sonido característico. Al pasar la yema se perciben <strong>impresiones en relieve</strong>.</td><td>Papel liso, ceroso o muy blando; relieve ausente o imitado con marcas.</td></tr>
    <tr><th scope="row">Mire</th><td>A contraluz aparecen la <strong>marca de agua</strong>, con tonos claros y oscuros, y el <strong>hilo de seguridad</strong>, integrado en el papel.</td><td>Marca de agua dibujada, visible sin contraluz; hilo impreso o pegado.</td></tr>
    <tr><th scope="row">Gire</th><td>Al inclinar el billete cambian los elementos de <strong>tinta o color variable</strong> y se revelan imágenes ocultas.</td><td>El color no cambia o solo brilla como purpurina.</td></tr>
  </tbody>
</table>
<p>Los elementos exactos y su ubicación dependen de la denominación y de la familia de billetes. En circulación pueden convivir diseños distintos, todos válidos. Consulte el afiche de la caja, elaborado con información del banco central, y no descarte un billete solo porque «es diferente».</p>

<h2>Herramientas de apoyo</h2>
<ul>
  <li><strong>Luz ultravioleta:</strong> el papel de un billete auténtico no brilla de forma intensa, aunque algunas fibras, números o figuras sí se iluminan. El papel común suele verse blanco azulado y brillante. Un billete lavado con detergente también puede brillar, de modo que no basta como única prueba.</li>
  <li><strong>Lupa:</strong> permite leer los microtextos, que en las copias aparecen borrosos.</li>
  <li><strong>Comparación:</strong> coloque el billete junto a otro auténtico de la misma denominación y diseño.</li>
</ul>

<aside class="clave">
  <p><strong>Idea clave:</strong> revise al menos <strong>tres elementos</strong> antes de aceptar. Un falsificador puede imitar bien uno, pero difícilmente varios a la vez.</p>
</aside>

<h2>Qué hacer ante un billete sospechoso</h2>
<ol>
  <li>Mantenga la calma y no acuse. El cliente casi siempre es <em>otra víctima</em> que lo recibió sin saberlo.</li>
  <li>Antes de aceptarlo, diga en voz baja: «Este billete presenta características que no puedo validar. ¿Podría pagar con otro billete u otro medio?».</li>
  <li>Si hay dudas, llame al supervisor para una segunda revisión a la vista del cliente.</li>
  <li>No rompa, perfore ni escriba el billete, y no discuta ni intente retener a la persona.</li>
  <li>Si la persona insiste, se altera o presenta varios billetes sospechosos, avise a seguridad con discreción y priorice su integridad.</li>
</ol>
<p>Si el billete falso se descubre <strong>después</strong>, ya en la gaveta, sepárelo, póngalo en un sobre con fecha, hora y caja, e informe al supervisor. La tienda seguirá el procedimiento interno para ponerlo en conocimiento de la entidad financiera o de la autoridad competente. <strong>Nunca lo entregue como vuelto:</strong> poner en circulación un billete sabiendo que es falso es un delito.</p>

<h2>Trucos frecuentes</h2>
<ul>
  <li>Pagar una compra pequeña con un billete de alta denominación.</li>
  <li>Apurar o distraer al cajero mientras cuenta.</li>
  <li>Entregar el billete doblado, húmedo o en medio de un fajo.</li>
  <li>Pedir el billete de vuelta y entregar otro parecido: si lo recibe de nuevo, <em>verifíquelo de nuevo</em>.</li>
</ul>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> Milagros recibe un billete de 100 soles por una gaseosa. El cliente dice que lo espera un taxi. Ella lo valida, pero él lo pide de vuelta porque «cree tener sencillo» y luego se lo entrega otra vez. Milagros repite la revisión: el papel es liso y el color no cambia. Con amabilidad solicita otro medio de pago. El hombre se retira y ella informa a su supervisora.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Cuáles son los tres pasos del método de verificación sin equipos?",
      rptas: [
        "Toque, mire y gire.",
        "Doble, mire y compare.",
        "Toque, frote y moje.",
        "Cuente, gire y guarde.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Por qué conviene revisar los billetes de todos los clientes por igual?",
      rptas: [
        "Porque así la cola avanza con mayor rapidez.",
        "Porque el sistema exige registrar cada billete recibido.",
        "Porque es más eficaz y evita ofender a las personas.",
        "Porque los clientes frecuentes suelen portar más billetes falsos.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Qué se comprueba al mirar el billete a contraluz?",
      rptas: [
        "El relieve y la firmeza del papel.",
        "La marca de agua y el hilo de seguridad.",
        "El cambio de color de la tinta.",
        "Las fibras que se iluminan.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Un billete brilla intensamente bajo la luz ultravioleta, pero el resto de elementos es correcto. ¿Qué conclusión es la más adecuada?",
      rptas: [
        "Es falso con seguridad: la luz ultravioleta es una prueba definitiva.",
        "Es auténtico con seguridad, porque los billetes nuevos siempre brillan.",
        "Debe rechazarse siempre, aunque el cliente demuestre de dónde proviene.",
        "La luz no basta como única prueba: pudo haberse lavado con detergente.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuántos elementos de seguridad, como mínimo, se recomienda revisar?",
      rptas: [
        "Uno, si es la marca de agua.",
        "Dos, si se tiene luz ultravioleta.",
        "Tres.",
        "Solo los que indique el cliente.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un cliente le entrega un billete que usted considera sospechoso. ¿Cuál es la mejor reacción?",
      rptas: [
        "Decirle en voz baja que no puede validarlo y pedirle otro billete u otro medio de pago.",
        "Anunciar en voz alta que el billete es falso, para advertir a los demás clientes.",
        "Romper el billete frente al cliente para que no pueda volver a utilizarlo.",
        "Aceptarlo para no incomodarlo y entregarlo luego como vuelto en otra operación.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Al hacer el arqueo encuentra un billete falso en su gaveta. ¿Qué corresponde?",
      rptas: [
        "Entregarlo como vuelto en una compra pequeña.",
        "Destruirlo y reponer el monto con su dinero.",
        "Guardarlo como muestra para comparar con otros.",
        "Separarlo en un sobre con datos e informar al supervisor.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Usted ya verificó un billete, el cliente lo pide de vuelta y se lo entrega otra vez. ¿Qué hace?",
      rptas: [
        "Lo acepta sin más, porque ya lo había verificado.",
        "Lo verifica de nuevo, pues podría ser otro.",
        "Le exige mostrar su documento de identidad.",
        "Se niega a continuar con la venta.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Recibe un billete que parece auténtico al tacto, pero con un diseño que no había visto. ¿Qué debe hacer?",
      rptas: [
        "Rechazarlo, porque solo es válido el último diseño emitido por el banco central.",
        "Consultar el afiche de la caja, pues pueden convivir diseños válidos.",
        "Aceptarlo sin más revisión, porque el tacto es suficiente.",
        "Enviar al cliente al banco a cambiarlo antes de comprar.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Cuál de estas situaciones es un truco frecuente para pasar billetes falsos?",
      rptas: [
        "Pedir comprobante con datos de una empresa.",
        "Pagar el monto exacto con monedas.",
        "Solicitar que le entreguen todo el vuelto en monedas de baja denominación.",
        "Pagar algo muy barato con un billete de alta denominación.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Qué caracteriza a la marca de agua de un billete auténtico?",
      rptas: [
        "Se ve a contraluz y muestra tonos claros y oscuros.",
        "Se distingue a simple vista, sin necesidad de contraluz.",
        "Está impresa con una tinta brillante que cambia de color.",
        "Se percibe al tacto como una línea gruesa y pegada.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Por qué se recomienda no acusar al cliente que entrega un billete sospechoso?",
      rptas: [
        "Porque la verificación de billetes no es una función propia del cajero.",
        "Porque el cliente podría dejar de usar efectivo.",
        "Porque casi siempre es otra víctima que lo recibió sin saberlo.",
        "Porque solo el banco puede rechazar un billete.",
      ],
      correcta: 3,
    },
  ],
};
