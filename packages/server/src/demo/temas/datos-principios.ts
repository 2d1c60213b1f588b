import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'DAT-01',
  titulo: 'Protección de datos personales: principios',
  descripcion:
    'Qué es un dato personal, qué principios guían su tratamiento según la Ley 29733 y cómo aplicarlos cada día en la tienda, el almacén y la oficina.',
  categoria: 'datos',
  etiquetas: 'datos personales, Ley 29733, consentimiento, finalidad, privacidad, datos sensibles',
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `
<h2>Por qué nos importa</h2>
<p>Cada día, Grupo Andino Retail recibe información de miles de personas: clientes que se afilian al programa de puntos, postulantes que dejan su currículum, proveedores y colaboradores. Quien entrega un dato confía en nosotros. Cuidarlo es una obligación legal y también una muestra de respeto.</p>
<p>En el Perú, la <strong>Ley 29733, Ley de Protección de Datos Personales</strong>, y su reglamento establecen cómo debe tratarse esta información. La supervisa la Autoridad Nacional de Protección de Datos Personales.</p>

<h2>Tres conceptos básicos</h2>
<dl>
<dt>Dato personal</dt>
<dd>Toda información sobre una persona natural que la identifica o permite identificarla: nombre, número de documento, teléfono, correo, imagen grabada por una cámara o historial de compras asociado a su nombre.</dd>
<dt>Dato sensible</dt>
<dd>Información que exige una protección reforzada, como la salud, los datos biométricos, el origen étnico, los ingresos económicos, las convicciones religiosas o políticas, la afiliación sindical o la vida sexual.</dd>
<dt>Tratamiento</dt>
<dd>Cualquier operación con los datos: recopilar, registrar, consultar, copiar, enviar, conservar o eliminar. Leer una ficha también es tratarla.</dd>
</dl>

<h2>Los principios que guían nuestro trabajo</h2>
<table>
<thead>
<tr><th scope="col">Principio</th><th scope="col">Qué significa</th><th scope="col">Ejemplo</th></tr>
</thead>
<tbody>
<tr><th scope="row">Legalidad</th><td>No se recopilan datos por medios fraudulentos, desleales o ilícitos.</td><td>No comprar listas de contactos de origen dudoso.</td></tr>
<tr><th scope="row">Consentimiento</th><td>La persona autoriza el tratamiento, salvo las excepciones de ley.</td><td>Preguntar antes de inscribir a un cliente en promociones.</td></tr>
<tr><th scope="row">Finalidad</th><td>El dato se usa solo para el propósito informado.</td><td>El teléfono del despacho no se usa para fines privados.</td></tr>
<tr><th scope="row">Proporcionalidad</th><td>Se pide lo necesario y nada más.</td><td>No pedir el estado civil para un cambio de producto.</td></tr>
<tr><th scope="row">Calidad</th><td>Los datos son veraces, actualizados y se conservan el tiempo necesario.</td><td>Corregir una dirección errada en cuanto se detecta.</td></tr>
<tr><th scope="row">Seguridad</th><td>Se aplican medidas para evitar pérdida o acceso no autorizado.</td><td>Guardar las fichas bajo llave.</td></tr>
</tbody>
</table>

<h2>Un consentimiento válido</h2>
<p>El consentimiento debe ser <strong>libre, previo, informado, expreso e inequívoco</strong>. En la práctica:</p>
<ul>
<li>Se pide <em>antes</em> de recopilar el dato, no después.</li>
<li>Se explica quién lo usará, para qué y cómo ejercer los derechos.</li>
<li>El silencio o una casilla marcada de antemano no equivalen a un sí.</li>
<li>Si se trata de datos sensibles, debe constar por escrito.</li>
<li>La persona puede retirarlo después.</li>
</ul>
<p>Hay casos en que la ley no exige consentimiento, por ejemplo cuando el dato es necesario para ejecutar el contrato con la propia persona: usar la dirección para entregar la compra. Aun así, los demás principios se mantienen.</p>

<aside class="caso">
<h3>Caso: el cuaderno del mostrador</h3>
<p>En una tienda, el área de cambios anotaba en un cuaderno nombre, documento, teléfono, edad y ocupación de cada cliente. El cuaderno quedaba abierto sobre el mostrador. Una supervisora notó dos fallas: se pedía más de lo necesario (proporcionalidad) y cualquiera podía leerlo (seguridad). Ahora solo se registran los datos del comprobante, directamente en el sistema.</p>
</aside>

<h2>Lo que usted puede hacer hoy</h2>
<ol>
<li>Antes de pedir un dato, pregúntese si realmente lo necesita.</li>
<li>Consulte solo la información que su tarea exige; tener acceso no autoriza a curiosear.</li>
<li>Use los formatos y sistemas oficiales, nunca listas propias ni su celular personal.</li>
<li>Bloquee la pantalla y guarde los documentos al alejarse de su puesto.</li>
<li>Destruya los papeles con datos en la trituradora o el contenedor seguro.</li>
<li>Ante una duda, consulte a su jefatura o al área de Protección de Datos.</li>
</ol>

<aside class="clave">
<p><strong>Idea clave:</strong> pida solo lo necesario, úselo solo para lo informado y protéjalo como si fuera suyo.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué norma regula en el Perú la protección de datos personales?',
      rptas: [
        'La Ley 28806, Ley General de Inspección del Trabajo',
        'La Ley 29733 y su reglamento',
        'El reglamento interno de trabajo de cada empresa',
        'Las condiciones del programa de puntos de la tienda',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuál de estas opciones describe mejor un dato personal?',
      rptas: [
        'Solo la información secreta que alguien no quiere revelar',
        'Los datos de contacto y el número de contribuyente de una empresa',
        'La cantidad total de ventas de una tienda durante el mes',
        'La información que identifica o permite identificar a una persona natural',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál de los siguientes es un dato sensible?',
      rptas: [
        'El diagnóstico médico de un colaborador',
        'El número de teléfono fijo de un proveedor',
        'La dirección de entrega de un pedido en línea',
        'El correo electrónico corporativo de una jefatura',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Un repartidor guarda el número de una clienta y días después le escribe para invitarla a salir. ¿Qué principio se vulnera en primer lugar?',
      rptas: ['Calidad', 'Proporcionalidad', 'Finalidad', 'Legalidad de los comprobantes'],
      correcta: 3,
    },
    {
      pregunta: 'Para un cambio de producto, un formulario exige estado civil y ocupación. ¿Qué principio incumple?',
      rptas: [
        'Seguridad, porque el formulario está en papel',
        'Proporcionalidad, porque pide más de lo necesario',
        'Calidad, porque esos datos cambian con el tiempo',
        'Ninguno, porque el cliente puede irse a otra tienda si no desea llenarlo',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuál de estas situaciones refleja un consentimiento válido?',
      rptas: [
        'El cliente marca la casilla después de leer para qué se usarán sus datos',
        'La casilla de promociones aparece marcada y el cliente no la desmarca',
        'El cliente guarda silencio cuando la cajera menciona las promociones',
        'Se inscribe al cliente y luego se le avisa por correo que puede darse de baja',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Si se van a tratar datos sensibles con consentimiento, este debe…',
      rptas: [
        'ser verbal y ante dos testigos de la tienda',
        'renovarse todos los meses por teléfono',
        'presumirse si la persona es colaboradora de la empresa',
        'constar por escrito',
      ],
      correcta: 4,
    },
    {
      pregunta:
        'Un cliente compra en línea y da su dirección para el despacho. ¿Por qué se puede usar ese dato para la entrega sin un consentimiento adicional?',
      rptas: [
        'Porque las direcciones no son datos personales',
        'Porque todo dato entregado en línea pasa a ser público',
        'Porque es necesario para cumplir el contrato con esa persona',
        'Porque la empresa puede usar libremente los datos de quienes ya son sus clientes',
      ],
      correcta: 3,
    },
    {
      pregunta:
        'Por curiosidad, una analista con acceso al sistema revisa las compras de una vecina, sin copiarlas ni contarlas. ¿Cómo se considera su conducta?',
      rptas: [
        'Correcta, porque su usuario le permite entrar a esa información',
        'Indebida: consultar ya es tratar datos y no había una tarea que lo justificara',
        'Correcta, mientras no comparta con otras personas nada de lo que llegó a ver en el sistema',
        'Indebida únicamente si la vecina llega a enterarse',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué acción aplica directamente el principio de calidad?',
      rptas: [
        'Guardar las fichas de clientes en un armario con llave',
        'Pedir permiso antes de enviar promociones',
        'Rechazar una lista de contactos de origen dudoso',
        'Corregir una dirección errada en cuanto se detecta',
      ],
      correcta: 4,
    },
    {
      pregunta:
        'En el almacén hay que desechar guías impresas con nombres y teléfonos de clientes. ¿Qué corresponde hacer?',
      rptas: [
        'Usar el reverso como papel borrador para ahorrar',
        'Romperlas por la mitad y dejarlas en el tacho de reciclaje del pasillo',
        'Destruirlas en la trituradora o dejarlas en el contenedor seguro',
        'Apilarlas junto a la salida para el recolector',
      ],
      correcta: 3,
    },
    {
      pregunta:
        'En el caso del cuaderno del mostrador, ¿qué dos principios no se estaban respetando?',
      rptas: [
        'Proporcionalidad y seguridad',
        'Consentimiento y legalidad',
        'Finalidad y calidad',
        'Legalidad y calidad',
      ],
      correcta: 1,
    },
  ],
};
