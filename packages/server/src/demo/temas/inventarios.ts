import type { TemaDemo } from "../tema-demo.ts";

export const tema: TemaDemo = {
  codigo: "OPE-06",
  titulo: "Inventarios y recepción de mercadería",
  descripcion:
    "Buenas prácticas para recibir mercadería, registrar diferencias, almacenar con orden y contar inventarios de manera confiable, desde el conteo cíclico hasta el general.",
  categoria: "operacion",
  etiquetas: "inventario, recepción, guía de remisión, conteo cíclico, almacén, stock, PEPS",
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `
<h2>Un inventario confiable vende más</h2>
<p>El sistema decide qué reponer y qué ofrecer en línea a partir del stock que <em>cree</em> tener. Si el dato es falso, la tienda se queda sin producto o acumula lo que no se vende. La exactitud empieza en la puerta del almacén: <strong>lo que se recibe mal, se cuenta mal y se vende mal</strong>.</p>

<h2>Recepción paso a paso</h2>
<ol>
  <li><strong>Programe y prepare:</strong> verifique la cita del proveedor y despeje la zona de descarga.</li>
  <li><strong>Revise los documentos:</strong> la orden de compra, que indica lo que pedimos, y la guía de remisión, que sustenta lo que se traslada. Proveedor, productos y cantidades deben coincidir.</li>
  <li><strong>Inspeccione:</strong> estado de los empaques, precintos del vehículo, temperatura si el producto la requiere y fecha de vencimiento.</li>
  <li><strong>Cuente:</strong> de preferencia con <em>conteo ciego</em>, es decir, sin ver la cantidad esperada, para no «confirmar» lo que dice el papel.</li>
  <li><strong>Registre diferencias:</strong> anote en la guía los faltantes, los sobrantes y los daños, con el nombre y la firma del transportista.</li>
  <li><strong>Ingrese al sistema</strong> solo lo realmente recibido, y ubique la mercadería el mismo día.</li>
</ol>
<p>Mientras no se termina la verificación, la mercadería permanece en la zona de recepción, separada del stock disponible. Lo rechazado se coloca en un área identificada, a la espera de su devolución.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> firmar sin contar es aceptar la diferencia como propia. Si el transportista tiene prisa, la regla no cambia.</p>
</aside>

<h2>Almacenar con orden</h2>
<ul>
  <li>Cada producto, en una <strong>ubicación codificada</strong>; cada ubicación, con su etiqueta.</li>
  <li>Lo pesado abajo y lo liviano arriba; los de mayor rotación, cerca de la salida.</li>
  <li>Nada directamente sobre el piso: use parihuelas o estantes.</li>
  <li>Rotación PEPS (primero en entrar, primero en salir); en productos con vencimiento, sale primero el que vence antes.</li>
  <li>Pasillos, extintores, tableros eléctricos y salidas siempre despejados.</li>
</ul>

<h2>Tipos de inventario</h2>
<table>
  <thead>
    <tr><th scope="col">Tipo</th><th scope="col">Cuándo se hace</th><th scope="col">Ventaja</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">General</th><td>Una o dos veces al año; se cuenta todo, normalmente sin movimiento de mercadería.</td><td>Visión completa para el cierre contable.</td></tr>
    <tr><th scope="row">Cíclico</th><td>Cada día o semana, un grupo de productos.</td><td>Detecta errores pronto sin cerrar la tienda.</td></tr>
    <tr><th scope="row">Selectivo</th><td>Cuando hay alertas: stock negativo, alto valor, diferencias repetidas.</td><td>Concentra el esfuerzo donde más importa.</td></tr>
  </tbody>
</table>
<p>En el conteo cíclico, los productos de <strong>mayor valor o rotación</strong> (clase A) se cuentan con más frecuencia que los de clase B o C.</p>

<h2>Cómo contar bien</h2>
<ul>
  <li>Ordene y etiquete antes de empezar. Revise también probadores, exhibiciones, devoluciones y mercadería en tránsito.</li>
  <li>Detenga los movimientos de la zona, o regístrelos, durante el conteo.</li>
  <li>Cuente de izquierda a derecha y de arriba hacia abajo, y marque lo ya contado.</li>
  <li>Si hay diferencia, un <strong>segundo conteo lo hace otra persona</strong>.</li>
  <li>Antes de ajustar, investigue la causa: guía pendiente, unidad de medida equivocada, código parecido.</li>
</ul>
<p>La exactitud se mide así: <em>ubicaciones correctas ÷ ubicaciones contadas × 100</em>. Si de 200 ubicaciones contadas 190 coinciden con el sistema, la exactitud es del 95 %.</p>

<aside class="caso">
  <p><strong>Caso en almacén:</strong> llega un camión con 40 cajas de detergente según la guía. Paola hace conteo ciego y registra 38. El transportista le pide firmar «porque seguro vienen en el siguiente viaje». Ella recuenta con un compañero, anota «faltan 2 cajas» en la guía, ambos firman e ingresa 38 al sistema. Dos días después el proveedor emite la nota de crédito. Si hubiera ingresado 40, la tienda habría pagado mercadería que nunca recibió.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: "¿Qué es el conteo ciego?",
      rptas: [
        "Contar sin ver la cantidad esperada.",
        "Contar solo una muestra de las cajas.",
        "Contar fuera del horario de atención.",
        "Contar mediante el peso del pedido.",
      ],
      correcta: 1,
    },
    {
      pregunta: "La guía indica 60 unidades y usted cuenta 57. ¿Qué cantidad ingresa al sistema?",
      rptas: [
        "60, y luego registra 3 unidades como merma.",
        "57, y deja anotado el faltante en la guía.",
        "Ninguna, hasta que llegue lo que falta.",
        "60, porque es lo que dice el documento.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Qué documento indica lo que la empresa pidió al proveedor?",
      rptas: [
        "La guía de remisión.",
        "La nota de crédito.",
        "El acta de inventario.",
        "La orden de compra.",
      ],
      correcta: 4,
    },
    {
      pregunta: "El transportista tiene prisa y le pide firmar antes de contar. ¿Qué hace usted?",
      rptas: [
        "Firma y anota al costado «por verificar».",
        "Firma si es un proveedor de confianza.",
        "Cuenta primero; la regla no cambia por la prisa.",
        "Le pide a él que cuente y firma lo que le indique.",
      ],
      correcta: 3,
    },
    {
      pregunta: "¿Cuál es la principal ventaja del inventario cíclico?",
      rptas: [
        "Reemplaza la verificación que se hace en la recepción.",
        "Permite contar todos los productos en un solo día.",
        "Evita tener que investigar la causa de las diferencias.",
        "Detecta errores pronto sin necesidad de cerrar la tienda.",
      ],
      correcta: 4,
    },
    {
      pregunta: "En un conteo aparece una diferencia. ¿Quién realiza el segundo conteo?",
      rptas: [
        "La misma persona, con más calma.",
        "Una persona distinta de la primera.",
        "El proveedor del producto.",
        "Nadie: se ajusta el sistema directamente.",
      ],
      correcta: 2,
    },
    {
      pregunta: "De 250 ubicaciones contadas, 240 coinciden con el sistema. ¿Cuál es la exactitud?",
      rptas: ["96 %", "94 %", "90 %", "104 %"],
      correcta: 1,
    },
    {
      pregunta: "¿Qué productos se cuentan con mayor frecuencia en el conteo cíclico?",
      rptas: [
        "Los de clase C, porque son los más numerosos.",
        "Los que ocupan más espacio en el almacén.",
        "Los de clase A, por su mayor valor o rotación.",
        "Los que están próximos a descontinuarse.",
      ],
      correcta: 3,
    },
    {
      pregunta:
        "El sistema muestra stock negativo en un producto. ¿Qué tipo de inventario corresponde?",
      rptas: [
        "General.",
        "Selectivo.",
        "Anual.",
        "Ninguno: se corrige solo con la siguiente compra.",
      ],
      correcta: 2,
    },
    {
      pregunta: "¿Dónde permanece la mercadería mientras se verifica?",
      rptas: [
        "En el piso de ventas, para ganar tiempo.",
        "En su ubicación definitiva del almacén.",
        "En el vehículo del transportista, hasta el día siguiente.",
        "En la zona de recepción, separada del stock disponible.",
      ],
      correcta: 4,
    },
    {
      pregunta: "¿Cuál es la forma correcta de ubicar la mercadería en los estantes del almacén?",
      rptas: [
        "Lo pesado abajo y lo liviano arriba.",
        "Lo liviano abajo y lo pesado arriba.",
        "Lo más nuevo adelante y lo antiguo detrás.",
        "Lo de mayor rotación en el fondo, para protegerlo.",
      ],
      correcta: 1,
    },
    {
      pregunta: "Antes de ajustar en el sistema una diferencia confirmada, ¿qué se debe hacer?",
      rptas: [
        "Esperar al inventario general del año.",
        "Compensarla con el sobrante de otro producto.",
        "Investigar la causa, por ejemplo una guía pendiente.",
        "Trasladar unidades desde otra tienda.",
      ],
      correcta: 3,
    },
  ],
};
