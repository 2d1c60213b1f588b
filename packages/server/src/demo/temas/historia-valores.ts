import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CUL-01',
  titulo: 'Nuestra historia, misión y valores',
  descripcion:
    'De una bodega familiar a un grupo de tiendas: conozca de dónde venimos, para qué trabajamos y los cinco valores que guían nuestras decisiones.',
  categoria: 'cultura',
  etiquetas: 'inducción, historia, misión, visión, valores, cultura, Grupo Andino Retail',
  duracion: 10,
  numeroPreguntas: 5,
  leccion: `
<h2>Le damos la bienvenida</h2>
<p>Entrar a una empresa es también entrar a una historia que otras personas empezaron. En esta lección conocerá el origen de Grupo Andino Retail, el propósito que compartimos y los valores que esperamos reconocer en cada tienda, almacén y oficina.</p>

<h2>De una bodega a un grupo</h2>
<p>En 1978, los esposos Elena y Tomás Quispe abrieron en Arequipa una pequeña bodega de abarrotes. Tenían dos reglas escritas con tiza junto a la balanza: <em>«peso completo»</em> y <em>«trato de vecino»</em>. Esas dos frases siguen siendo la base de nuestra cultura.</p>
<table>
<thead>
<tr><th scope="col">Año</th><th scope="col">Hito</th></tr>
</thead>
<tbody>
<tr><th scope="row">1978</th><td>Abre la Bodega Andina, en Arequipa.</td></tr>
<tr><th scope="row">1991</th><td>Primer supermercado y primeros veinte colaboradores.</td></tr>
<tr><th scope="row">2003</th><td>Llegada a Lima y apertura del primer centro de distribución.</td></tr>
<tr><th scope="row">2012</th><td>Nace Grupo Andino Retail, que reúne las marcas de supermercado, hogar y farmacia.</td></tr>
<tr><th scope="row">2018</th><td>Lanzamiento de la tienda en línea.</td></tr>
<tr><th scope="row">2020</th><td>Los equipos de tienda y reparto mantienen abastecidos a miles de hogares durante la pandemia.</td></tr>
<tr><th scope="row">2023</th><td>Programa «Vecinos», que compra directamente a pequeños productores.</td></tr>
</tbody>
</table>

<h2>Nuestro propósito</h2>
<dl>
<dt>Misión</dt>
<dd>Acercar a las familias productos de calidad a precios justos, con un servicio amable y un trabajo digno para quienes lo hacen posible.</dd>
<dt>Visión</dt>
<dd>Ser el grupo de comercio más querido por sus clientes, sus colaboradores y las comunidades donde está presente.</dd>
</dl>
<p>La <strong>misión</strong> explica para qué existimos hoy; la <strong>visión</strong>, qué queremos llegar a ser. Los <strong>valores</strong> indican cómo recorremos ese camino.</p>

<h2>Nuestros cinco valores</h2>
<ol>
<li><strong>Honestidad.</strong> Peso completo: cumplimos lo que ofrecemos y reconocemos nuestros errores. <em>En la práctica:</em> si un precio del estante es distinto al de la caja, se informa y se corrige.</li>
<li><strong>Cercanía.</strong> Trato de vecino: saludamos, escuchamos y ayudamos. <em>En la práctica:</em> acompañar al cliente hasta el producto en lugar de señalar un pasillo.</li>
<li><strong>Respeto.</strong> Toda persona merece un trato digno, sin distinción de cargo, origen, edad, género, creencias o condición. <em>En la práctica:</em> corregir en privado y agradecer en público.</li>
<li><strong>Seguridad.</strong> Ninguna tarea es tan urgente que no pueda hacerse de forma segura. <em>En la práctica:</em> detener la descarga si una parihuela está inestable.</li>
<li><strong>Mejora continua.</strong> Proponemos, probamos y aprendemos. <em>En la práctica:</em> registrar una idea en el buzón y medir si funcionó.</li>
</ol>

<h2>Cuando dos valores parecen chocar</h2>
<p>A veces hay tensión: atender rápido o hacerlo con seguridad, ayudar a un compañero o decir la verdad sobre su error. Tres preguntas ayudan a decidir:</p>
<ul>
<li>¿Alguien podría salir lastimado? La seguridad va primero.</li>
<li>¿Podría contar mi decisión con tranquilidad a un cliente, a mi jefatura y a mi familia?</li>
<li>¿Estoy tratando a los demás como me gustaría que me traten?</li>
</ul>
<p>Si aún tiene dudas, converse con su jefatura o con Gestión Humana. Pedir consejo a tiempo también es una forma de honestidad.</p>

<aside class="caso">
<h3>Caso: el vuelto de más</h3>
<p>Al cuadrar su caja, Daniela descubre que entregó a una clienta veinte soles menos de vuelto. La clienta no lo notó. Daniela avisa a su supervisora, ubican el comprobante, llaman a la clienta mediante el canal autorizado y le devuelven el dinero. Al mes siguiente, la clienta volvió con una carta de agradecimiento que hoy está en el comedor de la tienda. «Peso completo», dice el marco.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> los valores no viven en un afiche. Se notan en lo que usted hace cuando nadie le está mirando.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Cómo empezó la historia de Grupo Andino Retail?',
      rptas: [
        'Como una cadena de farmacias creada en Lima por un grupo de inversionistas',
        'Como una bodega familiar en Arequipa',
        'Como una tienda en línea de productos para el hogar',
        'Como un centro de distribución en Trujillo',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué dos frases de los fundadores son la base de nuestra cultura?',
      rptas: [
        '«Peso completo» y «trato de vecino»',
        '«Precio bajo» y «venta rápida»',
        '«El cliente manda» y «cero errores»',
        '«Siempre abierto» y «siempre primero»',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Qué ocurrió en 2012?',
      rptas: [
        'Se lanzó la tienda en línea',
        'Abrió el primer supermercado',
        'Se creó el programa «Vecinos» con pequeños productores',
        'Nació Grupo Andino Retail al reunir sus marcas',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál es la diferencia entre misión y visión?',
      rptas: [
        'La misión es para las jefaturas y la visión es para los clientes y proveedores',
        'La misión cambia cada mes y la visión cada año',
        'La misión dice para qué existimos hoy; la visión, qué queremos llegar a ser',
        'No hay diferencia: son dos nombres de lo mismo',
      ],
      correcta: 3,
    },
    {
      pregunta: 'En el programa «Vecinos», la empresa…',
      rptas: [
        'ofrece descuentos a quienes viven cerca de una tienda',
        'compra directamente a pequeños productores',
        'contrata únicamente a personas del mismo distrito donde se ubica cada tienda',
        'presta locales para reuniones vecinales',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un cliente pregunta dónde está el aceite. ¿Qué respuesta refleja mejor la cercanía?',
      rptas: [
        'Indicarle con la mano el número de pasillo',
        'Pedirle que revise el mapa de la entrada, donde figuran todas las categorías',
        'Decirle que pregunte al personal de ese pasillo',
        'Acompañarlo hasta el producto',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Durante una descarga urgente, un operario nota que la parihuela está inestable. ¿Qué debe hacer según nuestros valores?',
      rptas: [
        'Detener la tarea hasta que sea segura',
        'Terminar rápido, porque el camión debe salir',
        'Pedir a un compañero que la sostenga con las manos',
        'Continuar con más cuidado y avisar al finalizar el turno de descarga',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un jefe nota un error de una colaboradora nueva. ¿Qué actitud expresa el valor del respeto?',
      rptas: [
        'Comentarlo en la reunión para que todos aprendan del caso',
        'Callar para no incomodarla',
        'Conversar con ella en privado y orientarla',
        'Publicarlo en el grupo de mensajería sin mencionar su nombre, pero sí su puesto',
      ],
      correcta: 3,
    },
    {
      pregunta: 'El precio del estante es menor que el de la caja y el cliente no lo nota. ¿Qué pide el valor de la honestidad?',
      rptas: [
        'Informarlo y corregirlo',
        'Cobrar el precio de la caja, porque es el del sistema',
        'Esperar a que el cliente reclame y, en ese caso, devolver la diferencia',
        'Retirar el producto sin decir nada',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Una reponedora tiene una idea para ordenar mejor el almacén. ¿Qué acción corresponde a la mejora continua?',
      rptas: [
        'Aplicarla de inmediato sin avisar a nadie',
        'Guardarla hasta que le ofrezcan un ascenso o un reconocimiento por ella',
        'Registrarla en el buzón y medir si funcionó',
        'Descartarla, porque el orden actual siempre se usó',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Ante una decisión difícil, ¿qué pregunta propone la lección?',
      rptas: [
        '¿Qué opción me da menos trabajo hoy?',
        '¿Podría contarla con tranquilidad a un cliente, a mi jefatura y a mi familia?',
        '¿Qué haría la competencia en un caso parecido para vender más y gastar menos dinero?',
        '¿Alguien se enteraría si no hago nada?',
      ],
      correcta: 2,
    },
    {
      pregunta: 'En el caso de Daniela, ¿qué valor se muestra con mayor claridad?',
      rptas: [
        'Mejora continua, porque cambió el sistema de cajas',
        'Seguridad, porque evitó un accidente en la tienda',
        'Ninguno, porque solo siguió la orden que le dio su supervisora',
        'Honestidad, porque reconoció su error y lo corrigió',
      ],
      correcta: 4,
    },
  ],
};
