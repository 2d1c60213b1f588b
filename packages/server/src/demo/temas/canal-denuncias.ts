import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'ETI-05',
  titulo: 'Canal de denuncias y no represalias',
  descripcion:
    'Cuándo y cómo usar el canal de denuncias, qué información ayuda a investigar, cómo se protege la confidencialidad y qué conductas constituyen una represalia.',
  categoria: 'etica',
  etiquetas: 'canal de denuncias, línea ética, confidencialidad, anonimato, represalias, investigación',
  duracion: 10,
  numeroPreguntas: 5,
  leccion: `<h2>Hablar a tiempo protege a todos</h2>
<p>La mayoría de los fraudes, abusos y situaciones de riesgo son conocidos por alguien antes de hacerse públicos. A veces esa persona calla por temor, por duda o porque cree que no servirá de nada. El <strong>canal de denuncias</strong> de Grupo Andino Retail existe para que cualquiera pueda hablar con seguridad y para que la empresa pueda corregir.</p>

<h2>¿Quién puede usarlo y para qué?</h2>
<p>Pueden usarlo colaboradores, practicantes, proveedores, contratistas y clientes. Sirve para comunicar <strong>hechos o sospechas razonables</strong> de:</p>
<ul>
  <li>fraude, robo, soborno o conflictos de interés ocultos;</li>
  <li>hostigamiento sexual, acoso, maltrato o discriminación;</li>
  <li>alteración de registros, inventarios o información;</li>
  <li>uso indebido de datos personales;</li>
  <li>incumplimientos graves de seguridad o de medioambiente.</li>
</ul>
<p>No es un canal de emergencias: si hay un <strong>peligro inmediato</strong>, avise primero a la brigada o a los servicios de emergencia. Tampoco reemplaza las consultas habituales sobre boletas, vacaciones o turnos, que atiende Gestión Humana.</p>

<h2>Vías disponibles</h2>
<table>
  <thead>
    <tr><th scope="col">Vía</th><th scope="col">Cuándo conviene</th></tr>
  </thead>
  <tbody>
    <tr><td>Formulario web</td><td>A cualquier hora; permite adjuntar documentos y elegir el anonimato.</td></tr>
    <tr><td>Línea telefónica</td><td>Si prefiere contar los hechos de viva voz a un operador externo.</td></tr>
    <tr><td>Área de Cumplimiento</td><td>Si desea orientación o una conversación personal.</td></tr>
    <tr><td>Jefatura o Gestión Humana</td><td>Si existe confianza y no están involucradas en los hechos.</td></tr>
  </tbody>
</table>
<p>Quien recibe una denuncia por cualquiera de estas vías la deriva a Cumplimiento <strong>sin investigar por su cuenta</strong> y con absoluta reserva.</p>

<h2>Confidencial y anónima no son lo mismo</h2>
<dl>
  <dt>Confidencial</dt>
  <dd>Usted se identifica, pero su nombre solo lo conocen las personas estrictamente necesarias para investigar.</dd>
  <dt>Anónima</dt>
  <dd>Usted no se identifica. Recibe un código para consultar el avance y responder preguntas sin revelar quién es.</dd>
</dl>

<h2>Una denuncia útil</h2>
<p>No necesita tener certeza ni pruebas completas. Ayuda mucho que indique:</p>
<ol>
  <li><strong>Qué</strong> ocurrió, separando lo que vio de lo que le contaron.</li>
  <li><strong>Quiénes</strong> participaron o pudieron presenciarlo.</li>
  <li><strong>Cuándo y dónde</strong> sucedió, y si continúa.</li>
  <li><strong>Cómo</strong> podría comprobarse: documentos, fechas, sistemas.</li>
</ol>
<p>No investigue, no confronte a la persona ni acceda a información que no le corresponde: podría exponerse y <em>alertar a los involucrados</em>.</p>

<h3>Qué pasa después</h3>
<p>La denuncia se registra, se evalúa y se asigna a alguien <strong>sin relación con los hechos</strong>. Se escucha a las partes, se respeta la presunción de inocencia y se resuelve. Se informa el cierre a quien denunció, aunque algunos detalles se reserven para proteger a otras personas.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> la protección alcanza a quien denuncia de buena fe, aunque la investigación no confirme los hechos. Solo es sancionable denunciar algo a sabiendas de que es falso.</p>
</aside>

<h2>No represalias</h2>
<p>Una represalia es cualquier trato perjudicial <strong>por haber denunciado, consultado o declarado como testigo</strong>. Puede ser evidente o sutil: despedir, cambiar turnos sin motivo, bajar la evaluación, excluir de reuniones, negar permisos, burlarse o intentar averiguar quién denunció. La represalia es una falta grave, <em>aunque la denuncia original no se haya confirmado</em>.</p>

<aside class="caso">
  <p><strong>Caso:</strong> tras una denuncia anónima por inventarios alterados, el encargado de un almacén reunió al equipo y dijo: «Voy a averiguar quién fue». Una operaria lo comunicó por el mismo canal. Cumplimiento intervino, se abrió un proceso por intento de represalia y el equipo recibió una charla sobre sus derechos.</p>
</aside>

<p>Si cree que sufre una represalia, comuníquelo cuanto antes. Y si dirige un equipo, agradezca a quien habla: su reacción define si los demás se atreverán.</p>`,
  preguntas: [
    {
      pregunta: '¿Quiénes pueden usar el canal de denuncias?',
      rptas: [
        'Solo el personal con contrato vigente en el grupo.',
        'Solo las jefaturas, en representación de sus equipos de trabajo.',
        'Solo quienes han sido afectados de manera directa.',
        'Colaboradores, practicantes, proveedores, contratistas y clientes.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué diferencia a una denuncia anónima de una confidencial?',
      rptas: [
        'La anónima no se investiga y la confidencial sí.',
        'En la anónima no se identifica quien denuncia.',
        'La anónima se presenta por teléfono y la confidencial por escrito.',
        'En la confidencial el nombre se informa a la persona denunciada.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un operario ve humo y chispas en un tablero eléctrico. ¿Qué debe hacer primero?',
      rptas: [
        'Avisar a la brigada o a los servicios de emergencia.',
        'Registrar el hecho en el formulario web del canal.',
        'Llamar a la línea de denuncias y pedir un código.',
        'Enviar un correo a Cumplimiento con fotografías adjuntas.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Una cajera sospecha con razones fundadas de un fraude, pero no tiene pruebas completas. ¿Puede denunciar?',
      rptas: [
        'No, primero debe reunir documentos que lo demuestren.',
        'Sí, pero solo si otra persona firma la denuncia con ella.',
        'Sí; no se necesita certeza ni pruebas completas.',
        'No, salvo que su jefatura lo autorice por escrito.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Por qué no debe investigar por su cuenta antes de denunciar?',
      rptas: [
        'Porque la denuncia perdería su carácter anónimo ante la ley.',
        'Porque podría exponerse y alertar a los involucrados.',
        'Porque el tiempo usado se descuenta de su jornada.',
        'Porque solo las autoridades pueden conocer los hechos.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'La denuncia que presentó un colaborador de buena fe no se confirmó. ¿Qué consecuencia tiene para él?',
      rptas: [
        'Recibe una amonestación verbal.',
        'Pierde el derecho a usar el canal durante un año.',
        'Debe disculparse por escrito con la persona denunciada.',
        'Ninguna: sigue protegido contra represalias.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál de estas conductas es una represalia?',
      rptas: [
        'Cambiar sin motivo los turnos de quien declaró como testigo.',
        'Pedir a quien denunció más datos a través de su código.',
        'Informar el cierre del caso sin revelar todos los detalles.',
        'Escuchar la versión de la persona denunciada antes de resolver.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un encargado dice a su equipo: «Voy a averiguar quién denunció». ¿Cómo debe entenderse?',
      rptas: [
        'Como una reacción normal que no requiere atención.',
        'Como parte de la investigación que le corresponde como encargado.',
        'Como un posible intento de represalia que debe comunicarse.',
        'Como una falta solo si llega a descubrir a la persona.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Una jefa recibe de un colaborador una denuncia por soborno. ¿Qué debe hacer?',
      rptas: [
        'Interrogar a la persona señalada ese mismo día.',
        'Derivarla a Cumplimiento con reserva y sin investigar.',
        'Consultar la opinión de los demás miembros del equipo.',
        'Pedir al colaborador que lo piense mejor antes de formalizarla.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuál de estos asuntos corresponde a Gestión Humana y no al canal de denuncias?',
      rptas: [
        'Una consulta sobre el saldo de vacaciones.',
        'Un caso de discriminación en la selección de personal.',
        'La alteración de un registro de inventario.',
        'El uso indebido de datos personales de clientes.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿A quién se asigna la investigación de una denuncia?',
      rptas: [
        'A la jefatura directa de la persona denunciada.',
        'A la persona que presentó la denuncia.',
        'Al colaborador con más antigüedad de la sede.',
        'A alguien sin relación con los hechos.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué conducta relacionada con las denuncias sí es sancionable?',
      rptas: [
        'Denunciar de forma anónima a una jefatura de la sede.',
        'Denunciar un hecho que después no pudo probarse.',
        'Denunciar algo a sabiendas de que es falso.',
        'Denunciar un hecho que ocurrió meses atrás.',
      ],
      correcta: 3,
    },
  ],
};
