import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-05",
  titulo: "Prevención del hurto y actuación segura",
  descripcion:
    "Cómo prevenir el hurto con servicio, orden y atención, qué conductas observar sin discriminar a nadie y cómo actuar con seguridad ante un hurto o un robo.",
  categoria: "operacion",
  etiquetas: "hurto, robo, prevención, seguridad, pérdidas, antihurto, discriminación",
  duracion: 13,
  numeroPreguntas: 5,
  leccion: `
<h2>Prevenir, no perseguir</h2>
<p>La mayor parte de los hurtos ocurre porque alguien encuentra la <strong>oportunidad</strong>: un pasillo sin atención, un producto caro fuera de vista, una puerta sin control. Nuestra tarea es quitar esa oportunidad, no convertirnos en policías. La integridad de clientes y colaboradores está por encima de cualquier mercadería.</p>
<dl>
  <dt>Hurto</dt>
  <dd>Apoderarse de un bien ajeno <em>sin</em> violencia ni amenaza sobre las personas.</dd>
  <dt>Robo</dt>
  <dd>Apoderarse de un bien ajeno <em>con</em> violencia o amenaza. La respuesta es distinta: no se resiste y se protege la vida.</dd>
</dl>

<h2>El servicio como mejor defensa</h2>
<p>Quien quiere hurtar busca pasar inadvertido. Por eso, un saludo con contacto visual y la pregunta «¿Lo ayudo a encontrar algo?» disuaden más que una cámara, y además agradan al cliente honesto. Complementan esta defensa:</p>
<ul>
  <li>Pasillos ordenados y estantes bien presentados, donde un espacio vacío se nota enseguida.</li>
  <li>Productos pequeños y de alto valor en vitrina o con dispositivo antihurto.</li>
  <li>Buena iluminación y puntos ciegos cubiertos con presencia de personal.</li>
  <li>Probadores con control del número de prendas.</li>
  <li>Puertas de almacén cerradas y visitas de proveedores siempre acompañadas.</li>
  <li>Comunicación entre compañeros durante los cambios de turno y las horas de mayor afluencia.</li>
</ul>

<h2>Observe conductas, no personas</h2>
<p>La apariencia, la edad, el color de piel, la ropa o el acento <strong>no son indicios de nada</strong>. Seguir a alguien por su aspecto es discriminación: daña a la persona, está prohibido y compromete a la empresa. Lo que sí merece atención son ciertas conductas:</p>
<ul>
  <li>Mirar repetidamente al personal y a las cámaras más que a los productos.</li>
  <li>Quitar etiquetas o cambiar productos de empaque.</li>
  <li>Llevar al probador muchas prendas superpuestas.</li>
  <li>Grupos que distraen al vendedor mientras otro se aleja.</li>
</ul>
<p>Incluso en estos casos solo hay una <em>posibilidad</em>. La respuesta adecuada es acercarse y ofrecer ayuda.</p>

<h2>Si suena la alarma o sospecha de un hurto</h2>
<table>
  <thead>
    <tr><th scope="col">Sí</th><th scope="col">No</th></tr>
  </thead>
  <tbody>
    <tr><td>Invite con cortesía a verificar: «Quizá olvidamos retirar un dispositivo; ¿me permite revisar su comprobante?».</td><td>Acusar, gritar o exponer a la persona ante otros.</td></tr>
    <tr><td>Avise al supervisor y al personal de prevención.</td><td>Tocar, registrar bolsos o encerrar a alguien.</td></tr>
    <tr><td>Memorice rasgos, hora y dirección de salida.</td><td>Perseguir fuera de la tienda.</td></tr>
    <tr><td>Escriba un informe objetivo con lo que vio.</td><td>Difundir fotos o videos en redes o grupos.</td></tr>
  </tbody>
</table>
<p>La intervención corresponde solo al personal autorizado y capacitado, con respeto a la dignidad de la persona, y a la Policía cuando haga falta.</p>

<h2>Si ocurre un robo</h2>
<ol>
  <li><strong>No se resista</strong> y obedezca con movimientos lentos, avisando cada uno: «Voy a abrir la gaveta».</li>
  <li>No mire fijamente ni discuta; no active alarmas visibles si eso lo pone en riesgo.</li>
  <li>Cuando el agresor se retire, no lo siga. Cierre el acceso y atienda a las personas.</li>
  <li>Llame a la Policía y al supervisor, y no toque la zona para conservar los indicios.</li>
</ol>

<aside class="clave">
  <p><strong>Idea clave:</strong> la mercadería se repone; las personas, no. A nadie se le pedirá que arriesgue su vida por un producto o por dinero.</p>
</aside>

<h2>También hacia adentro</h2>
<p>La prevención incluye al propio equipo: registrar las compras de personal, no aplicar descuentos indebidos a conocidos, presentar los bolsos en el control establecido y comunicar irregularidades por el canal de denuncias, que es confidencial.</p>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> la alarma suena al paso de una señora. El vigilante la saluda y le pide revisar juntos su compra. Descubren que en caja olvidaron retirar el dispositivo de una casaca pagada. Él se disculpa, lo retira y le agradece. Ella sale tranquila. Si la hubiera acusado, hoy tendríamos un reclamo y una clienta menos.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Qué diferencia al robo del hurto?",
      rptas: [
        "El robo ocurre fuera de la tienda y el hurto, en su interior.",
        "En el robo hay violencia o amenaza sobre las personas.",
        "El robo lo comete un grupo y el hurto, una sola persona.",
        "En el robo el valor de lo sustraído siempre es mayor.",
      ],
      correcta: 2,
    },
    {
      pregunta: "Según la lección, ¿por qué un saludo con contacto visual previene el hurto?",
      rptas: [
        "Porque obliga a la persona a comprar algo.",
        "Porque permite registrar el nombre del visitante.",
        "Porque quien quiere hurtar busca pasar inadvertido.",
        "Porque reemplaza a los dispositivos antihurto.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un compañero sigue por la tienda a un joven «por la forma en que viste». ¿Cómo se califica esta conducta?",
      rptas: [
        "Es discriminación y está prohibida.",
        "Es válida si lo hace con discreción.",
        "Es válida si ya hubo hurtos esa semana.",
        "Es tarea solo del personal de prevención.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Cuál de estas es una conducta que merece atención?",
      rptas: [
        "Recorrer varios pasillos sin comprar nada.",
        "Entrar a la tienda con una mochila grande.",
        "Preguntar el precio de varios productos caros.",
        "Quitar etiquetas o cambiar productos de empaque.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Usted observa que una persona mira una y otra vez a las cámaras y al personal. ¿Cuál es la respuesta adecuada?",
      rptas: [
        "Pedirle que abra su bolso antes de continuar.",
        "Acercarse y ofrecerle ayuda con amabilidad.",
        "Solicitarle que se retire de la tienda cuanto antes.",
        "Tomarle una foto y enviarla al grupo de la tienda.",
      ],
      correcta: 2,
    },
    {
      pregunta: "Suena la alarma antihurto al salir un cliente. ¿Qué hace primero el colaborador?",
      rptas: [
        "Le bloquea el paso y llama a la Policía.",
        "Revisa su bolso para descartar un hurto.",
        "Lo invita con cortesía a verificar su compra.",
        "Lo deja ir y luego revisa las cámaras.",
      ],
      correcta: 3,
    },
    {
      pregunta: "Una persona sale corriendo con una prenda sin pagar. ¿Qué debe hacer usted?",
      rptas: [
        "Perseguirla hasta la esquina y pedir ayuda a los peatones.",
        "Cerrar la puerta para retenerla dentro de la tienda.",
        "Difundir su imagen en redes para que la identifiquen.",
        "No perseguirla, memorizar rasgos y avisar al supervisor.",
      ],
      correcta: 4,
    },
    {
      pregunta: "Durante un robo con arma, el agresor le pide abrir la gaveta. ¿Cómo actúa?",
      rptas: [
        "Obedece con movimientos lentos y avisa lo que va a hacer.",
        "Gana tiempo diciendo que no tiene la llave de la gaveta.",
        "Lo mira fijamente para poder reconocerlo más adelante.",
        "Pulsa la alarma visible apenas él voltee hacia la puerta.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Quién debe intervenir directamente ante un presunto hurto?",
      rptas: [
        "El colaborador que se encuentre más cerca de la salida.",
        "Cualquier miembro del equipo con más de un año de experiencia en la tienda.",
        "Los clientes que presenciaron el hecho, como testigos.",
        "Solo el personal autorizado y capacitado, y la Policía si hace falta.",
      ],
      correcta: 4,
    },
    {
      pregunta: "Después de un robo, ¿por qué no se debe tocar la zona?",
      rptas: [
        "Para conservar los indicios.",
        "Para que el seguro reponga el dinero.",
        "Para evitar que el agresor regrese.",
        "Para no asustar a los clientes.",
      ],
      correcta: 1,
    },
    {
      pregunta:
        "Usted sabe que un compañero aplica descuentos de personal a sus amigos. ¿Qué corresponde hacer?",
      rptas: [
        "Esperar a que el inventario muestre la diferencia.",
        "Comunicarlo por el canal de denuncias, que es confidencial.",
        "Publicarlo en el mural del comedor para que deje de hacerlo.",
        "Pedirle que también lo aplique a otros compañeros.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Qué medida de orden ayuda a notar de inmediato que falta un producto?",
      rptas: [
        "Colocar los productos caros cerca de la puerta.",
        "Reducir la iluminación en los pasillos del fondo.",
        "Mantener los estantes ordenados y bien presentados.",
        "Dejar abierto el almacén para reponer más rápido.",
      ],
      correcta: 3,
    },
  ],
};
