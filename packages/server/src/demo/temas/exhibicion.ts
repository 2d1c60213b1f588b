import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-07",
  titulo: "Exhibición y reposición",
  descripcion:
    "Principios para presentar y reponer productos: planograma, frenteo, rotación, precios correctos y seguridad en el piso de ventas, con una rutina diaria fácil de aplicar.",
  categoria: "operacion",
  etiquetas: "exhibición, reposición, planograma, frenteo, precios, góndola, quiebre de stock",
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>El producto bien exhibido se vende solo</h2>
<p>Gran parte de las decisiones de compra se toma frente al estante. Si el producto no está, no se ve o no tiene precio, la venta se pierde aunque haya cien unidades en el almacén. Exhibir y reponer bien es, por tanto, <strong>una forma de atender al cliente</strong>.</p>

<h2>Conceptos básicos</h2>
<dl>
  <dt>Planograma</dt>
  <dd>Esquema que indica qué producto va en cada lugar, con cuántas caras y en qué orden. Se respeta en todas las tiendas; los cambios los propone el jefe de sección al área comercial.</dd>
  <dt>Frente o cara</dt>
  <dd>Cada unidad visible en la primera fila. <em>Frentear</em> es llevar los productos al borde del estante con la etiqueta hacia el cliente.</dd>
  <dt>Góndola y cabecera</dt>
  <dd>La góndola es el mueble de estantes; la cabecera es su extremo, una zona muy visible que se reserva para promociones y temporadas.</dd>
  <dt>Quiebre de stock en piso</dt>
  <dd>El producto falta en el estante. Lo más urgente es el quiebre cuando sí hay unidades en el almacén.</dd>
</dl>

<h2>Los niveles del estante</h2>
<table>
  <thead>
    <tr><th scope="col">Nivel</th><th scope="col">Características</th><th scope="col">Uso habitual</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Superior</th><td>Visible de lejos, difícil de alcanzar.</td><td>Productos livianos, cartelería.</td></tr>
    <tr><th scope="row">Ojos</th><td>El que más atrae la mirada.</td><td>Productos que se desea destacar.</td></tr>
    <tr><th scope="row">Manos</th><td>Cómodo para tomar el producto.</td><td>Productos de venta frecuente.</td></tr>
    <tr><th scope="row">Suelo</th><td>Poca visibilidad, obliga a agacharse.</td><td>Empaques grandes y pesados.</td></tr>
  </tbody>
</table>
<p>Por seguridad, los productos pesados o de vidrio <strong>nunca</strong> se colocan en el nivel superior.</p>

<h2>Rutina diaria de reposición</h2>
<ol>
  <li><strong>Recorra</strong> su sección antes de abrir y anote los quiebres, empezando por los productos de mayor venta.</li>
  <li><strong>Traiga</strong> solo lo que repondrá; no deje coches ni cajas en los pasillos.</li>
  <li><strong>Limpie</strong> el estante y retire lo dañado o vencido.</li>
  <li><strong>Rote:</strong> lo que vence primero va adelante; lo nuevo, atrás.</li>
  <li><strong>Frentee</strong> y respete el planograma.</li>
  <li><strong>Verifique el precio:</strong> visible, legible y del producto correcto.</li>
  <li><strong>Retire</strong> cartones y plásticos, y llévelos a reciclaje.</li>
</ol>
<p>Si un producto no tiene stock, <em>no tape el hueco con otro</em>: se confunde al cliente, se cruza el precio y el sistema deja de ver el faltante. Conserve la etiqueta, coloque el aviso de «agotado temporalmente» e informe.</p>

<h2>Precios y promociones</h2>
<p>El precio del estante debe ser igual al de la caja. Si difieren por error nuestro, se aplica el procedimiento de la tienda y la normativa vigente de protección al consumidor, y se corrige la etiqueta <strong>de inmediato</strong>. En las promociones, la cartelería indica con claridad la vigencia, las condiciones y el stock disponible; se retira apenas terminan.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> lleno, limpio, con la cara al frente y con precio correcto. Si falta una de las cuatro condiciones, la exhibición no está terminada.</p>
</aside>

<h2>Seguridad en el piso de ventas</h2>
<ul>
  <li>Use escalera o plataforma; jamás trepe por los estantes.</li>
  <li>Flexione las rodillas al levantar cargas y pida ayuda si es pesada.</li>
  <li>Guarde la cuchilla con la hoja retraída y corte alejándola del cuerpo.</li>
  <li>Mantenga libres salidas, extintores y rutas de evacuación.</li>
  <li>Si hay un derrame, señalice, quédese en el lugar y pida apoyo hasta que esté seco.</li>
</ul>

<aside class="caso">
  <p><strong>Caso en tienda:</strong> falta arroz de un kilo y Diego, para que el estante «no se vea vacío», coloca bolsas de cinco kilos sobre la etiqueta de la otra presentación. Un cliente llega a caja convencido de que la bolsa grande cuesta 4,50. Hay molestia, demora y una posible infracción. La supervisora explica al equipo la regla: el hueco se avisa, no se disfraza. Además descubren que había veinte bolsas de un kilo en el almacén, sin reponer.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Qué es un planograma?",
      rptas: [
        "El plano de evacuación de la tienda.",
        "El listado de productos con mayor venta del mes.",
        "El esquema que indica qué producto va en cada lugar y con cuántas caras.",
        "El calendario que fija las promociones y las fechas de cambio de precios.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un producto está agotado en la tienda y queda un hueco en el estante. ¿Qué hace usted?",
      rptas: [
        "Conserva la etiqueta, coloca el aviso de agotado e informa.",
        "Cubre el espacio con el producto vecino para que se vea lleno.",
        "Retira la etiqueta y reacomoda toda la góndola.",
        "Deja cajas vacías del producto hasta que llegue el pedido.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Qué significa «frentear»?",
      rptas: [
        "Trasladar un producto a la cabecera de góndola durante una promoción.",
        "Comparar nuestros precios con los de la competencia.",
        "Colocar los productos nuevos delante de los antiguos.",
        "Llevar los productos al borde del estante con la etiqueta al cliente.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "¿En qué nivel del estante se colocan, por lo general, los empaques grandes y pesados?",
      rptas: [
        "En el nivel de los ojos.",
        "En el nivel del suelo.",
        "En el nivel superior.",
        "En el nivel de las manos.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Al reponer yogures, los nuevos vencen después que los del estante. ¿Cómo los ubica?",
      rptas: [
        "Los nuevos adelante, porque están más frescos.",
        "Los nuevos en otro nivel, con su propia etiqueta.",
        "Los nuevos atrás y los que vencen primero adelante.",
        "Los nuevos mezclados con los anteriores, en la misma fila.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Qué quiebre de stock es el más urgente de resolver?",
      rptas: [
        "El de un producto que ya fue descontinuado.",
        "El de un producto que sí tiene unidades en el almacén.",
        "El de un producto que el proveedor entregará en dos días.",
        "El de un producto de otra sección.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Usted nota que la etiqueta del estante muestra un precio distinto al de la caja. ¿Qué corresponde?",
      rptas: [
        "Corregir la etiqueta de inmediato y aplicar el procedimiento de la tienda.",
        "Cobrar el mayor de los dos precios y avisar al final del día.",
        "Esperar a que un cliente lo note para confirmar el error.",
        "Retirar la etiqueta y dejar el producto sin precio hasta mañana.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Debe alcanzar una caja del nivel superior y no ve una escalera cerca. ¿Qué hace?",
      rptas: [
        "Apoya un pie en el estante inferior, con cuidado.",
        "Se sube a una parihuela o a una caja firme.",
        "Pide a un cliente más alto que la alcance.",
        "Busca una escalera o plataforma antes de subir.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Se derrama aceite en un pasillo con clientes. ¿Cuál es la primera acción correcta?",
      rptas: [
        "Señalizar, quedarse en el lugar y pedir apoyo.",
        "Ir al almacén a buscar el trapeador.",
        "Cubrir el derrame con cartones.",
        "Avisar por altavoz y continuar la reposición.",
      ],
      correcta: 1,
    },
    {
      pregunta: "La promoción de detergentes terminó ayer. ¿Qué se hace con la cartelería?",
      rptas: [
        "Se deja hasta que se termine el stock.",
        "Se retira apenas termina la promoción.",
        "Se cubre la fecha de vigencia con una etiqueta.",
        "Se traslada a otra sección con productos similares.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Qué cuatro condiciones resumen una exhibición terminada?",
      rptas: [
        "Alta, iluminada, con oferta y con música.",
        "Llena, novedosa, económica y con cartel grande.",
        "Limpia, ordenada por color, con muestra y con vendedor.",
        "Llena, limpia, con la cara al frente y con precio correcto.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Qué consecuencia tuvo la decisión de Diego en el caso?",
      rptas: [
        "El sistema generó un pedido duplicado al proveedor.",
        "Se dañaron las bolsas colocadas en un nivel inadecuado.",
        "Un cliente creyó que la bolsa grande costaba menos.",
        "La tienda perdió el espacio de la cabecera de góndola.",
      ],
      correcta: 3,
    },
  ],
};
