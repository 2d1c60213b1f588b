import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "CLI-01",
  titulo: "Protocolo de atención al cliente",
  descripcion:
    "Los cinco momentos de la atención en Grupo Andino Retail: saludar, escuchar, orientar, confirmar y despedir. Incluye pautas de trato inclusivo y de atención en horas de alta afluencia.",
  categoria: "cliente",
  etiquetas: "atención, servicio, saludo, escucha, trato inclusivo, protocolo, tienda",
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Por qué tenemos un protocolo</h2>
<p>Quien visita una tienda de Grupo Andino Retail espera lo mismo en cualquier local y a cualquier hora: que lo reciban con respeto, que entiendan lo que necesita y que le resuelvan con rapidez. El protocolo no es un libreto para repetir de memoria; es una <strong>secuencia común</strong> que nos ayuda a no olvidar lo importante, incluso en un día difícil. Cada persona pone su propio estilo dentro de esa secuencia.</p>

<h2>Los cinco momentos de la atención</h2>
<table>
  <thead>
    <tr><th scope="col">Momento</th><th scope="col">Qué hacemos</th><th scope="col">Qué evitamos</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">1. Saludar</th><td>Contacto visual, sonrisa natural y un saludo apenas la persona ingresa a nuestra zona.</td><td>Mirar el celular o seguir conversando con otro colaborador.</td></tr>
    <tr><th scope="row">2. Escuchar</th><td>Preguntas abiertas: «¿Para qué ocasión lo busca?». Dejar terminar la frase.</td><td>Interrumpir o suponer qué quiere.</td></tr>
    <tr><th scope="row">3. Orientar</th><td>Ofrecer dos o tres opciones, acompañar hasta el producto y explicar con palabras sencillas.</td><td>Señalar con el dedo: «Por allá, al fondo».</td></tr>
    <tr><th scope="row">4. Confirmar</th><td>Verificar que la necesidad quedó resuelta y aclarar precio, garantía o condiciones de cambio.</td><td>Dar por hecho que ya no hay dudas.</td></tr>
    <tr><th scope="row">5. Despedir</th><td>Agradecer la visita, compre o no compre, e invitar a volver.</td><td>Darle la espalda a quien decidió no comprar.</td></tr>
  </tbody>
</table>

<h2>La escucha activa</h2>
<p>Escuchar activamente es prestar atención completa y demostrar que se ha entendido. Tres recursos simples:</p>
<ul>
  <li><strong>Preguntar abierto</strong> al inicio, para conocer la necesidad, y <strong>preguntar cerrado</strong> al final, para precisar talla, color o presupuesto.</li>
  <li><strong>Parafrasear:</strong> «Entonces busca una mochila liviana que pueda lavarse, ¿es así?».</li>
  <li><strong>Cuidar el lenguaje corporal:</strong> postura abierta, mirada a la persona y una distancia cómoda.</li>
</ul>

<aside class="clave">
  <p><strong>Idea clave:</strong> si no conoce la respuesta, no improvise. Diga «Permítame averiguarlo», indique cuánto puede demorar y regrese siempre con una respuesta, aunque sea negativa.</p>
</aside>

<h2>Un trato igual de bueno para todos</h2>
<p>Atendemos sin distinción por apariencia, edad, origen, idioma, género, discapacidad o monto de la compra. La atención preferente a personas gestantes, adultas mayores, con discapacidad o con niños en brazos se ofrece con naturalidad y de acuerdo con la normativa vigente. Algunas pautas:</p>
<ul>
  <li>Diríjase a la persona con discapacidad, no a su acompañante.</li>
  <li>Pregunte antes de ayudar: «¿Desea que le alcance el producto?».</li>
  <li>Use «usted» y evite diminutivos o apodos como «mamita» o «joven».</li>
  <li>Con quien no domina el castellano, hable despacio y apóyese en gestos o en un compañero que conozca su idioma.</li>
</ul>

<h2>Cuando hay mucha afluencia</h2>
<ol>
  <li>Reconozca a quien espera con la mirada y una frase breve: «Enseguida lo atiendo».</li>
  <li>Termine la atención en curso sin apurar a nadie.</li>
  <li>Respete el orden de llegada y las prioridades de atención preferente.</li>
  <li>Pida refuerzo a su supervisor antes de que la cola se vuelva un problema.</li>
</ol>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> un sábado, Rosa atiende a una pareja en la sección de zapatillas cuando se acerca un señor mayor. Ella lo mira, sonríe y le dice: «Buenas tardes, termino con los señores y en dos minutos estoy con usted; mientras tanto puede tomar asiento». Al desocuparse va directo hacia él y le agradece la espera. El señor no encontró su talla, pero Rosa verificó que había en otra tienda y le anotó la dirección. Al día siguiente, él volvió a recomendarla con la administradora.</p>
</aside>

<p>Fíjese en lo que hizo Rosa: no vendió en ese momento, pero cumplió los cinco momentos y generó confianza. Esa es la medida de un buen servicio.</p>
`,
  preguntas: [
    {
      pregunta: "¿Cuál es el orden correcto de los cinco momentos de la atención?",
      rptas: [
        "Saludar, orientar, escuchar, despedir y confirmar.",
        "Escuchar, saludar, confirmar, orientar y despedir.",
        "Saludar, escuchar, orientar, confirmar y despedir.",
        "Saludar, confirmar, escuchar, orientar y despedir.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un cliente le pregunta por una característica técnica que usted no conoce. ¿Qué hace?",
      rptas: [
        "Le dice que va a averiguarlo, le indica la demora y regresa con la respuesta.",
        "Le da la respuesta que le parece más probable para no hacerle perder el tiempo.",
        "Le sugiere buscar la información en internet, donde encontrará más detalle.",
        "Cambia de tema y le ofrece otro producto cuyas características sí domina bien.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Según la lección, ¿qué es el protocolo de atención?",
      rptas: [
        "Un libreto que todos los colaboradores deben repetir palabra por palabra.",
        "Una secuencia común dentro de la cual cada persona aplica su propio estilo.",
        "Una lista de frases que se utiliza solamente cuando el cliente está molesto.",
        "Un reglamento que corresponde aplicar únicamente al personal de caja.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Una clienta pregunta dónde están las toallas. ¿Cuál es la mejor manera de orientarla?",
      rptas: [
        "Señalar con el dedo el pasillo del fondo y seguir ordenando el estante.",
        "Pedirle que consulte con el vigilante, que conoce toda la tienda.",
        "Indicarle el número de pasillo y desearle una buena compra.",
        "Acompañarla hasta el producto y ofrecerle dos o tres opciones.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuál de estas frases es un ejemplo de parafraseo?",
      rptas: [
        "«¿Va a pagar con tarjeta o en efectivo?»",
        "«Esta licuadora es la más vendida de la temporada.»",
        "«Entonces necesita una licuadora silenciosa y fácil de lavar, ¿es así?»",
        "«Las licuadoras están en el pasillo cuatro, junto a las hervidoras.»",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Usted está atendiendo a una familia y se acerca otra persona. ¿Qué corresponde hacer primero?",
      rptas: [
        "Reconocerla con la mirada y decirle brevemente que enseguida la atenderá.",
        "Dejar a la familia un momento para resolver la consulta de la recién llegada.",
        "Seguir sin mirarla para que la familia no se sienta descuidada.",
        "Apurar a la familia para que decida y así pasar a la siguiente atención.",
      ],
      correcta: 1,
    },
    {
      pregunta:
        "Llega un cliente en silla de ruedas con un acompañante. ¿A quién dirige la atención?",
      rptas: [
        "Al acompañante, porque probablemente sea él quien realice el pago.",
        "A la persona en silla de ruedas, y pregunta antes de prestar ayuda.",
        "Al acompañante al inicio y luego, si hace falta, a la otra persona.",
        "A ninguno, hasta que pidan ayuda, para no incomodar.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Un cliente se prueba varias prendas y decide no comprar. ¿Cómo se cierra la atención?",
      rptas: [
        "Se le pide explicar por qué no le gustó ninguna prenda.",
        "Se insiste con un descuento antes de que salga de la tienda.",
        "Se pasa de inmediato a la siguiente persona, pues no hubo venta.",
        "Se le agradece la visita y se le invita a volver.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Para qué sirven, sobre todo, las preguntas abiertas al inicio de la atención?",
      rptas: [
        "Para precisar la talla y el color exactos del producto.",
        "Para acelerar el pago cuando hay mucha afluencia.",
        "Para verificar que no queden dudas sobre la garantía.",
        "Para conocer la necesidad de la persona con sus propias palabras.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "La cola empieza a crecer y usted está solo en la sección. ¿Qué indica el protocolo?",
      rptas: [
        "Atender a dos personas a la vez para reducir la espera.",
        "Pedir a los últimos de la cola que vuelvan más tarde.",
        "Pedir refuerzo al supervisor antes de que sea un problema.",
        "Atender primero las compras de mayor monto.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Cuál de estas formas de dirigirse a una clienta es coherente con el protocolo?",
      rptas: [
        "«¿Qué va a llevar, mamita?»",
        "«Buenos días, ¿en qué puedo ayudarla?»",
        "«Dígame, jovencita, ¿qué está buscando?»",
        "«Siga nomás, cualquier cosita me pasa la voz.»",
      ],
      correcta: 2,
    },
    {
      pregunta: "En el momento de «confirmar», ¿qué debe hacer el colaborador?",
      rptas: [
        "Verificar que la necesidad quedó resuelta y aclarar precio o condiciones de cambio.",
        "Solicitar el documento de identidad para registrar la compra en el sistema.",
        "Preguntar al supervisor si la venta puede realizarse con el precio exhibido.",
        "Repetir el saludo inicial para que la atención termine de manera cordial.",
      ],
      correcta: 1,
    },
  ],
};
