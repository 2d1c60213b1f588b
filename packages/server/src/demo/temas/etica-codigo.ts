import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'ETI-02',
  titulo: 'Código de ética y conducta',
  descripcion:
    'Los valores que guían nuestras decisiones, las conductas que se esperan de todo el personal y una prueba sencilla para resolver dilemas éticos del día a día.',
  categoria: 'etica',
  etiquetas: 'ética, código de conducta, valores, integridad, decisiones, dilemas, activos',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `<h2>Hacer lo correcto, también cuando nadie mira</h2>
<p>El Código de ética y conducta de Grupo Andino Retail resume <strong>cómo queremos hacer negocios</strong>. No contiene una respuesta para cada situación, pero sí los principios para encontrarla. Se aplica por igual a directores, gerentes, personal de tienda, almacén y oficina, practicantes y, en lo que corresponda, a proveedores y contratistas.</p>

<h2>Nuestros valores</h2>
<dl>
  <dt>Integridad</dt>
  <dd>Decimos la verdad y cumplimos lo que prometemos, aunque resulte incómodo.</dd>
  <dt>Respeto</dt>
  <dd>Tratamos a cada persona con dignidad, sin discriminación ni maltrato.</dd>
  <dt>Responsabilidad</dt>
  <dd>Asumimos las consecuencias de nuestras decisiones y corregimos los errores.</dd>
  <dt>Transparencia</dt>
  <dd>Registramos y comunicamos la información de manera completa y exacta.</dd>
</dl>

<h2>Conductas que se esperan de usted</h2>
<table>
  <thead>
    <tr><th scope="col">Ámbito</th><th scope="col">Lo correcto</th><th scope="col">Lo inaceptable</th></tr>
  </thead>
  <tbody>
    <tr><td>Clientes</td><td>Informar con claridad precios, promociones y garantías.</td><td>Ocultar un defecto o una condición para cerrar la venta.</td></tr>
    <tr><td>Registros</td><td>Anotar mermas, horas e inventarios tal como ocurrieron.</td><td>«Cuadrar» un reporte o marcar la asistencia de otra persona.</td></tr>
    <tr><td>Bienes de la empresa</td><td>Usar equipos, fondos y descuentos para su fin.</td><td>Prestar el descuento de personal o llevarse mercadería dañada sin autorización.</td></tr>
    <tr><td>Información</td><td>Guardar reserva de datos de clientes, precios futuros y estrategias.</td><td>Comentar información interna en redes sociales o con la competencia.</td></tr>
    <tr><td>Competencia</td><td>Ganar clientes con calidad, servicio y precio.</td><td>Acordar precios o repartirse zonas con competidores.</td></tr>
    <tr><td>Comunidad</td><td>Cumplir las normas y cuidar el ambiente.</td><td>Hablar en nombre de la empresa sin autorización.</td></tr>
  </tbody>
</table>

<h2>Cuando la respuesta no es evidente</h2>
<p>Antes de decidir, hágase estas preguntas en orden:</p>
<ol>
  <li>¿Es <strong>legal</strong> y cumple las políticas internas?</li>
  <li>¿Es <strong>coherente</strong> con nuestros valores?</li>
  <li>¿Me sentiría tranquilo si se <strong>publicara</strong> en un diario o lo supiera mi familia?</li>
  <li>¿Es <strong>justo</strong> para las personas afectadas?</li>
</ol>
<p>Si alguna respuesta es «no», no lo haga. Si es «no estoy seguro», deténgase y <strong>consulte</strong> a su jefatura, a Gestión Humana o al área de Cumplimiento.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> «siempre se ha hecho así», «todos lo hacen» o «me lo pidió mi jefe» no convierten en correcta una conducta que no lo es. Cumplir una meta nunca justifica faltar al Código.</p>
</aside>

<aside class="caso">
  <p><strong>Caso:</strong> faltaban dos unidades para que la tienda de Chiclayo alcanzara su meta mensual. Un vendedor propuso registrar dos ventas a nombre de su primo y anularlas el día uno. Carla, la jefa, respondió: «Preferimos explicar por qué no llegamos que explicar por qué mentimos». Reportaron el resultado real y presentaron un plan de mejora.</p>
</aside>

<h2>El papel de quienes lideran</h2>
<p>Las jefaturas dan el ejemplo. Además de cumplir el Código, deben:</p>
<ul>
  <li>conversar con su equipo sobre situaciones reales, no solo recoger firmas;</li>
  <li>crear un ambiente donde se pueda <strong>preguntar y discrepar sin temor</strong>;</li>
  <li>derivar las denuncias que reciban sin investigarlas por su cuenta;</li>
  <li>evitar metas o presiones que empujen a saltarse las reglas.</li>
</ul>

<h2>Consultar y comunicar</h2>
<p>Si conoce o sospecha de una falta, comuníquelo de <strong>buena fe</strong> por los canales disponibles. Actuar de buena fe significa creer con motivos razonables que lo informado es cierto, aunque después no se confirme. El grupo prohíbe las represalias contra quien consulta o denuncia.</p>
<p>El incumplimiento del Código puede dar lugar a medidas disciplinarias <em>proporcionales a la falta</em>, aplicadas con respeto al derecho de defensa y conforme a la normativa vigente.</p>
<blockquote><p>La confianza se construye con miles de decisiones pequeñas y se pierde con una sola.</p></blockquote>`,
  preguntas: [
    {
      pregunta: '¿A quiénes se aplica el Código de ética y conducta?',
      rptas: [
        'A todo el personal y, en lo que corresponda, a proveedores y contratistas.',
        'Únicamente a las jefaturas y gerencias que toman decisiones de negocio.',
        'Al personal estable que ya superó el periodo de prueba en su sede.',
        'A las áreas que manejan dinero, como cajas, compras y tesorería.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Qué valor se relaciona con registrar la información de manera completa y exacta?',
      rptas: ['Respeto.', 'Lealtad.', 'Transparencia.', 'Eficiencia.'],
      correcta: 3,
    },
    {
      pregunta:
        'Un vendedor propone registrar ventas a un familiar y anularlas el mes siguiente para llegar a la meta. ¿Qué corresponde?',
      rptas: [
        'Aceptar, si la anulación se hace el primer día del mes.',
        'Rechazarlo y reportar el resultado real.',
        'Aceptar solo si la jefatura lo autoriza por escrito.',
        'Hacerlo una vez y avisar después al área de Cumplimiento.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Después de hacerse las preguntas del Código, usted no está seguro de la respuesta. ¿Qué debe hacer?',
      rptas: [
        'Seguir adelante y asumir personalmente las consecuencias.',
        'Hacer lo mismo que hizo su antecesor en el cargo.',
        'Decidir según lo que beneficie más al resultado del mes.',
        'Detenerse y consultar.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Una compañera le pide que marque su asistencia porque llegará quince minutos tarde. ¿Cuál es la respuesta adecuada?',
      rptas: [
        'Marcar, si ella promete recuperar el tiempo.',
        'Marcar y avisar a la jefatura al final del día.',
        'Negarse y sugerirle que avise a su jefatura.',
        'Pedir a otra persona que lo haga en su lugar.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un amigo que no trabaja en el grupo le pide usar su descuento de personal. ¿Qué indica el Código?',
      rptas: [
        'No se permite prestar el descuento de personal.',
        'Se permite si la compra es pequeña y se paga en efectivo.',
        'Se permite una vez al año con aviso a la tienda.',
        'Se permite si usted acompaña a su amigo a la caja.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'En una feria, un competidor propone coordinar los precios de la próxima campaña. ¿Cómo debe actuar?',
      rptas: [
        'Escuchar la propuesta y llevarla a su gerente para evaluarla.',
        'Aceptar solo para los productos de menor rotación.',
        'Compartir los precios actuales, pero no los futuros.',
        'Negarse: acordar precios con competidores es inaceptable.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué significa comunicar una posible falta de buena fe?',
      rptas: [
        'Tener pruebas completas antes de comunicarla.',
        'Creer con motivos razonables que lo informado es cierto.',
        'Informar solo cuando la falta afecta a quien la comunica.',
        'Contar con la aprobación de la jefatura para hacerlo.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un cliente pregunta por un televisor en exhibición que tiene un defecto menor. ¿Qué corresponde al vendedor?',
      rptas: [
        'Mencionar el defecto solo si el cliente lo nota.',
        'Ofrecer un producto distinto sin explicar el motivo.',
        'Informarle del defecto con claridad antes de la compra.',
        'Cerrar la venta y registrar el defecto para la garantía.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Su jefe le pide «cuadrar» el reporte de mermas para evitar una observación. ¿Cómo debe responder?',
      rptas: [
        'Hacerlo, porque la responsabilidad es de quien da la orden.',
        'Hacerlo y guardar una copia del reporte original.',
        'Pedir la orden por escrito y entonces cumplirla.',
        'Negarse y registrar la merma tal como ocurrió.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué se espera de una jefatura que recibe una denuncia ética de su equipo?',
      rptas: [
        'Que la derive sin investigarla por su cuenta.',
        'Que reúna pruebas antes de comunicarla al área de Cumplimiento.',
        'Que la resuelva dentro del equipo para no dañar su imagen.',
        'Que espere a recibir una segunda denuncia sobre el mismo hecho.',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Un colaborador del almacén quiere llevarse mercadería dañada que será desechada. ¿Qué debe tener en cuenta?',
      rptas: [
        'Puede hacerlo, porque ya no tiene valor comercial.',
        'No puede llevársela sin autorización.',
        'Puede hacerlo si la comparte con sus compañeros de turno.',
        'Puede hacerlo si primero la registra como merma.',
      ],
      correcta: 2,
    },
  ],
};
