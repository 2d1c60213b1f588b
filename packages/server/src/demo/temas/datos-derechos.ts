import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'DAT-02',
  titulo: 'Derechos ARCO y atención de solicitudes',
  descripcion:
    'Acceso, rectificación, cancelación y oposición: cómo reconocer una solicitud sobre datos personales, recibirla con amabilidad y derivarla a tiempo.',
  categoria: 'datos',
  etiquetas: 'derechos ARCO, acceso, rectificación, cancelación, oposición, solicitudes, clientes',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Los datos siguen siendo de la persona</h2>
<p>Cuando un cliente o un colaborador nos entrega sus datos, no deja de tener control sobre ellos. La Ley 29733 le reconoce derechos que puede ejercer ante la empresa. Los más conocidos se resumen en la palabra <strong>ARCO</strong>.</p>

<table>
<thead>
<tr><th scope="col">Derecho</th><th scope="col">Qué puede pedir la persona</th><th scope="col">Cómo suele expresarlo</th></tr>
</thead>
<tbody>
<tr><th scope="row">Acceso</th><td>Conocer qué datos suyos tenemos, cómo se obtuvieron y para qué se usan.</td><td>«¿Qué información tienen de mí?»</td></tr>
<tr><th scope="row">Rectificación</th><td>Corregir o actualizar datos inexactos, incompletos o desactualizados.</td><td>«Mi apellido está mal escrito».</td></tr>
<tr><th scope="row">Cancelación</th><td>Suprimir sus datos cuando ya no son necesarios o retiró su consentimiento.</td><td>«Borren mi cuenta».</td></tr>
<tr><th scope="row">Oposición</th><td>Que no se usen sus datos para un fin determinado por un motivo legítimo.</td><td>«No quiero que usen mis datos para publicidad».</td></tr>
</tbody>
</table>

<p>Casi nadie dirá «deseo ejercer mi derecho de oposición». Nuestro trabajo es <strong>reconocer el pedido aunque no use términos legales</strong>.</p>

<h2>Quién puede solicitarlo</h2>
<ul>
<li>La persona titular de los datos, que acredita su identidad.</li>
<li>Su representante, con un documento que demuestre esa representación.</li>
</ul>
<p>Verificar la identidad es indispensable. Entregar la información de alguien a un familiar, una pareja o un conocido sin facultades sería un incidente de datos, aunque la intención fuera ayudar. Al mismo tiempo, la verificación debe ser razonable: no pida más documentos de los que exige el procedimiento.</p>

<h2>Cómo atender una solicitud, paso a paso</h2>
<ol>
<li><strong>Escuche</strong> con calma y confirme lo que la persona necesita.</li>
<li><strong>Oriente</strong> sobre el canal oficial: el formulario web, el correo de privacidad o el módulo de atención al cliente de la tienda.</li>
<li><strong>Registre</strong> fecha, nombre, medio de contacto y pedido, sin agregar opiniones.</li>
<li><strong>Derive</strong> el mismo día al área de Protección de Datos.</li>
<li><strong>Entregue</strong> el cargo o número de registro, para que la persona pueda hacer seguimiento.</li>
</ol>
<p>La normativa fija plazos de respuesta que corren desde que la empresa recibe el pedido. Por eso cada día que una solicitud pasa en un cajón cuenta. El trámite es <strong>gratuito</strong> y nadie debe ser tratado de forma distinta por ejercer un derecho.</p>

<h2>Qué no hacer</h2>
<ul>
<li>Prometer un resultado («hoy mismo se borra todo»). La decisión corresponde al área especializada.</li>
<li>Pedir explicaciones incómodas o intentar desanimar a la persona.</li>
<li>Mostrar la pantalla, dictar datos por teléfono o enviar capturas por mensajería.</li>
<li>Borrar o modificar registros por cuenta propia.</li>
</ul>

<h2>Los límites</h2>
<p>Los derechos no son absolutos. Por ejemplo, una factura debe conservarse durante el plazo que ordena la ley tributaria, aunque el cliente pida eliminar sus datos. En esos casos la empresa responde igual, explica el motivo y deja de usar la información para otros fines. Lo que nunca procede es <em>no responder</em>: si la persona no recibe atención, puede reclamar ante la Autoridad Nacional de Protección de Datos Personales.</p>

<aside class="caso">
<h3>Caso: «Soy su esposo»</h3>
<p>Un señor se acerca al módulo de atención y pide el historial de compras de su esposa, porque ella «está muy ocupada». Muestra una foto de la tarjeta de puntos. Rosa, la asesora, responde con amabilidad: «Con gusto le explico cómo puede solicitarlo ella misma o a través de un representante acreditado». Le entrega el folleto con el canal oficial y no confirma ningún dato. Rosa protegió a la clienta y trató bien al visitante.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> reconozca el pedido, verifique quién lo hace, regístrelo y derívelo el mismo día. Usted no decide el resultado, pero sí logra que el derecho se respete.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué significan las siglas ARCO?',
      rptas: [
        'Acceso, registro, consulta y orden',
        'Autorización, rectificación, control y observación',
        'Acceso, rectificación, cancelación y oposición',
        'Aviso, reclamo, cancelación y orientación',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un cliente dice: «Quiero saber qué información mía tienen guardada». ¿Qué derecho ejerce?',
      rptas: ['Acceso', 'Rectificación', 'Cancelación', 'Oposición'],
      correcta: 1,
    },
    {
      pregunta: 'Una colaboradora avisa que su segundo apellido está mal escrito en su legajo. ¿De qué derecho se trata?',
      rptas: ['Oposición', 'Acceso', 'Cancelación', 'Rectificación'],
      correcta: 4,
    },
    {
      pregunta: 'Un cliente pide que ya no usen sus datos para publicidad, pero desea conservar su cuenta. ¿Qué derecho ejerce?',
      rptas: ['Cancelación', 'Oposición', 'Rectificación', 'Acceso'],
      correcta: 2,
    },
    {
      pregunta: '¿Qué debe hacer con una solicitud ARCO que recibe en la tienda?',
      rptas: [
        'Resolverla usted en el sistema, si tiene los permisos para editar los datos del cliente',
        'Guardarla hasta la siguiente visita del área legal',
        'Registrarla y derivarla el mismo día al área de Protección de Datos',
        'Pedirle al cliente que vuelva con un abogado',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un señor pide el historial de compras de su esposa y muestra una foto de la tarjeta de puntos. ¿Qué corresponde?',
      rptas: [
        'Entregarlo, porque la tarjeta demuestra que tienen confianza mutua',
        'Leerle solo las últimas compras, sin imprimir nada ni mostrarle la pantalla',
        'Decirle que esa clienta no existe en el sistema',
        'Explicarle el canal para la titular o su representante, sin confirmar datos',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Quién puede presentar una solicitud sobre los datos de una persona?',
      rptas: [
        'Cualquier familiar directo que muestre su propio documento de identidad',
        'La persona titular o un representante que acredite serlo',
        'Cualquier colaborador que la conozca',
        'Solo un abogado o notario',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuánto paga una persona por ejercer sus derechos ARCO ante la empresa?',
      rptas: [
        'Nada: el trámite es gratuito',
        'Una tasa según el número de datos solicitados',
        'El costo de las copias y la búsqueda en el sistema',
        'Nada, solo si es cliente con tarjeta de puntos vigente',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Un cliente exige borrar todos sus datos, incluidas sus facturas recientes. ¿Qué respuesta refleja lo que indica la lección?',
      rptas: [
        'Borrar todo de inmediato, porque el derecho de cancelación no tiene límites',
        'Ignorar el pedido, porque las facturas no se pueden eliminar',
        'Responder que las facturas se conservan por ley y dejar de usar los datos para otros fines',
        'Responder que se borrará todo cuando el cliente haga una última compra y devuelva su tarjeta de puntos',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un cliente molesto exige que elimine su cuenta en ese momento. ¿Qué frase es la más adecuada?',
      rptas: [
        '«No se preocupe, hoy mismo desaparece todo»',
        '«Registro su pedido y lo derivo hoy; este es su número de seguimiento»',
        '«¿Por qué quiere irse? Primero necesito que me explique sus motivos»',
        '«Ese tipo de pedidos no los vemos aquí, tendrá que buscar en internet»',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Por qué es importante derivar la solicitud el mismo día?',
      rptas: [
        'Porque el plazo legal corre desde que la empresa recibe el pedido',
        'Porque el sistema borra automáticamente los pedidos por la noche',
        'Porque quien la recibe debe resolverla antes de terminar su turno de trabajo',
        'Porque después de un día el cliente pierde el derecho',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Qué puede hacer una persona si la empresa no atiende su solicitud?',
      rptas: [
        'Presentar la misma solicitud en otra tienda y esperar un año',
        'Pedir que se le entreguen los datos de otros clientes',
        'Solo quejarse en redes sociales, porque no hay otra vía',
        'Reclamar ante la Autoridad Nacional de Protección de Datos Personales',
      ],
      correcta: 4,
    },
  ],
};
