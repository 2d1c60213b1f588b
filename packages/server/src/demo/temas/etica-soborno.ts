import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'ETI-04',
  titulo: 'Prevención del soborno y la corrupción',
  descripcion:
    'Identifique sobornos, pagos de facilitación y señales de alerta en trámites, compras y terceros, y sepa cómo responder y comunicar una solicitud indebida.',
  categoria: 'etica',
  etiquetas: 'soborno, corrupción, coima, pagos de facilitación, terceros, cumplimiento, ley 30424',
  duracion: 14,
  numeroPreguntas: 5,
  leccion: `<h2>Un «favor» que cuesta muy caro</h2>
<p>El soborno distorsiona la competencia, encarece los productos y daña a toda la sociedad. Para una empresa puede significar multas, inhabilitación y pérdida de su reputación; para una persona, el despido y un proceso penal. En el Perú, la <strong>Ley 30424</strong> y sus modificatorias regulan la responsabilidad de las empresas por determinados delitos, entre ellos el cohecho, y valoran que cuenten con un <strong>modelo de prevención</strong>. Esta lección forma parte del nuestro.</p>

<h2>Conceptos básicos</h2>
<dl>
  <dt>Soborno</dt>
  <dd>Ofrecer, prometer, entregar, pedir o aceptar un beneficio indebido para que alguien haga, omita o acelere algo propio de su función.</dd>
  <dt>Pago de facilitación</dt>
  <dd>Pago, normalmente pequeño, para agilizar un trámite al que ya se tiene derecho. <strong>En el grupo está prohibido,</strong> cualquiera que sea el monto.</dd>
  <dt>Corrupción entre privados</dt>
  <dd>El soborno también existe entre empresas: por ejemplo, un proveedor que paga a un comprador para que lo elija.</dd>
  <dt>Tráfico de influencias</dt>
  <dd>Ofrecer interceder ante una autoridad, con influencias reales o simuladas, a cambio de una ventaja.</dd>
</dl>
<p>El beneficio no siempre es dinero: puede ser un viaje, un empleo para un familiar, una donación, mercadería o un descuento especial. <strong>La sola oferta ya es una falta,</strong> aunque no se acepte ni se pague.</p>

<h2>Situaciones de mayor riesgo en retail</h2>
<table>
  <thead>
    <tr><th scope="col">Proceso</th><th scope="col">Riesgo</th><th scope="col">Cómo prevenirlo</th></tr>
  </thead>
  <tbody>
    <tr><td>Licencias y permisos</td><td>Pedido de dinero para «agilizar» el expediente</td><td>Usar solo los canales oficiales y exigir recibo de cada tasa</td></tr>
    <tr><td>Inspecciones</td><td>Ofrecimiento para evitar una multa</td><td>Atender con dos personas y dejar constancia en acta</td></tr>
    <tr><td>Compras</td><td>Comisión oculta al comprador</td><td>Comparar ofertas y separar funciones</td></tr>
    <tr><td>Aduanas y transporte</td><td>Gestor que pide gastos sin sustento</td><td>Evaluar al tercero y pagar solo contra comprobante</td></tr>
    <tr><td>Donaciones</td><td>Aporte pedido por quien decide un trámite</td><td>Aprobación previa de Cumplimiento</td></tr>
  </tbody>
</table>

<h2>Los terceros actúan en nuestro nombre</h2>
<p>Un gestor, consultor o agente que paga un soborno por encargo nuestro <strong>nos compromete como si lo hubiéramos hecho nosotros</strong>. Por eso, antes de contratar se realiza una <em>debida diligencia</em>: quién es, qué experiencia y referencias tiene y si su tarifa es razonable. El contrato incluye una cláusula anticorrupción.</p>
<h3>Señales de alerta</h3>
<ul>
  <li>Pide el pago en efectivo, por adelantado o en la cuenta de otra persona.</li>
  <li>Sus honorarios son muy altos para el servicio que presta.</li>
  <li>La factura describe el trabajo de forma vaga: «gestiones varias».</li>
  <li>Lo recomienda el mismo funcionario que debe resolver el trámite.</li>
  <li>Se niega a firmar la cláusula anticorrupción.</li>
</ul>
<p>Una señal no prueba un delito, pero obliga a <strong>detenerse y consultar</strong>.</p>

<aside class="caso">
  <p><strong>Caso:</strong> durante una inspección en la tienda de Tacna, una persona insinuó que «con una colaboración» la observación podía olvidarse. El administrador respondió con cortesía: «Nuestra política no lo permite; por favor, registre la observación en el acta». Llamó a Cumplimiento ese mismo día, con fecha, nombres y lo conversado. La observación se subsanó en una semana por la vía regular.</p>
</aside>

<h2>Si le piden o le ofrecen un soborno</h2>
<ol>
  <li><strong>Rechace</strong> con firmeza y respeto, sin dejar dudas.</li>
  <li><strong>No negocie</strong> ni pida rebajar el monto.</li>
  <li><strong>Registre</strong> fecha, lugar, personas y palabras usadas.</li>
  <li><strong>Comunique</strong> el hecho a Cumplimiento o al canal de denuncias, el mismo día.</li>
</ol>
<p>Si existe una amenaza a su vida o integridad física, <strong>su seguridad es lo primero</strong>: póngase a salvo e informe apenas pueda.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> preferimos perder una venta, un plazo o un permiso antes que pagar un soborno. Nadie será perjudicado por un retraso causado al actuar con integridad.</p>
</aside>

<p>Recuerde también registrar todo gasto con su concepto verdadero. Disfrazar un pago indebido en la contabilidad es una segunda falta.</p>`,
  preguntas: [
    {
      pregunta: '¿Cuál de las siguientes acciones es un soborno, aunque no llegue a concretarse el pago?',
      rptas: [
        'Preguntar a un inspector por los plazos del trámite.',
        'Ofrecer un viaje a quien debe aprobar una licencia.',
        'Solicitar por escrito que se revise una multa aplicada.',
        'Pagar la tasa oficial y pedir el recibo correspondiente.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué es un pago de facilitación?',
      rptas: [
        'Un pago para agilizar un trámite al que ya se tiene derecho.',
        'La tasa oficial que se paga por ventanilla con recibo.',
        'El adelanto que se entrega a un proveedor con contrato.',
        'Una comisión de ventas registrada en la planilla del personal.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un gestor dice que con un monto muy pequeño el permiso sale hoy mismo. ¿Qué establece la política del grupo?',
      rptas: [
        'Puede pagarse si el monto es menor que la multa diaria.',
        'Puede pagarse con autorización del administrador de tienda.',
        'Puede pagarse si el gestor entrega factura por «gestiones varias».',
        'Está prohibido, cualquiera que sea el monto.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Un proveedor ofrece a un comprador una comisión personal si elige su oferta. ¿Cómo se llama esta conducta?',
      rptas: [
        'Descuento comercial.',
        'Pago de facilitación.',
        'Corrupción entre privados.',
        'Incentivo por volumen de compra.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Si un agente contratado paga un soborno por encargo de la empresa, ¿qué ocurre?',
      rptas: [
        'Nos compromete como si lo hubiéramos hecho nosotros.',
        'La responsabilidad es únicamente del agente.',
        'No hay problema si la empresa no conocía el monto exacto.',
        'Solo responde quien firmó la orden de servicio del agente.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Cuál de estas situaciones es una señal de alerta sobre un tercero?',
      rptas: [
        'Presenta referencias verificables de otros clientes.',
        'Solicita que el contrato detalle los entregables.',
        'Pide que le paguen en la cuenta de otra persona.',
        'Cobra una tarifa similar a la de otros proveedores.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un consultor tiene honorarios muy altos y una factura vaga. ¿Cuál es la conducta adecuada?',
      rptas: [
        'Pagar y dejar una nota para la próxima auditoría.',
        'Detenerse y consultar con Cumplimiento.',
        'Acusarlo de corrupción ante los demás proveedores.',
        'Pedirle que divida la cuenta en varias facturas pequeñas.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Una persona que inspecciona la tienda insinúa una «colaboración» para olvidar una observación. ¿Qué hace usted?',
      rptas: [
        'Pregunta cuánto sería y lo consulta con su gerente.',
        'Le ofrece productos de la tienda en lugar de dinero.',
        'Le pide que vuelva otro día, cuando no haya clientes.',
        'Se niega con cortesía y pide que se registre en el acta.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuándo debe comunicarse una solicitud de soborno?',
      rptas: [
        'El mismo día.',
        'Al cierre del mes, junto con los demás gastos.',
        'Cuando se confirme que el trámite fue rechazado.',
        'Solo si la solicitud se repite por escrito.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'El funcionario que decide un trámite pide una donación para una obra local. ¿Qué corresponde?',
      rptas: [
        'Entregarla, porque beneficia a la comunidad.',
        'Entregarla en mercadería para que no sea dinero.',
        'No comprometerla y consultar a Cumplimiento.',
        'Entregarla después de que el trámite sea aprobado.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Qué forma puede tomar el beneficio en un soborno?',
      rptas: [
        'Únicamente dinero en efectivo.',
        'Dinero o bienes que superen cierto monto.',
        'Solo transferencias a la cuenta de un funcionario público.',
        'Dinero, viajes, empleos, donaciones o descuentos, entre otros.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Un repartidor es amenazado físicamente para que entregue dinero en un control. ¿Qué debe priorizar?',
      rptas: [
        'Negociar un monto menor y pedir recibo.',
        'Su seguridad, e informar apenas pueda.',
        'La entrega del pedido dentro del plazo ofrecido al cliente.',
        'Grabar a la persona con el celular en ese momento.',
      ],
      correcta: 2,
    },
  ],
};
