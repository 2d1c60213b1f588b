import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "CLI-03",
  titulo: "Clientes difíciles y desescalamiento",
  descripcion:
    "Técnicas para bajar la tensión ante un cliente molesto, reconocer las señales de riesgo, pedir apoyo a tiempo y cuidarse después de un momento difícil.",
  categoria: "cliente",
  etiquetas: "cliente molesto, conflicto, desescalamiento, empatía, límites, autocuidado",
  duracion: 13,
  numeroPreguntas: 5,
  leccion: `
<h2>Detrás del enojo hay una necesidad</h2>
<p>Pocas personas llegan a una tienda con ganas de pelear. El enojo suele aparecer cuando alguien siente que perdió tiempo o dinero, que no lo escuchan o que lo tratan injustamente. <strong>La molestia es con la situación, no con usted</strong>, aunque en ese momento parezca lo contrario. Entenderlo ayuda a no tomarlo como algo personal y a responder con profesionalismo.</p>

<h2>Qué es desescalar</h2>
<p>Desescalar es reducir paso a paso la intensidad emocional de una situación hasta que sea posible conversar y resolver. Cuando alguien está muy alterado, le cuesta razonar; por eso los argumentos y las normas, por correctos que sean, no funcionan al principio. <em>Primero se atiende la emoción y después el problema.</em></p>

<h2>La secuencia CALMA</h2>
<dl>
  <dt><strong>C</strong> — Controle su propia reacción</dt>
  <dd>Respire lento, suelte los hombros y baje el volumen de su voz. Un tono bajo y pausado invita al otro a imitarlo.</dd>
  <dt><strong>A</strong> — Atienda sin interrumpir</dt>
  <dd>Deje que la persona se desahogue. Mantenga las manos visibles, una postura abierta y algo más de un metro de distancia.</dd>
  <dt><strong>L</strong> — Legitime la emoción</dt>
  <dd>«Comprendo que esté molesto después de esperar tanto». Reconocer la emoción no significa aceptar culpas ni dar la razón en todo.</dd>
  <dt><strong>M</strong> — Muestre opciones</dt>
  <dd>Hable de lo que <em>sí</em> puede hacer y ofrezca alternativas: elegir devuelve sensación de control.</dd>
  <dt><strong>A</strong> — Acuerde y cumpla</dt>
  <dd>Resuma qué hará, quién y cuándo. Luego, cúmplalo.</dd>
</dl>

<h2>Frases que encienden y frases que calman</h2>
<table>
  <thead>
    <tr><th scope="col">En lugar de…</th><th scope="col">Diga…</th></tr>
  </thead>
  <tbody>
    <tr><td>«Cálmese, por favor».</td><td>«Quiero ayudarlo. Cuénteme qué pasó».</td></tr>
    <tr><td>«Es la política de la empresa».</td><td>«Le explico qué alternativas tenemos hoy».</td></tr>
    <tr><td>«Usted no leyó las condiciones».</td><td>«Revisemos juntos las condiciones».</td></tr>
    <tr><td>«Yo no tengo la culpa».</td><td>«Lamento el inconveniente; veamos cómo resolverlo».</td></tr>
  </tbody>
</table>

<h2>Poner límites con respeto</h2>
<p>Ser amable no obliga a soportar insultos. Si la persona agrede verbalmente, exprese un límite claro y sereno: «Quiero ayudarla, pero necesito que conversemos con respeto». Si continúa, avise que pedirá apoyo y llame a su supervisor. <strong>Nunca responda con ironía, gritos ni amenazas.</strong></p>
<p>Deje de negociar y busque ayuda de inmediato si observa alguna de estas señales de riesgo:</p>
<ul>
  <li>Amenazas directas, puños cerrados o golpes a objetos.</li>
  <li>La persona invade su espacio o bloquea su salida.</li>
  <li>Signos de ebriedad o consumo de sustancias junto con agresividad.</li>
  <li>Cualquier objeto que pueda usarse como arma.</li>
</ul>
<p>En esos casos: aléjese sin dar la espalda, mantenga libre una vía de salida, avise al supervisor y al personal de seguridad, y procure que los demás clientes se aparten. No toque a la persona ni intente retenerla.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> ninguna venta ni ningún producto vale más que su integridad. Pedir apoyo a tiempo es una decisión profesional, no una señal de debilidad.</p>
</aside>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> una clienta alza la voz porque su pedido en línea no figura en el módulo de recojo. Marco respira, la escucha y le dice: «Entiendo su molestia: vino hasta aquí contando con su pedido». Luego le ofrece dos opciones: ubicarlo en el almacén en diez minutos o coordinar el envío gratuito a su casa. Ella elige esperar. Marco regresa a los ocho minutos con la caja. Después comunica al supervisor que el pedido estaba mal ubicado, para corregir la causa.</p>
</aside>

<h2>Después del momento difícil</h2>
<p>Tómese unos minutos, beba agua y comente lo ocurrido con su supervisor. Registre el incidente si hubo amenazas o agresiones. Hablar de lo sucedido con el equipo alivia la carga y permite mejorar la respuesta la próxima vez.</p>
`,
  preguntas: [
    {
      pregunta: "¿Qué significa desescalar una situación?",
      rptas: [
        "Derivar al cliente con un superior apenas levanta la voz o se muestra molesto.",
        "Demostrar con argumentos que el cliente está equivocado.",
        "Conceder lo que el cliente pide para que se retire pronto.",
        "Reducir paso a paso la intensidad emocional hasta poder conversar.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Según la lección, ¿por qué no conviene empezar explicando las normas a un cliente muy alterado?",
      rptas: [
        "Porque las normas internas son confidenciales y no deben comentarse con clientes.",
        "Porque en ese estado le cuesta razonar y primero hay que atender la emoción.",
        "Porque solo el administrador de la tienda está autorizado a explicarlas.",
        "Porque el cliente podría pedir que se las entreguen por escrito.",
      ],
      correcta: 2,
    },
    {
      pregunta: "Un cliente grita por un cobro errado. ¿Cómo debería ser la voz de usted?",
      rptas: [
        "Más baja y pausada que la del cliente.",
        "Al mismo volumen, para mostrar seguridad.",
        "Rápida, para terminar antes la conversación.",
        "Más fuerte, para que los demás escuchen su versión.",
      ],
      correcta: 1,
    },
    {
      pregunta: "En la secuencia CALMA, ¿qué significa «legitimar la emoción»?",
      rptas: [
        "Aceptar que la empresa tuvo la culpa de lo sucedido.",
        "Dar la razón al cliente en todos sus argumentos.",
        "Reconocer lo que siente, sin que ello implique asumir culpas.",
        "Pedirle que explique por qué se siente de esa manera.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Qué frase es la más adecuada para reemplazar a «Cálmese, por favor»?",
      rptas: [
        "«Si no baja la voz, no podré atenderlo.»",
        "«Quiero ayudarlo. Cuénteme qué pasó.»",
        "«No es para tanto, señor, esto se arregla rápido.»",
        "«Es la política de la empresa, discúlpeme.»",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Por qué es útil ofrecer alternativas al cliente molesto?",
      rptas: [
        "Porque poder elegir le devuelve sensación de control.",
        "Porque así se cansa y termina aceptando la primera de ellas.",
        "Porque traslada al cliente la responsabilidad del error.",
        "Porque evita tener que registrar el reclamo en el libro.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Una clienta empieza a insultarlo. ¿Cuál es la primera respuesta recomendada?",
      rptas: [
        "Guardar silencio y soportar los insultos hasta que termine.",
        "Responder con ironía para que note lo inadecuado de su trato.",
        "Retirarse al almacén sin decir nada y esperar a que se vaya.",
        "Expresar un límite sereno: «Necesito que conversemos con respeto».",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "¿Cuál de estas conductas es una señal de riesgo que obliga a buscar ayuda de inmediato?",
      rptas: [
        "El cliente pide hablar con el administrador.",
        "El cliente repite varias veces el mismo argumento y suspira.",
        "El cliente invade su espacio y le bloquea la salida.",
        "El cliente solicita el libro de reclamaciones.",
      ],
      correcta: 3,
    },
    {
      pregunta: "Un hombre visiblemente ebrio golpea el mostrador y amenaza. ¿Qué hace usted?",
      rptas: [
        "Lo sujeta del brazo para acompañarlo hasta la puerta.",
        "Discute con firmeza hasta que reconozca su error.",
        "Se aleja sin darle la espalda y avisa al supervisor y a seguridad.",
        "Le da la espalda y sigue trabajando para no provocarlo más.",
      ],
      correcta: 3,
    },
    {
      pregunta: "En el caso de Marco, ¿qué hizo después de entregar el pedido?",
      rptas: [
        "Pidió a la clienta que calificara bien su atención.",
        "Comunicó al supervisor la causa para que se corrigiera.",
        "Ofreció a la clienta un descuento por la demora.",
        "Llamó la atención al compañero que había ubicado mal la caja.",
      ],
      correcta: 2,
    },
    {
      pregunta: "Después de un incidente con amenazas, ¿qué corresponde hacer?",
      rptas: [
        "Continuar atendiendo sin comentarlo con nadie, para no alarmar al equipo.",
        "Publicar lo ocurrido en redes para advertir a otras tiendas.",
        "Pedir a los clientes presentes que firmen como testigos.",
        "Tomarse unos minutos, hablar con el supervisor y registrar el hecho.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuál es la postura corporal adecuada ante una persona alterada?",
      rptas: [
        "Postura abierta, manos visibles y algo más de un metro de distancia.",
        "Brazos cruzados y mirada fija, para transmitir firmeza y autoridad.",
        "Muy cerca de la persona, para que sienta confianza y baje la voz.",
        "De lado y con las manos en los bolsillos, para parecer relajado.",
      ],
      correcta: 1,
    },
  ],
};
