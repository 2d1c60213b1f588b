import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-08",
  titulo: "Inocuidad y manipulación de alimentos",
  descripcion:
    "Prácticas esenciales para que los alimentos no causen daño: higiene personal, lavado de manos, contaminación cruzada, temperaturas seguras, limpieza y control de vencimientos.",
  categoria: "operacion",
  etiquetas: "inocuidad, alimentos, higiene, cadena de frío, contaminación cruzada, BPM, alérgenos",
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `
<h2>Qué es la inocuidad</h2>
<p>Un alimento es <strong>inocuo</strong> cuando no causa daño a quien lo consume. No basta con que se vea, huela o sepa bien: muchos microorganismos peligrosos no alteran el aspecto del producto. Una enfermedad transmitida por alimentos puede ser grave, sobre todo en niños, personas gestantes, adultas mayores o con defensas bajas.</p>

<h2>Tres tipos de peligro</h2>
<table>
  <thead>
    <tr><th scope="col">Peligro</th><th scope="col">Ejemplos</th><th scope="col">Prevención</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Biológico</th><td>Bacterias, virus, parásitos, mohos.</td><td>Higiene, frío, cocción completa.</td></tr>
    <tr><th scope="row">Químico</th><td>Detergentes, insecticidas, lubricantes.</td><td>Guardarlos aparte, en su envase rotulado.</td></tr>
    <tr><th scope="row">Físico</th><td>Vidrio, cabellos, grapas, joyas.</td><td>Uniforme completo, sin accesorios.</td></tr>
  </tbody>
</table>

<h2>Higiene personal</h2>
<ul>
  <li>Uniforme limpio, cabello cubierto, uñas cortas y sin esmalte, sin anillos, pulseras ni reloj.</li>
  <li>No coma, masque chicle ni use el celular en la zona de preparación.</li>
  <li>Cubra los cortes con apósito impermeable y guante.</li>
  <li>Si tiene diarrea, vómitos, fiebre o heridas infectadas, <strong>informe antes de empezar</strong>: no debe manipular alimentos.</li>
</ul>
<p><strong>Lavado de manos:</strong> moje, aplique jabón, frote al menos 20 segundos —palmas, dorso, entre los dedos y bajo las uñas—, enjuague y seque con papel descartable. Hágalo al iniciar, después de ir al baño, tocar dinero, basura, carne cruda o su rostro, y al cambiar de tarea. Los guantes <em>no reemplazan</em> el lavado: se colocan sobre manos limpias y se cambian al pasar de una tarea a otra.</p>

<h2>Contaminación cruzada</h2>
<p>Ocurre cuando los microorganismos o los alérgenos pasan de un alimento, una superficie o unas manos a otro alimento. Para evitarla:</p>
<ol>
  <li>Separe crudos de cocidos o listos para consumir. En el refrigerador, <strong>los crudos van abajo</strong>, para que no goteen sobre los demás.</li>
  <li>Use tablas y utensilios distintos, o lávelos y desinféctelos entre un uso y otro.</li>
  <li>Limpie primero, para retirar la suciedad visible, y desinfecte después, para reducir los microorganismos.</li>
  <li>Evite el contacto entre productos con y sin alérgenos. Ante la consulta de un cliente, lea la etiqueta; si no está seguro, no afirme.</li>
</ol>

<h2>Temperaturas seguras</h2>
<dl>
  <dt>Refrigeración</dt>
  <dd>Entre 0 °C y 5 °C.</dd>
  <dt>Congelación</dt>
  <dd>A −18 °C o menos. No se vuelve a congelar lo descongelado.</dd>
  <dt>Zona de peligro</dt>
  <dd>Entre 5 °C y 60 °C las bacterias se multiplican con rapidez. Los alimentos perecibles no deben permanecer allí más de dos horas.</dd>
  <dt>Conservación en caliente</dt>
  <dd>Por encima de 60 °C.</dd>
</dl>
<p>Descongele dentro del refrigerador, nunca a temperatura ambiente. Registre las temperaturas en los horarios fijados; si una está fuera de rango, avise de inmediato y <em>no</em> altere el dato.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> si duda de la seguridad de un alimento, sepárelo, identifíquelo y consulte. No lo pruebe para comprobar si está bueno y no lo venda.</p>
</aside>

<h2>Recepción, fechas y plagas</h2>
<ul>
  <li>Rechace latas hinchadas, envases rotos, congelados con signos de descongelamiento y productos sin rotulado.</li>
  <li>Primero sale lo que vence primero. Lo vencido se retira de la venta; jamás se reetiqueta.</li>
  <li>Mantenga basureros con tapa y comunique cualquier rastro de insectos o roedores. Solo el personal autorizado aplica plaguicidas.</li>
</ul>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> al abrir, Nancy encuentra la vitrina de embutidos a 11 °C. El registro de la noche anterior, a las diez, marcaba 4 °C. Nadie sabe cuánto duró la falla. Un compañero propone bajar el termostato y vender. Nancy inmoviliza el producto, coloca el aviso «no vender», llama al supervisor y a mantenimiento, y anota la temperatura real. Calidad decide descartarlo. La pérdida es menor que el costo de enfermar a un cliente.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Cuándo se dice que un alimento es inocuo?",
      rptas: [
        "Cuando conserva su olor, color y sabor.",
        "Cuando no causa daño a quien lo consume.",
        "Cuando está dentro de su fecha de vencimiento.",
        "Cuando ha sido cocido a alta temperatura.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Entre qué temperaturas se multiplican con rapidez las bacterias?",
      rptas: [
        "Entre −18 °C y 0 °C.",
        "Entre 0 °C y 5 °C.",
        "Entre 60 °C y 100 °C.",
        "Entre 5 °C y 60 °C.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "En un mismo refrigerador debe guardar pollo crudo y ensaladas listas. ¿Cómo los ubica?",
      rptas: [
        "El pollo abajo y las ensaladas arriba.",
        "El pollo arriba, donde enfría menos.",
        "Ambos en la misma bandeja, si están envueltos.",
        "El pollo adelante y las ensaladas detrás.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Un cabello o un trozo de vidrio en el alimento es un peligro de tipo…",
      rptas: ["Biológico.", "Químico.", "Físico.", "Alérgeno."],
      correcta: 3,
    },
    {
      pregunta: "Usted usa guantes, cobra en efectivo y debe volver a cortar queso. ¿Qué hace?",
      rptas: [
        "Continúa, porque los guantes lo protegen de la contaminación.",
        "Desinfecta los guantes puestos con alcohol y continúa.",
        "Se quita los guantes y corta el queso con las manos descubiertas.",
        "Se quita los guantes, se lava las manos y se pone un par nuevo.",
      ],
      correcta: 4,
    },
    {
      pregunta: "Una colaboradora de panadería llega con vómitos y fiebre. ¿Qué corresponde?",
      rptas: [
        "Que trabaje con mascarilla y guantes dobles.",
        "Que lo informe y no manipule alimentos.",
        "Que se encargue solo de los productos cocidos.",
        "Que descanse una hora y luego retome su tarea.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Cuál es la forma segura de descongelar un producto?",
      rptas: [
        "Dentro del refrigerador.",
        "Sobre la mesa, tapado con un paño.",
        "Cerca del horno encendido.",
        "En un recipiente con agua tibia.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Cuál es el orden correcto al higienizar una tabla de picar?",
      rptas: [
        "Desinfectar primero y limpiar después.",
        "Solo desinfectar, si no se ve sucia.",
        "Limpiar primero y desinfectar después.",
        "Solo limpiar, si se usará con lo mismo.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "La vitrina refrigerada marca 9 °C y el registro exige entre 0 °C y 5 °C. ¿Qué hace usted?",
      rptas: [
        "Anota 5 °C y vuelve a medir más tarde.",
        "Baja el termostato y sigue vendiendo con normalidad.",
        "Anota 9 °C y avisa de inmediato.",
        "Espera al siguiente horario de control para confirmar.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un cliente alérgico pregunta si un pastel contiene maní. Usted no está seguro. ¿Qué responde?",
      rptas: [
        "«Lo verificaré en la etiqueta; si no puedo confirmarlo, se lo diré.»",
        "«No se ve maní por encima, así que puede llevarlo tranquilo.»",
        "«Puede probar un trozo pequeño para ver si le hace daño.»",
        "«Creo que no: los que tienen maní suelen estar en otra vitrina.»",
      ],
      correcta: 1,
    },
    {
      pregunta:
        "Al recibir conservas encuentra tres latas hinchadas, con fecha vigente. ¿Qué decide?",
      rptas: [
        "Aceptarlas, porque no han vencido.",
        "Abrir una para comprobar el olor.",
        "Ofrecerlas con descuento ese mismo día.",
        "Rechazarlas en la recepción.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuánto tiempo, como mínimo, se deben frotar las manos con jabón?",
      rptas: ["5 segundos", "20 segundos", "10 segundos", "2 segundos por cada dedo"],
      correcta: 2,
    },
  ],
};
