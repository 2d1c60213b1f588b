import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "CLI-02",
  titulo: "Reclamos y libro de reclamaciones",
  descripcion:
    "Cómo recibir un reclamo o una queja, cuándo y cómo entregar el libro de reclamaciones, y qué hacer para que cada caso reciba una respuesta oportuna y sirva para mejorar.",
  categoria: "cliente",
  etiquetas: "reclamo, queja, libro de reclamaciones, consumidor, devolución, garantía",
  duracion: 14,
  numeroPreguntas: 5,
  leccion: `
<h2>Un reclamo es una segunda oportunidad</h2>
<p>La mayoría de las personas que tienen una mala experiencia no dice nada: simplemente no vuelve. Quien reclama nos está dando información valiosa y la posibilidad de corregir. Por eso, en Grupo Andino Retail recibimos cada reclamo <strong>con respeto, sin ponernos a la defensiva y sin buscar culpables</strong> frente al cliente.</p>

<h2>Reclamo y queja no son lo mismo</h2>
<dl>
  <dt>Reclamo</dt>
  <dd>Disconformidad relacionada con el <em>producto o servicio</em> adquirido. Ejemplos: una plancha que no calienta, un cobro duplicado, un despacho que llegó incompleto.</dd>
  <dt>Queja</dt>
  <dd>Malestar respecto de la <em>atención</em> recibida u otro aspecto que no se refiere al producto o servicio en sí. Ejemplos: una respuesta descortés, una espera excesiva.</dd>
</dl>
<p>La distinción importa porque la hoja del libro pide marcar una de las dos opciones. Si el cliente duda, explíquele la diferencia, pero <strong>la decisión es suya</strong>.</p>

<h2>El libro de reclamaciones</h2>
<p>En el Perú, el Código de Protección y Defensa del Consumidor (Ley N.º 29571) obliga a los establecimientos abiertos al público a contar con un libro de reclamaciones, físico o virtual, y a exhibir un aviso visible que informe de su existencia. Estas son las reglas que aplicamos en tienda:</p>
<ul>
  <li>Se entrega <strong>de inmediato</strong> a quien lo solicite, haya comprado o no, y sin pedir explicaciones previas.</li>
  <li>No se condiciona a presentar el comprobante ni a conversar antes con el administrador.</li>
  <li>Lo llena el cliente con sus propias palabras. Si necesita ayuda, se le orienta sobre los campos, sin sugerirle qué decir.</li>
  <li>Se le entrega su copia o constancia del registro.</li>
  <li>La empresa responde dentro del plazo que fija la normativa vigente. Registrar el reclamo no impide que el cliente acuda a otras vías o a la autoridad.</li>
</ul>

<aside class="clave">
  <p><strong>Idea clave:</strong> ofrecer una solución es bueno; usarla para evitar que el cliente escriba en el libro, no. Solución y registro pueden ir juntos: el cliente decide.</p>
</aside>

<h2>Seis pasos para atender un reclamo</h2>
<ol>
  <li><strong>Escuche</strong> hasta el final, sin interrumpir y, de ser posible, en un lugar tranquilo.</li>
  <li><strong>Reconozca</strong> la molestia: «Entiendo que esto le ha causado un inconveniente».</li>
  <li><strong>Pregunte</strong> lo necesario: qué ocurrió, cuándo, con qué producto.</li>
  <li><strong>Proponga</strong> una solución dentro de sus facultades, o derive a quien pueda darla.</li>
  <li><strong>Registre</strong> el caso y los acuerdos, con fecha y responsable.</li>
  <li><strong>Haga seguimiento</strong> hasta confirmar que se cumplió lo ofrecido.</li>
</ol>
<p>No prometa lo que no depende de usted. «Mañana mismo le devuelven el dinero» es una frase peligrosa si usted no lo decide. Diga más bien: «Registro su caso ahora y el área responsable le responderá por el medio que usted indique».</p>

<h2>Cuidado con los datos</h2>
<p>La hoja contiene nombre, documento, domicilio y teléfono. Esa información se usa solo para atender el caso. No se fotografía con celulares personales, no se comparte en grupos de mensajería y no se deja sobre el mostrador a la vista de otras personas.</p>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> Julio compró un ventilador que dejó de funcionar a los tres días. Llegó sin la boleta y pidió el libro. Carla, de servicio al cliente, se lo entregó enseguida y, mientras él escribía, ubicó la compra en el sistema con su número de documento. Luego le ofreció el cambio del producto conforme a la garantía. Julio aceptó y decidió dejar igualmente su reclamo. Carla le dio su copia, informó al administrador y anotó la solución en el registro. Al revisar los casos del mes se vio que ese modelo acumulaba varias fallas, y el área comercial detuvo su venta.</p>
</aside>

<p>El caso muestra el ciclo completo: atender a la persona, cumplir la norma y <strong>aprender</strong> para que no se repita.</p>
`,
  preguntas: [
    {
      pregunta:
        "Un cliente indica que la plancha que compró no calienta. ¿Qué tipo de disconformidad es?",
      rptas: [
        "Una queja, porque expresa su malestar al personal.",
        "Un reclamo, porque se refiere al producto adquirido.",
        "Una consulta, porque todavía no se revisó la plancha.",
        "Una sugerencia, porque ayuda a mejorar el surtido.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Una persona que no compró nada solicita el libro de reclamaciones. ¿Qué debe hacer usted?",
      rptas: [
        "Explicarle que el libro está reservado para quienes tienen comprobante.",
        "Pedirle que converse primero con el administrador de turno.",
        "Preguntarle el motivo para decidir si corresponde dárselo.",
        "Entregárselo de inmediato, sin exigirle explicaciones.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuál de estas situaciones es una queja?",
      rptas: [
        "Un colaborador le respondió de manera descortés.",
        "Le cobraron dos veces el mismo producto.",
        "El despacho a domicilio llegó incompleto.",
        "El televisor presenta rayas en la pantalla.",
      ],
      correcta: 1,
    },
    {
      pregunta: "El cliente duda entre marcar «reclamo» o «queja». ¿Cómo actúa?",
      rptas: [
        "Marca usted la opción que considere correcta y continúa.",
        "Le indica que marque «queja», porque se responde más rápido.",
        "Le explica la diferencia y deja que él decida.",
        "Le pide dejar ese campo en blanco para completarlo después.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Usted ya ofreció el cambio del producto y la clienta aceptó, pero también quiere registrar su reclamo. ¿Qué corresponde?",
      rptas: [
        "Realizar el cambio y entregarle el libro: ambas cosas son compatibles.",
        "Explicarle que, si registra el reclamo, el cambio queda sin efecto.",
        "Entregarle el libro recién cuando firme su conformidad con el cambio.",
        "Sugerirle que no lo haga, porque el problema ya está solucionado.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Un adulto mayor le pide ayuda para llenar la hoja. ¿Qué ayuda es adecuada?",
      rptas: [
        "Redactar el reclamo por él con un texto breve y más moderado.",
        "Orientarlo sobre los campos, sin sugerirle qué debe decir.",
        "Indicarle que solo él puede llenarla y alejarse del mostrador.",
        "Pedir a otro cliente de la cola que escriba en su lugar.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Cuál es el primer paso al recibir un reclamo?",
      rptas: [
        "Registrar los datos personales del cliente en el sistema.",
        "Proponer una solución para terminar cuanto antes.",
        "Solicitar el comprobante y verificar la fecha de compra.",
        "Escuchar hasta el final, sin interrumpir.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Qué frase es la más adecuada si la devolución del dinero depende de otra área?",
      rptas: [
        "«Mañana a primera hora tendrá el dinero en su cuenta, no se preocupe.»",
        "«Eso no lo veo yo, tendría que llamar usted al área de finanzas.»",
        "«Registro su caso ahora y el área responsable le responderá por el medio que indique.»",
        "«Seguramente se lo van a aprobar, porque en estos casos casi siempre lo hacen así.»",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un compañero fotografía con su celular una hoja de reclamación para comentarla en el grupo de la tienda. ¿Es correcto?",
      rptas: [
        "Sí, siempre que el grupo esté integrado solo por colaboradores.",
        "Sí, si lo hace para que todos aprendan del caso.",
        "No, salvo que tape el nombre del colaborador mencionado.",
        "No, la hoja contiene datos personales de uso restringido.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Qué se le entrega al cliente cuando termina de registrar su reclamo?",
      rptas: [
        "Una nota de crédito por el valor del producto.",
        "Una carta de disculpas firmada por el administrador.",
        "Su copia o constancia del registro.",
        "Un cupón de descuento para su próxima compra.",
      ],
      correcta: 3,
    },
    {
      pregunta: "Un cliente pide el libro, pero no tiene la boleta. ¿Qué indica la lección?",
      rptas: [
        "Se le entrega igual, pues no se condiciona al comprobante.",
        "Se le entrega solo si la compra se ubica en el sistema.",
        "Se le pide volver con la boleta o con el estado de su tarjeta.",
        "Se le ofrece dejar su comentario en el buzón de sugerencias.",
      ],
      correcta: 1,
    },
    {
      pregunta: "En el caso de Julio, ¿qué permitió detener la venta de un modelo defectuoso?",
      rptas: [
        "La inspección de un representante del fabricante.",
        "La revisión conjunta de los casos registrados en el mes.",
        "La denuncia que Julio presentó ante la autoridad.",
        "La decisión de Carla de retirar el producto del estante.",
      ],
      correcta: 2,
    },
  ],
};
