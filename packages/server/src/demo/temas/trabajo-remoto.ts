import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CIB-05',
  titulo: 'Trabajo remoto seguro',
  descripcion:
    'Cómo proteger la información cuando trabaja desde casa o en viaje: espacio, red, videollamadas, documentos, herramientas y desconexión.',
  categoria: 'datos',
  etiquetas: 'trabajo remoto, teletrabajo, VPN, wifi, videollamadas, desconexión digital',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>La oficina va con usted</h2>
<p>Cuando trabaja desde casa, un hotel o una sala de espera, las obligaciones de confidencialidad son las mismas que en la sede. Lo que cambia es el entorno: no hay vigilante, la red es otra y quienes le rodean no pertenecen a la empresa. Estos hábitos permiten trabajar con tranquilidad.</p>

<h2>El espacio</h2>
<ul>
<li>Elija un lugar donde otras personas no vean su pantalla ni escuchen conversaciones reservadas. En espacios compartidos, use audífonos.</li>
<li>Bloquee el equipo al levantarse, también en casa: una mascota o un niño pueden enviar un correo sin querer.</li>
<li>El equipo corporativo es <strong>solo para usted</strong>. No lo preste para tareas escolares ni juegos.</li>
<li>Siéntese con apoyo en la espalda, pantalla a la altura de los ojos y buena luz. Haga pausas breves y cambie de postura.</li>
</ul>

<h2>La conexión</h2>
<ol>
<li>Cambie la clave de fábrica de su router, tanto la del wifi como la de administración, y mantenga actualizado su programa interno.</li>
<li>Use cifrado WPA2 o WPA3 y una red de invitados para las visitas y los aparatos inteligentes.</li>
<li>Conéctese a la <strong>VPN</strong> de la empresa antes de abrir los sistemas internos. La VPN crea un canal cifrado, aunque no evita que usted caiga en un engaño.</li>
<li>En lugares públicos prefiera compartir los datos de su celular antes que una red abierta.</li>
</ol>

<h2>Documentos y herramientas</h2>
<table>
<thead>
<tr><th scope="col">En lugar de…</th><th scope="col">Haga esto</th></tr>
</thead>
<tbody>
<tr><td>Enviar archivos a su correo personal</td><td>Ábralos desde la nube corporativa.</td></tr>
<tr><td>Subir datos de clientes a convertidores o asistentes en línea no autorizados</td><td>Use las herramientas aprobadas o consulte a la Mesa de Ayuda.</td></tr>
<tr><td>Compartir con «cualquiera que tenga el enlace»</td><td>Comparta con personas específicas y con fecha de término.</td></tr>
<tr><td>Imprimir en casa</td><td>Trabaje en pantalla; si imprimió, guarde el papel y llévelo a la sede para su destrucción.</td></tr>
</tbody>
</table>

<h2>Videollamadas</h2>
<ul>
<li>Revise quiénes están en la sala antes de hablar de temas reservados y use la sala de espera.</li>
<li>Comparta solo la ventana necesaria, no toda la pantalla; cierre antes el correo y los chats.</li>
<li>Cuide el fondo: pizarras, papeles y familiares pueden quedar en imagen. El fondo difuminado ayuda.</li>
<li>Si la reunión se va a grabar, se avisa al inicio y se guarda en el lugar oficial.</li>
</ul>

<h2>Comunicación y desconexión</h2>
<p>A distancia es más difícil preguntar al colega de al lado, y los estafadores lo saben. Si recibe un pedido inusual por correo o chat, <strong>llame antes de actuar</strong>. Si un programa falla, contacte a la Mesa de Ayuda por el canal oficial; no permita que un desconocido tome control de su equipo.</p>
<p>Trabajar seguro también es descansar. Respete su horario, registre su jornada y ejerza su derecho a la <em>desconexión digital</em> según la normativa vigente y la política interna: fuera de la jornada, salvo las excepciones previstas, no está obligado a responder mensajes. El cansancio aumenta los errores.</p>

<h2>Si algo sale mal</h2>
<p>Los incidentes se avisan igual que en la sede: de inmediato, a la Mesa de Ayuda y a su jefatura. Ocurre lo mismo con un accidente mientras trabaja desde casa: avise cuanto antes para recibir orientación.</p>

<aside class="caso">
<h3>Caso: la pantalla completa</h3>
<p>Andrea presenta un informe a un proveedor y comparte toda su pantalla. A mitad de la reunión aparece la notificación de un chat con el sueldo de un candidato. Andrea detiene la presentación, continúa solo con la ventana del informe y, al terminar, avisa a su jefatura y a la Mesa de Ayuda. Desde entonces activa el modo «No molestar» antes de cada reunión.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> lugar reservado, red protegida, herramientas aprobadas y un aviso a tiempo. La seguridad no depende de dónde está usted, sino de cómo trabaja.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué ocurre con las obligaciones de confidencialidad al trabajar desde casa?',
      rptas: [
        'Se suspenden mientras el equipo esté fuera de la sede',
        'Solo se aplican a las jefaturas y gerencias',
        'Dependen de lo que se acuerde con la familia',
        'Son las mismas que en la sede',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Su hijo necesita una computadora para una tarea escolar y la suya es corporativa. ¿Qué corresponde?',
      rptas: [
        'Prestársela si usted está presente',
        'No prestarla: el equipo es solo para usted',
        'Prestarla con la sesión de un compañero que esté de vacaciones en esa fecha',
        'Crearle un usuario propio en el equipo',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué debe cambiarse en el router de casa al empezar a trabajar de forma remota?',
      rptas: [
        'El color de las luces y la ubicación',
        'La empresa proveedora, cada seis meses',
        'Las claves de fábrica del wifi y de administración',
        'El idioma del menú y el nombre de la red, para que incluya el de su área',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Qué hace la VPN de la empresa?',
      rptas: [
        'Crea un canal cifrado hacia los sistemas internos',
        'Impide que usted caiga en correos engañosos',
        'Aumenta la velocidad de la conexión de la casa',
        'Guarda una copia de respaldo de todos los archivos del equipo cada noche',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Debe terminar un informe desde casa. ¿Cómo accede al archivo?',
      rptas: [
        'Se lo envía a su correo personal antes de salir',
        'Le toma fotos a la pantalla en la oficina y lo transcribe',
        'Lo abre desde la nube corporativa',
        'Pide a un compañero que se lo mande por mensajería y lo borra apenas termina',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Una analista quiere usar un convertidor gratuito en línea para un archivo con datos de clientes. ¿Qué debe hacer?',
      rptas: [
        'Usarlo si la página tiene candado',
        'Usarlo y borrar el archivo después de descargarlo del sitio',
        'Usarlo desde su celular personal para no comprometer la red de la empresa',
        'Usar una herramienta aprobada o consultar a la Mesa de Ayuda',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál es la forma más segura de compartir un documento con dos colegas?',
      rptas: [
        'Un enlace para cualquiera que lo tenga, porque es más rápido',
        'Un permiso para esas dos personas y con fecha de término',
        'Una copia en el grupo de mensajería del área, con un aviso de que es reservado',
        'Una impresión dejada en la recepción',
      ],
      correcta: 2,
    },
    {
      pregunta: 'En una videollamada con un proveedor, ¿qué conviene compartir?',
      rptas: [
        'Solo la ventana necesaria',
        'Toda la pantalla, para pasar rápido de un tema a otro',
        'El control remoto de su equipo',
        'La carpeta completa del proyecto, para que el proveedor elija lo que quiere ver',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Trabajando en casa recibe un chat de «su gerente» con un pedido de pago inusual. ¿Qué hace?',
      rptas: [
        'Lo realiza, porque a distancia no es posible confirmar',
        'Responde en el mismo chat y pide que lo confirme por escrito antes del pago',
        'Llama al gerente antes de actuar',
        'Lo deja pendiente sin decir nada',
      ],
      correcta: 3,
    },
    {
      pregunta: 'En el caso de la pantalla completa, ¿qué hizo bien Andrea después de la notificación?',
      rptas: [
        'Pidió al proveedor que olvidara lo que vio y siguió como si nada hubiera ocurrido',
        'Detuvo la presentación y luego avisó a su jefatura y a la Mesa de Ayuda',
        'Cerró la sesión y canceló las reuniones siguientes',
        'Explicó al proveedor quién era el candidato',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un domingo, fuera de su jornada, recibe un mensaje de trabajo que no corresponde a las excepciones previstas. ¿Qué indica la lección?',
      rptas: [
        'Debe responder en menos de una hora para no afectar al equipo',
        'Debe responder si el mensaje viene de su jefatura',
        'Debe responder solo si tiene el equipo corporativo encendido en ese momento',
        'No está obligado a responder: tiene derecho a la desconexión digital',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Imprimió en casa un listado con datos de colaboradores y ya no lo necesita. ¿Qué hace?',
      rptas: [
        'Lo guarda y lo lleva a la sede para su destrucción',
        'Lo bota en la basura doméstica, bien doblado',
        'Lo usa como papel de dibujo para los niños, del lado que está en blanco',
        'Lo deja en el contenedor de reciclaje del edificio',
      ],
      correcta: 1,
    },
  ],
};
