import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "CLI-04",
  titulo: "Venta sugestiva y fidelización",
  descripcion:
    "Cómo recomendar productos complementarios o de mayor valor sin presionar, presentar beneficios, responder objeciones y lograr que el cliente quiera volver.",
  categoria: "cliente",
  etiquetas:
    "venta cruzada, venta adicional, objeciones, fidelización, ticket promedio, beneficios",
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Sugerir es servir</h2>
<p>Vender de forma sugestiva es recomendar, a partir de lo que la persona necesita, un producto o servicio que <strong>completa o mejora</strong> su compra. Si alguien compra un juguete que usa pilas y nadie se las menciona, llegará a casa con una sorpresa desagradable. La sugerencia oportuna evita esa molestia. La presión, en cambio, hace que el cliente compre una vez y no regrese.</p>

<h2>Dos formas de sugerir</h2>
<table>
  <thead>
    <tr><th scope="col">Técnica</th><th scope="col">En qué consiste</th><th scope="col">Ejemplo</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Venta cruzada</th><td>Ofrecer un producto <em>complementario</em> al elegido.</td><td>Una funda y un protector de pantalla para el celular.</td></tr>
    <tr><th scope="row">Venta de mayor valor</th><td>Ofrecer una versión <em>superior</em> del mismo producto.</td><td>Una lavadora de más capacidad para una familia numerosa.</td></tr>
  </tbody>
</table>
<p>En ambos casos la regla es la misma: la recomendación debe tener sentido <em>para ese cliente</em>. Por eso primero se pregunta y se escucha, y solo después se sugiere. El mejor momento es cuando la persona ya eligió el producto principal: antes, la sugerencia distrae.</p>

<h2>De la característica al beneficio</h2>
<p>Los clientes no compran datos técnicos, compran soluciones. Traduzca cada característica con la frase «lo que a usted le permite…»:</p>
<ul>
  <li><strong>Característica:</strong> «Este colchón es de espuma de alta densidad».</li>
  <li><strong>Beneficio:</strong> «Lo que a usted le permite descansar con buen soporte y que conserve su forma por más tiempo».</li>
</ul>
<p>Sea veraz. No exagere cualidades, no invente que quedan «las últimas unidades» y no oculte condiciones de la promoción. La información falsa o incompleta vulnera los derechos del consumidor y destruye la confianza.</p>

<h2>Responder objeciones</h2>
<p>Una objeción no es un rechazo: suele ser una duda. Siga cuatro pasos:</p>
<ol>
  <li><strong>Escuchar</strong> la objeción completa.</li>
  <li><strong>Comprender</strong> con una pregunta: «¿Le preocupa el precio o la durabilidad?».</li>
  <li><strong>Responder</strong> con información concreta o con una alternativa.</li>
  <li><strong>Comprobar</strong> si la duda quedó resuelta.</li>
</ol>
<p>Si después de eso la respuesta es «no, gracias», se acepta con una sonrisa. Como pauta, <strong>se hace una sola sugerencia bien pensada</strong>; insistir varias veces incomoda.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> antes de sugerir, pregúntese: «¿Se lo recomendaría a alguien de mi familia en la misma situación?». Si la respuesta es no, no lo ofrezca.</p>
</aside>

<h2>Fidelizar: que quiera volver</h2>
<p>La fidelización se construye con experiencias buenas y repetidas. El programa de puntos ayuda, pero no reemplaza al buen servicio. Contribuyen a fidelizar:</p>
<ul>
  <li>Cumplir lo ofrecido en precio, plazo y garantía.</li>
  <li>Reconocer al cliente frecuente y recordar sus preferencias.</li>
  <li>Explicar con claridad los beneficios del programa e inscribir solo a quien lo acepte, con su consentimiento para usar sus datos.</li>
  <li>Resolver bien los problemas de posventa.</li>
</ul>
<p>Para medir el avance observamos el <strong>ticket promedio</strong> (venta total dividida entre el número de transacciones), las unidades por transacción y la frecuencia de recompra. Por ejemplo, si la tienda vende S/ 12 000 en 200 transacciones, el ticket promedio es de S/ 60.</p>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> Elena atiende a un señor que busca una cámara sencilla para el viaje de promoción de su hija. Le pregunta cuántos días durará el viaje y qué fotos hará. Él elige un modelo básico. Elena le sugiere una tarjeta de memoria adicional: «Son diez días; así su hija no tendrá que borrar fotos». No le ofrece el trípode profesional, que daría más comisión, porque no lo necesita. El señor compra la tarjeta y un mes después vuelve a buscar a Elena para renovar el televisor.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Qué es la venta sugestiva según la lección?",
      rptas: [
        "Recomendar algo que completa o mejora la compra, según la necesidad de la persona.",
        "Ofrecer a todos los clientes el producto que tiene mayor comisión en el mes.",
        "Insistir con amabilidad hasta que el cliente acepte llevar un producto adicional.",
        "Exhibir junto a la caja productos pequeños para estimular la compra por impulso.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Un cliente elige un celular y usted le ofrece una funda. ¿Qué técnica aplica?",
      rptas: ["Venta de mayor valor.", "Manejo de objeciones.", "Fidelización.", "Venta cruzada."],
      correcta: 4,
    },
    {
      pregunta: "¿Cuál es el mejor momento para hacer la sugerencia?",
      rptas: [
        "Al saludar, para aprovechar toda la atención del cliente.",
        "Mientras el cliente todavía compara los productos principales.",
        "Cuando el cliente ya eligió el producto principal.",
        "Cuando el cliente ya pagó y está saliendo de la tienda.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Cuál de estas frases expresa un beneficio y no solo una característica?",
      rptas: [
        "«La chaqueta tiene una membrana impermeable de tres capas.»",
        "«Con esta chaqueta podrá caminar bajo la lluvia sin mojarse.»",
        "«La chaqueta pesa 480 gramos y viene en cuatro colores.»",
        "«La chaqueta está hecha con poliéster reciclado.»",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Un compañero dice a los clientes que quedan «las últimas dos unidades», aunque hay cincuenta en el almacén. ¿Cómo se califica esta práctica?",
      rptas: [
        "Aceptable, porque en exhibición solo hay dos.",
        "Aceptable, si ayuda al cliente a decidirse.",
        "Incorrecta, porque es información falsa.",
        "Incorrecta, pero solo si no hay promoción.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "La clienta dice: «No estoy segura, me parece caro». Luego de escucharla, ¿cuál es el siguiente paso?",
      rptas: [
        "Hacer una pregunta para comprender qué le preocupa.",
        "Ofrecerle un descuento que usted puede aprobar.",
        "Enumerarle todas las características del producto.",
        "Despedirse, porque ya rechazó la oferta.",
      ],
      correcta: 1,
    },
    {
      pregunta:
        "Usted hizo una sugerencia, aclaró la duda y el cliente respondió «no, gracias». ¿Qué hace?",
      rptas: [
        "Le sugiere otro producto distinto, por si ese sí le interesa.",
        "Le recuerda que la promoción vence ese mismo día.",
        "Pide a un compañero que lo intente con otro argumento.",
        "Acepta la respuesta con una sonrisa y continúa la atención.",
      ],
      correcta: 4,
    },
    {
      pregunta: "La tienda vendió S/ 18 000 en 300 transacciones. ¿Cuál es el ticket promedio?",
      rptas: ["S/ 54", "S/ 60", "S/ 66", "S/ 600"],
      correcta: 2,
    },
    {
      pregunta: "¿Por qué Elena no ofreció el trípode profesional?",
      rptas: [
        "Porque no había unidades disponibles.",
        "Porque el cliente ya había pagado la compra.",
        "Porque su comisión era menor que la de la tarjeta.",
        "Porque no respondía a la necesidad del cliente.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Una familia de seis personas busca una lavadora pequeña. ¿Cuál sería una venta de mayor valor bien aplicada?",
      rptas: [
        "Sumar a la compra una caja de detergente en promoción.",
        "Proponer una lavadora más grande y explicar por qué les conviene.",
        "Ofrecer la lavadora más cara de la tienda, sea cual sea su capacidad.",
        "Recomendar que compren dos lavadoras pequeñas de la misma marca.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Qué se debe cuidar al inscribir a un cliente en el programa de puntos?",
      rptas: [
        "Contar con su aceptación y su consentimiento para usar sus datos.",
        "Inscribirlo primero y explicarle los beneficios en una próxima visita.",
        "Completar los datos que falten con los de una compra anterior.",
        "Inscribir solo a quienes superen cierto monto de compra.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Cuál de estas afirmaciones sobre la fidelización es correcta?",
      rptas: [
        "Se logra principalmente con descuentos permanentes.",
        "Depende sobre todo del área de marketing.",
        "El programa de puntos no reemplaza al buen servicio.",
        "Termina en el momento en que se concreta la venta.",
      ],
      correcta: 3,
    },
  ],
};
