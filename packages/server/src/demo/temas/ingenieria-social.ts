import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CIB-04',
  titulo: 'Ingeniería social y fraude telefónico',
  descripcion:
    'Cómo manipulan los estafadores por teléfono, mensajes o en persona, y qué decir y hacer para cortar el engaño sin perder la cortesía.',
  categoria: 'datos',
  etiquetas: 'ingeniería social, vishing, fraude telefónico, suplantación, estafa, verificación',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>El ataque empieza con una conversación</h2>
<p>La <strong>ingeniería social</strong> es el arte de manipular a las personas para que hagan algo que normalmente no harían: dar un código, abrir una puerta, transferir dinero o saltarse un control. El estafador no necesita saber de informática; le basta una historia creíble y nuestra buena disposición.</p>

<h2>Las palancas que usan</h2>
<table>
<thead>
<tr><th scope="col">Palanca</th><th scope="col">Cómo suena</th></tr>
</thead>
<tbody>
<tr><th scope="row">Autoridad</th><td>«Le llamo de parte del gerente general, hágalo ya».</td></tr>
<tr><th scope="row">Urgencia</th><td>«Si no lo resolvemos en diez minutos, la tienda se queda sin sistema».</td></tr>
<tr><th scope="row">Ayuda</th><td>«Soy nuevo, me van a despedir, por favor ayúdeme».</td></tr>
<tr><th scope="row">Confianza</th><td>«Ya hablé con Patricia, de su área; ella me dio su nombre».</td></tr>
<tr><th scope="row">Miedo</th><td>«Hay un operativo de fiscalización y usted será responsable».</td></tr>
<tr><th scope="row">Recompensa</th><td>«Ganó un premio, solo confirme el código».</td></tr>
</tbody>
</table>
<p>Saber nombres, horarios o procedimientos <em>no demuestra</em> que alguien sea quien dice ser: esos datos se encuentran en redes sociales o se obtienen en llamadas previas.</p>

<h2>Modalidades frecuentes en retail</h2>
<ul>
<li><strong>Vishing:</strong> llamada en la que se hacen pasar por el banco, soporte técnico o la central. El número en pantalla puede estar falsificado.</li>
<li><strong>Falso gerente:</strong> piden comprar tarjetas de regalo o recargas y dictar los códigos, o llevar efectivo a un «courier».</li>
<li><strong>Falso soporte del terminal de pago:</strong> solicitan hacer una «transacción de prueba» o instalar un programa de acceso remoto.</li>
<li><strong>Voz clonada:</strong> un audio que imita a una persona conocida. La voz ya no es prueba suficiente de identidad.</li>
<li><strong>Intruso amable:</strong> alguien con chaleco o cajas que entra detrás de usted a una zona restringida.</li>
</ul>

<h2>Cómo responder</h2>
<ol>
<li><strong>Pause.</strong> Respire; nadie legítimo se molesta porque usted verifique.</li>
<li><strong>Pida</strong> nombre, área y motivo, sin dar usted información.</li>
<li><strong>Corte y devuelva la llamada</strong> al número de la agenda corporativa, nunca al que le dictan.</li>
<li><strong>Siga el procedimiento</strong>, aunque el pedido venga de un cargo alto. Los controles no se suspenden por teléfono.</li>
<li><strong>Avise</strong> a su jefatura y a la Mesa de Ayuda, incluso si no cayó: puede que llamen a otra tienda.</li>
</ol>
<blockquote>
<p>«Entiendo la urgencia. Por procedimiento, voy a verificar y le devuelvo la llamada por el número registrado».</p>
</blockquote>

<h3>Lo que nunca se entrega por teléfono</h3>
<ul>
<li>Contraseñas, códigos de un solo uso o códigos de tarjetas de regalo.</li>
<li>Montos de efectivo, horarios de recojo de valores o ubicación de la bóveda.</li>
<li>Datos personales de clientes o turnos y teléfonos de compañeros.</li>
</ul>

<h2>En la puerta</h2>
<p>Toda visita técnica se anuncia, se identifica, se registra y se acompaña. Si alguien sin fotocheck camina por la trastienda, salude y pregunte: «Buenos días, ¿a quién busca? Le acompaño a recepción». Si le genera inseguridad, no lo enfrente: avise a Seguridad.</p>

<h2>Si el engaño funcionó</h2>
<p>Avise en el acto: quizá se pueda anular una recarga, bloquear una tarjeta o cambiar una clave. Anote hora, número y lo conversado. No continúe la llamada para «investigar» por su cuenta ni se quede en silencio por vergüenza: estos grupos se dedican a engañar y cualquiera puede ser víctima.</p>

<aside class="caso">
<h3>Caso: las tarjetas de regalo</h3>
<p>Un sábado, «el gerente regional» llama a la tienda: necesita diez tarjetas de regalo activadas para un evento y pide los códigos por teléfono. La voz es parecida. Lucía, jefa de caja, responde que verificará y llama al número corporativo del gerente, que está en una reunión y no pidió nada. Lucía avisa y la alerta llega a las demás tiendas: otras dos ya habían recibido la misma llamada.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> cuanta más prisa le impongan, más motivo tiene para verificar por un canal que usted elija.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué es la ingeniería social?',
      rptas: [
        'Manipular a las personas para que entreguen información o se salten controles',
        'Diseñar programas que mejoran la convivencia en el trabajo',
        'Usar redes sociales para promocionar los productos de la empresa y captar nuevos clientes',
        'Reparar a distancia los equipos de una tienda',
      ],
      correcta: 1,
    },
    {
      pregunta: '«Si no lo hace en diez minutos, la tienda se queda sin sistema». ¿Qué palanca usa esta frase?',
      rptas: ['Recompensa', 'Confianza', 'Ayuda', 'Urgencia'],
      correcta: 4,
    },
    {
      pregunta: 'En la pantalla del teléfono aparece el número de la central. ¿Qué puede concluir?',
      rptas: [
        'Que la llamada es interna y segura',
        'Que el número puede estar falsificado y conviene verificar',
        'Que quien llama ya fue identificado por la operadora antes de transferir',
        'Que no es necesario pedir nombre ni área',
      ],
      correcta: 2,
    },
    {
      pregunta: '«El gerente regional» llama y pide los códigos de diez tarjetas de regalo activadas. ¿Qué hace la jefa de caja?',
      rptas: [
        'Dicta los códigos, porque la voz es conocida',
        'Envía los códigos por mensajería para que queden registrados en la conversación',
        'Corta y llama al número corporativo del gerente para verificar',
        'Activa solo la mitad hasta que llegue un correo',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Alguien que dice ser soporte del terminal de pago pide hacer una «transacción de prueba» y dictarle el resultado. ¿Qué corresponde?',
      rptas: [
        'Hacerla por un monto mínimo',
        'Hacerla solo si conoce el nombre del jefe de tienda y el modelo del terminal',
        'Pedirle que instale él mismo el acceso remoto',
        'No hacerla, cortar y avisar a la jefatura y a la Mesa de Ayuda',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Una persona con chaleco y cajas quiere entrar detrás de usted a la trastienda. No tiene fotocheck. ¿Qué hace?',
      rptas: [
        'Le sostiene la puerta, porque lleva las manos ocupadas',
        'Le saluda, pregunta a quién busca y la acompaña a recepción',
        'La deja entrar y comenta el hecho con sus compañeros al terminar el turno',
        'Le presta su propio fotocheck por un momento',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Quien llama conoce el nombre de su jefa y los turnos de la tienda. ¿Qué demuestra eso?',
      rptas: [
        'Nada: esos datos se obtienen en redes sociales o llamadas previas',
        'Que trabaja en la empresa, porque esa información es interna y no se publica',
        'Que fue autorizado por la jefa para pedir datos',
        'Que pertenece al área de Recursos Humanos',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Cuál es la forma correcta de verificar una llamada sospechosa?',
      rptas: [
        'Llamar al número que dicta la misma persona',
        'Pedirle que envíe una foto de su fotocheck por mensajería antes de continuar',
        'Devolver la llamada al número de la agenda corporativa',
        'Hacerle una pregunta difícil sobre la empresa',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Cuál de estos datos nunca se entrega por teléfono?',
      rptas: [
        'El horario de atención al público',
        'El horario de recojo de valores',
        'La dirección de la tienda que figura en la página web',
        'El nombre del canal oficial de reclamos',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Recibe por mensajería un audio con la voz de su jefe que pide una transferencia inmediata. ¿Qué debe considerar?',
      rptas: [
        'Que la voz puede ser clonada y el pedido debe verificarse por otro canal',
        'Que un audio es más confiable que un texto, porque la voz es única',
        'Que basta con responder el audio y esperar a que él confirme en el mismo chat antes de transferir',
        'Que la transferencia procede si el monto es bajo',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Usted detectó un intento de fraude y cortó la llamada a tiempo. ¿Qué falta?',
      rptas: [
        'Nada, porque no hubo pérdida',
        'Llamar al estafador para pedirle explicaciones y grabar la conversación',
        'Bloquear el número en su celular y olvidar el asunto',
        'Avisar, porque pueden llamar a otra tienda',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Un compañero dictó un código por teléfono y se dio cuenta del engaño. ¿Qué consejo le da?',
      rptas: [
        'Que no lo cuente, para evitar problemas',
        'Que siga conversando con el estafador para reunir pruebas y entregarlas después',
        'Que avise en el acto y anote hora, número y lo conversado',
        'Que reponga el dinero y cierre el tema',
      ],
      correcta: 3,
    },
  ],
};
