import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'DAT-03',
  titulo: 'Incidentes de datos: reconocer y avisar',
  descripcion:
    'Cómo identificar una pérdida, fuga o acceso indebido a datos personales y qué hacer en los primeros minutos: contener, avisar y conservar evidencias.',
  categoria: 'datos',
  etiquetas: 'incidente, fuga de datos, brecha de seguridad, aviso, confidencialidad, evidencias',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Qué es un incidente de datos</h2>
<p>Un incidente de datos personales es cualquier hecho que afecta, o puede afectar, la información de las personas que tenemos a nuestro cargo. No siempre hay un atacante: la mayoría de las veces se trata de un descuido. Conviene pensar en tres tipos:</p>
<table>
<thead>
<tr><th scope="col">Se afecta…</th><th scope="col">Qué ocurre</th><th scope="col">Ejemplos</th></tr>
</thead>
<tbody>
<tr><th scope="row">La confidencialidad</th><td>Alguien ve o recibe datos que no le corresponden.</td><td>Correo enviado al destinatario equivocado; boletas de pago olvidadas en la impresora.</td></tr>
<tr><th scope="row">La integridad</th><td>Los datos se alteran sin autorización o por error.</td><td>Una carga masiva que cambia los teléfonos de cientos de clientes.</td></tr>
<tr><th scope="row">La disponibilidad</th><td>Los datos se pierden o no se puede acceder a ellos.</td><td>Equipo secuestrado por un programa malicioso; archivador mojado por una filtración.</td></tr>
</tbody>
</table>

<h2>Señales que merecen un aviso</h2>
<ul>
<li>Extravío o robo de un celular, una laptop, una memoria USB o documentos con datos.</li>
<li>Un archivo con información de clientes compartido con un enlace abierto.</li>
<li>Un cliente cuenta que recibió los datos de otra persona.</li>
<li>Movimientos en una cuenta que su usuario no hizo.</li>
<li>Un compañero consulta fichas sin necesidad o fotografía la pantalla.</li>
</ul>
<p><strong>No hace falta estar seguro.</strong> La sospecha razonable basta: el equipo especializado confirmará si hubo o no incidente. Un aviso que resulta ser falsa alarma no tiene ninguna consecuencia para quien lo dio de buena fe.</p>

<h2>Los primeros minutos</h2>
<ol>
<li><strong>Contenga</strong> lo que esté a su alcance sin riesgo: recoja los papeles, cierre el enlace compartido, desconecte el equipo de la red si actúa de forma extraña.</li>
<li><strong>Avise de inmediato</strong> a su jefatura y a la Mesa de Ayuda, a cualquier hora. Si el incidente involucra datos personales, ellos convocan al área de Protección de Datos.</li>
<li><strong>Conserve las evidencias</strong>: no borre correos, no formatee el equipo, anote la hora y lo que vio.</li>
<li><strong>Guarde reserva</strong>: no lo comente en grupos de mensajería ni en redes sociales.</li>
<li><strong>Colabore</strong> con la investigación y siga las indicaciones.</li>
</ol>

<h3>Qué contar en el aviso</h3>
<p>Responda con hechos: <em>qué</em> pasó, <em>cuándo</em> lo notó, <em>dónde</em>, <em>qué tipo de datos</em> y <em>cuántas personas</em> podrían estar afectadas, y <em>qué hizo</em> hasta el momento. Si no conoce alguna respuesta, dígalo; no la complete con suposiciones ni espere a tenerla para avisar.</p>

<h2>Por qué importa la rapidez</h2>
<p>En las primeras horas todavía se puede recuperar un correo, bloquear un teléfono o cambiar una clave. Además, la normativa vigente puede obligar a la empresa a comunicar ciertos incidentes a la autoridad y a las personas afectadas en plazos breves. Esa comunicación la realiza solo el área autorizada; ningún colaborador debe llamar por su cuenta a los clientes ni responder a la prensa.</p>

<aside class="caso">
<h3>Caso: la planilla equivocada</h3>
<p>Julio, asistente de oficina, envía por error a un proveedor un archivo con nombres, documentos y sueldos de 80 colaboradores. Se da cuenta a los cinco minutos. Piensa en borrar el correo enviado y callar, pero llama a su jefa y a la Mesa de Ayuda. El equipo pide al proveedor la eliminación del archivo y su confirmación por escrito, evalúa el riesgo y documenta lo sucedido. Gracias al aviso temprano, el daño fue mínimo. Desde entonces, esas planillas se comparten solo por la carpeta segura, con permisos individuales.</p>
</aside>

<h2>Aprender sin culpar</h2>
<p>Nuestra cultura valora a quien avisa. Un error comunicado a tiempo se corrige; un error oculto crece. Después de cada incidente se revisa el proceso para que sea más difícil que vuelva a ocurrir.</p>

<aside class="clave">
<p><strong>Idea clave:</strong> ante la duda, avise ya. Contenga, comunique, conserve y guarde reserva.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Cuál de estos hechos es un incidente de datos personales?',
      rptas: [
        'Una boleta de pago ajena olvidada en la impresora común',
        'Una caída de las ventas durante un feriado largo',
        'La rotura de un vidrio en la fachada de la tienda',
        'El retraso de un camión con mercadería refrigerada',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Una carga masiva cambia por error los teléfonos de cientos de clientes. ¿Qué se afectó principalmente?',
      rptas: ['La confidencialidad', 'La finalidad', 'La disponibilidad', 'La integridad'],
      correcta: 4,
    },
    {
      pregunta: 'Un programa malicioso impide abrir la base de clientes. ¿Qué aspecto se afecta de forma más evidente?',
      rptas: ['La calidad', 'La disponibilidad', 'El consentimiento', 'La proporcionalidad'],
      correcta: 2,
    },
    {
      pregunta: 'Usted sospecha que se extravió una carpeta con fichas de postulantes, pero no está seguro. ¿Qué hace?',
      rptas: [
        'Espera hasta el cierre del mes para ver si aparece en algún archivador',
        'Pregunta en el grupo de mensajería de toda la tienda',
        'Avisa de inmediato; la sospecha razonable es suficiente',
        'Rehace las fichas con los datos que recuerda',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿A quién se avisa en primer lugar de un posible incidente?',
      rptas: [
        'A los clientes que podrían estar afectados',
        'A un medio de prensa o a las redes sociales de la empresa',
        'A los compañeros del turno, para que estén alertas',
        'A la jefatura y a la Mesa de Ayuda',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Su computadora actúa de forma extraña y usted sospecha de un ataque. ¿Qué medida de contención corresponde?',
      rptas: [
        'Formatearla de inmediato para eliminar el problema',
        'Desconectarla de la red y avisar',
        'Seguir usándola con cuidado hasta terminar el turno y avisar al día siguiente',
        'Borrar los correos recientes y reiniciarla',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Por qué no se deben borrar correos ni archivos después de un incidente?',
      rptas: [
        'Porque son evidencias que permiten entender qué ocurrió',
        'Porque borrar archivos hace más lenta la computadora',
        'Porque los correos pertenecen al remitente y solo él puede eliminarlos del buzón',
        'Porque la ley prohíbe borrar cualquier correo electrónico',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Al preparar el aviso, usted no sabe cuántas personas están afectadas. ¿Qué es lo correcto?',
      rptas: [
        'Indicar un número alto para que le presten atención',
        'Esperar hasta contar con la cifra exacta y verificada por otra área',
        'Avisar ya e indicar que ese dato todavía no se conoce',
        'Omitir el tema y avisar solo la hora',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un periodista llama a la tienda y pregunta por una supuesta fuga de datos. ¿Qué debe hacer quien contesta?',
      rptas: [
        'Contar lo que sabe, para que la información sea transparente',
        'No dar declaraciones y derivar la llamada al área autorizada',
        'Negar por completo los hechos para proteger la imagen de la empresa ante el público',
        'Confirmar solo el número de clientes afectados',
      ],
      correcta: 2,
    },
    {
      pregunta: 'En el caso de la planilla equivocada, ¿qué decisión de Julio redujo más el daño?',
      rptas: [
        'Borrar el correo de su bandeja de enviados',
        'Escribir un segundo correo al proveedor con el archivo correcto',
        'Esperar a que el proveedor se diera cuenta',
        'Avisar a su jefa y a la Mesa de Ayuda a los pocos minutos',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué consecuencia tiene un aviso de buena fe que resulta ser una falsa alarma?',
      rptas: [
        'Ninguna para quien avisó',
        'Una amonestación escrita por alarmar al equipo',
        'La suspensión del acceso al sistema por unos días',
        'El pago de las horas que dedicó el equipo especializado',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Una clienta muestra en su celular un correo nuestro con los datos de otra persona. ¿Qué hace la asesora?',
      rptas: [
        'Le pide que lo borre y da por terminado el asunto',
        'Le explica que fue un error del sistema y que no tiene mayor importancia para nadie',
        'Le agradece, toma nota de los hechos y avisa de inmediato',
        'Llama a la otra persona para contarle lo sucedido',
      ],
      correcta: 3,
    },
  ],
};
