import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-04",
  titulo: "Merma: causas y control",
  descripcion:
    "Qué es la merma, en qué se diferencian la conocida y la desconocida, cómo se calcula y qué acciones diarias de cada puesto ayudan a reducirla.",
  categoria: "operacion",
  etiquetas: "merma, pérdidas, inventario, rotación, PEPS, vencimientos, control",
  duracion: 13,
  numeroPreguntas: 5,
  leccion: `
<h2>Qué es la merma</h2>
<p>La merma es la <strong>pérdida de valor de la mercadería</strong> entre el momento en que ingresa a la empresa y el momento en que debería venderse. Puede ser una fruta que se malogra, un frasco que se rompe, un producto hurtado o uno que existe en el sistema pero no en el estante. Cada unidad perdida obliga a vender muchas más para recuperar su costo: si un producto deja 2 soles de ganancia y cuesta 10, hay que vender <em>cinco</em> unidades para compensar la pérdida de una.</p>

<h2>Conocida y desconocida</h2>
<table>
  <thead>
    <tr><th scope="col">Tipo</th><th scope="col">Definición</th><th scope="col">Ejemplos</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Merma conocida</th><td>Se identifica la causa y se registra cuando ocurre.</td><td>Roturas, vencimientos, productos deteriorados, muestras y consumos autorizados.</td></tr>
    <tr><th scope="row">Merma desconocida</th><td>Se descubre al comparar el inventario físico con el teórico; no se sabe cuándo ni por qué ocurrió.</td><td>Hurto externo o interno, errores de recepción, de precio o de conteo.</td></tr>
  </tbody>
</table>
<p>La meta no es solo reducir el total, sino también <strong>convertir merma desconocida en conocida</strong>. Lo que se registra se puede analizar; lo que se oculta se repite.</p>

<h2>Causas principales</h2>
<ul>
  <li><strong>Operativas:</strong> mala rotación, almacenamiento inadecuado, golpes durante el traslado, exceso de pedido, ruptura de la cadena de frío.</li>
  <li><strong>Administrativas:</strong> recibir sin contar, digitar un código por otro, transferencias sin registrar, precios mal cargados.</li>
  <li><strong>Por hurto o fraude:</strong> de clientes, de proveedores o de personal.</li>
</ul>

<h2>Cómo se calcula</h2>
<blockquote><strong>% de merma = (valor de la merma ÷ ventas del periodo) × 100</strong></blockquote>
<p>Ejemplo: una tienda vendió S/ 200 000 en el mes y perdió mercadería por S/ 3 000. Su merma es 3 000 ÷ 200 000 × 100 = <strong>1,5 %</strong>. El porcentaje permite comparar tiendas de distinto tamaño y seguir la evolución de una misma sección. Mire también el detalle: el promedio de la tienda puede ser bueno y esconder una categoría crítica.</p>

<h2>Qué puede hacer cada puesto</h2>
<dl>
  <dt>Recepción</dt>
  <dd>Contar, pesar y revisar vencimientos antes de firmar la guía. Rechazar lo dañado y anotarlo.</dd>
  <dt>Almacén</dt>
  <dd>Apilar según el límite indicado en la caja, separar lo frágil y mantener ubicaciones ordenadas.</dd>
  <dt>Reposición</dt>
  <dd>Aplicar PEPS (primero en entrar, primero en salir) y, si hay fecha de vencimiento, dar prioridad al que <em>vence primero</em>, aunque haya llegado después. Revisar fechas todos los días.</dd>
  <dt>Caja</dt>
  <dd>Leer cada producto con su propio código; no multiplicar cantidades si los sabores o modelos son distintos. Mirar dentro de cajas y la parte baja del coche.</dd>
  <dt>Administración</dt>
  <dd>Ajustar pedidos a la demanda real, revisar los reportes y corregir la causa, no solo el saldo.</dd>
</dl>

<aside class="clave">
  <p><strong>Idea clave:</strong> registrar una rotura no es delatarse. El registro inmediato, con código, cantidad y causa, es la única forma de que el inventario diga la verdad.</p>
</aside>

<h2>El registro correcto</h2>
<ol>
  <li>Separe el producto en la zona señalizada de merma.</li>
  <li>Anote código, cantidad, causa, fecha y responsable.</li>
  <li>Pida la validación del supervisor.</li>
  <li>Dele el destino autorizado: devolución al proveedor, donación de lo apto o destrucción.</li>
</ol>
<p>Ningún colaborador puede consumir ni llevarse productos dados de baja sin autorización escrita.</p>

<aside class="caso">
  <p><strong>Caso en almacén:</strong> la sección de lácteos registraba sobrantes en yogur de fresa y faltantes en el de durazno. No había hurto: en caja se leía un solo envase y se multiplicaba por seis, aunque el cliente llevara sabores mezclados. El equipo acordó leer cada envase. En el siguiente conteo, las diferencias casi desaparecieron y los pedidos volvieron a corresponder a la venta real.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Qué es la merma?",
      rptas: [
        "La reducción del precio de un producto durante una liquidación.",
        "La diferencia entre el efectivo contado y el saldo esperado en caja.",
        "La disminución de las ventas de una categoría respecto del mes anterior.",
        "La pérdida de valor de la mercadería entre su ingreso y su venta.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Se rompe un frasco durante la reposición y se registra al instante. ¿Qué tipo de merma es?",
      rptas: ["Conocida.", "Desconocida.", "Administrativa.", "No es merma."],
      correcta: 1,
    },
    {
      pregunta:
        "Una tienda vendió S/ 150 000 y perdió mercadería por S/ 3 000. ¿Cuál es su porcentaje de merma?",
      rptas: ["1,5 %", "5 %", "2 %", "0,2 %"],
      correcta: 3,
    },
    {
      pregunta: "¿Cómo se descubre, por lo general, la merma desconocida?",
      rptas: [
        "Al revisar los comprobantes de venta del día.",
        "Al comparar el inventario físico con el teórico.",
        "Al recibir la queja de un cliente por falta de stock.",
        "Al separar los productos en la zona de merma.",
      ],
      correcta: 2,
    },
    {
      pregunta:
        "Un lote de galletas llegó ayer y vence en marzo; otro llegó hace un mes y vence en junio. ¿Cuál se coloca primero para la venta?",
      rptas: [
        "El que llegó hace un mes, porque entró primero.",
        "Ambos mezclados, para que roten a la par.",
        "El que llegó ayer, porque vence primero.",
        "El de mayor cantidad, para liberar espacio.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "Un cliente lleva seis yogures de tres sabores distintos, todos al mismo precio. ¿Cómo se registran en caja?",
      rptas: [
        "Leyendo cada envase con su propio código.",
        "Leyendo uno y multiplicando por seis.",
        "Leyendo uno por sabor y multiplicando todo por dos.",
        "Digitando el código del sabor que más se vende.",
      ],
      correcta: 1,
    },
    {
      pregunta: "¿Cuál de estas es una causa administrativa de merma?",
      rptas: [
        "La ruptura de la cadena de frío en el traslado.",
        "El hurto de un producto en el probador.",
        "El apilamiento excesivo de cajas frágiles.",
        "Una transferencia entre tiendas sin registrar.",
      ],
      correcta: 4,
    },
    {
      pregunta:
        "Un producto cuesta S/ 12 y deja S/ 3 de ganancia por unidad. ¿Cuántas unidades hay que vender para compensar la pérdida de una?",
      rptas: ["Tres", "Cuatro", "Nueve", "Doce"],
      correcta: 2,
    },
    {
      pregunta:
        "Un colaborador quiere llevarse a casa unas conservas abolladas que ya fueron dadas de baja. ¿Qué indica la norma?",
      rptas: [
        "Puede hacerlo si el contenido está en buen estado.",
        "Puede hacerlo si paga la mitad del precio en caja.",
        "No puede hacerlo sin autorización escrita.",
        "No puede hacerlo, salvo que sea al final del turno.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Por qué interesa convertir merma desconocida en conocida?",
      rptas: [
        "Porque la merma conocida no afecta los resultados.",
        "Porque lo que se registra se puede analizar y corregir.",
        "Porque la merma conocida la asume el proveedor.",
        "Porque así se reduce el número de inventarios.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Qué ventaja tiene expresar la merma como porcentaje de las ventas?",
      rptas: [
        "Permite comparar tiendas de distinto tamaño.",
        "Permite saber quién fue el responsable.",
        "Evita tener que revisar el detalle por categoría.",
        "Hace innecesario el conteo físico de los productos.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Al recibir un pedido, usted nota tres cajas dañadas. ¿Qué hace?",
      rptas: [
        "Firma la guía y las registra después como merma de tienda.",
        "Las recibe y las ubica al frente para que se vendan primero.",
        "Devuelve el pedido completo sin anotar el motivo.",
        "Rechaza lo dañado y lo anota antes de firmar la guía.",
      ],
      correcta: 4,
    },
  ],
};
