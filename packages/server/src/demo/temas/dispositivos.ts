import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CIB-03',
  titulo: 'Uso seguro de equipos y dispositivos móviles',
  descripcion:
    'Cuidado físico y digital de computadoras, terminales, celulares y memorias: bloqueo, actualizaciones, conexiones, pérdida o robo y devolución.',
  categoria: 'datos',
  etiquetas: 'equipos, celular, laptop, USB, actualizaciones, bloqueo de pantalla, ciberseguridad',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Mucho más que un aparato</h2>
<p>La computadora de la oficina, el lector de códigos del almacén, la tableta del asesor y el celular corporativo guardan información de clientes y dan acceso a nuestros sistemas. Si uno se pierde o se infecta, el valor del equipo suele ser lo de menos: lo valioso es <strong>lo que contiene y lo que abre</strong>.</p>

<h2>Cinco hábitos básicos</h2>
<ol>
<li><strong>Bloquee siempre la pantalla</strong> al alejarse, aunque sea un minuto. En Windows, presione la tecla Windows y la letra L.</li>
<li><strong>Mantenga el equipo actualizado.</strong> Las actualizaciones corrigen fallas que los atacantes ya conocen. Si aparece el aviso, prográmela para el mismo día.</li>
<li><strong>Instale solo lo autorizado.</strong> Los programas pirata o de origen desconocido son una vía común de infección. Solicite lo que necesite a la Mesa de Ayuda.</li>
<li><strong>Guarde los archivos en la nube o red corporativa</strong>, no solo en el disco del equipo, para contar con respaldo.</li>
<li><strong>No desactive las protecciones</strong>: antivirus, cifrado del disco y herramientas de administración.</li>
</ol>

<h2>Memorias USB y cargadores</h2>
<p>Una memoria encontrada en el estacionamiento puede ser una trampa: la curiosidad hace el resto. No la conecte; entréguela a la Mesa de Ayuda. Para compartir archivos use las carpetas corporativas. Si su función exige una memoria, debe ser proporcionada por la empresa y estar cifrada.</p>
<p>Al cargar el celular en lugares públicos, prefiera su propio cargador conectado a un tomacorriente. Si el teléfono pregunta si confía en un equipo o si permite la transferencia de datos, responda que no.</p>

<h2>El celular</h2>
<table>
<thead>
<tr><th scope="col">Aspecto</th><th scope="col">Recomendación</th></tr>
</thead>
<tbody>
<tr><th scope="row">Acceso</th><td>PIN de seis dígitos o más, huella o rostro, y bloqueo automático corto.</td></tr>
<tr><th scope="row">Aplicaciones</th><td>Solo de la tienda oficial. Revise los permisos: una linterna no necesita sus contactos.</td></tr>
<tr><th scope="row">Notificaciones</th><td>Oculte el contenido en la pantalla bloqueada.</td></tr>
<tr><th scope="row">Redes wifi</th><td>Evite las redes abiertas para trabajar; use datos móviles o la VPN de la empresa.</td></tr>
<tr><th scope="row">Fotos</th><td>No fotografíe pantallas, documentos ni clientes con su celular personal.</td></tr>
</tbody>
</table>
<p>Si usa su propio celular para el trabajo, hágalo mediante las aplicaciones corporativas aprobadas. Así la información de la empresa queda separada de la personal y puede borrarse a distancia sin tocar sus fotos.</p>

<h2>Equipos compartidos</h2>
<p>En cajas, almacén y módulos de atención varias personas usan el mismo equipo. Ingrese siempre con su propio usuario, cierre la sesión al terminar y no deje documentos abiertos. Si encuentra la sesión de un colega abierta, ciérrela y avísele. En las cajas, revise que el lector de tarjetas no tenga piezas añadidas, sueltas o sellos rotos, y avise si nota algo distinto.</p>

<h2>Pérdida, robo y devolución</h2>
<ul>
<li>Ante un robo, <strong>su integridad es primero</strong>: no se resista.</li>
<li>Avise de inmediato a la Mesa de Ayuda y a su jefatura, a cualquier hora, para bloquear el equipo y cambiar claves.</li>
<li>Presente la denuncia policial y entregue la copia.</li>
<li>En el auto, no deje el equipo a la vista; en viajes, llévelo como equipaje de mano.</li>
<li>Al cambiar de puesto o dejar la empresa, devuelva el equipo completo. El borrado lo realiza Tecnología.</li>
</ul>

<aside class="caso">
<h3>Caso: la tableta del almacén</h3>
<p>Durante el inventario, Óscar dejó la tableta sin bloquear sobre una parihuela y fue a refrigerio. Al volver no estaba. Avisó en cinco minutos: Tecnología la ubicó, la bloqueó a distancia y ningún dato se expuso. La tableta apareció en otra zona. Desde entonces el equipo se bloquea a los dos minutos y hay un gabinete con llave.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> bloquee, actualice, use solo lo autorizado y avise de inmediato si algo se pierde.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué debe hacer al alejarse de su computadora por solo un minuto?',
      rptas: [
        'Bajar el brillo del monitor',
        'Pedir a un compañero que la cuide hasta que usted regrese a su puesto',
        'Bloquear la pantalla',
        'Minimizar las ventanas abiertas',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Encuentra una memoria USB en el estacionamiento con la etiqueta «Sueldos». ¿Qué hace?',
      rptas: [
        'La entrega a la Mesa de Ayuda sin conectarla',
        'La conecta a un equipo antiguo para identificar al dueño',
        'La conecta solo si el antivirus está actualizado y la red desconectada',
        'La deja en la cafetería con un aviso',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Por qué conviene instalar pronto las actualizaciones?',
      rptas: [
        'Porque liberan espacio borrando los archivos del usuario',
        'Porque corrigen fallas que los atacantes ya conocen',
        'Porque permiten desactivar el antivirus durante unas horas y trabajar más rápido',
        'Porque cambian la clave automáticamente',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un colaborador necesita un programa de edición que no está en su equipo. ¿Cuál es la vía correcta?',
      rptas: [
        'Descargar una copia gratuita recomendada en un foro',
        'Usar la licencia personal de un amigo',
        'Instalarlo en casa y traerlo en una memoria USB para no ocupar la red de la tienda',
        'Solicitarlo a la Mesa de Ayuda',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Una aplicación de linterna solicita acceso a sus contactos y ubicación. ¿Qué indica ese pedido?',
      rptas: [
        'Que pide permisos que no necesita y conviene no usarla',
        'Que es una versión moderna y más segura',
        'Que requiere una conexión wifi para encender la luz',
        'Que el celular necesita más memoria para funcionar bien con esa aplicación',
      ],
      correcta: 1,
    },
    {
      pregunta: 'En un café, necesita revisar un reporte de ventas en su laptop corporativa. ¿Qué opción es la más segura?',
      rptas: [
        'La red abierta del café, si la señal es buena',
        'La red abierta, pero solo por pocos minutos y con el brillo de la pantalla bajo',
        'Sus datos móviles o la VPN de la empresa',
        'La red de un cliente que le presta su clave',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Le roban el celular corporativo en la calle. ¿Cuál es el orden correcto?',
      rptas: [
        'Perseguir al ladrón, comprar otro equipo y avisar',
        'Esperar al lunes por si alguien lo devuelve y luego presentar la denuncia',
        'Avisar en redes sociales y cambiar de número',
        'Ponerse a salvo, avisar a la Mesa de Ayuda y a su jefatura, y denunciar',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Al llegar al módulo de atención encuentra abierta la sesión de un colega. ¿Qué corresponde?',
      rptas: [
        'Usarla para no hacer esperar al cliente',
        'Cerrarla, avisarle e ingresar con su propio usuario',
        'Usarla y anotar en un cuaderno las operaciones que usted realizó en esa sesión',
        'Dejarla abierta, porque no es su responsabilidad',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Una cajera nota que el lector de tarjetas tiene una pieza suelta que ayer no estaba. ¿Qué debe hacer?',
      rptas: [
        'Retirar la pieza y seguir atendiendo con normalidad',
        'Asegurarla con cinta adhesiva hasta el cierre y comentarlo con el siguiente turno',
        'Dejar de usarlo y avisar',
        'Pedir a los clientes que tapen el teclado',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Dónde deben guardarse los archivos de trabajo?',
      rptas: [
        'En la nube o red corporativa',
        'Únicamente en el escritorio de la computadora',
        'En el correo personal, como respaldo',
        'En una memoria USB propia guardada bajo llave en el cajón del escritorio',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un colaborador usa su propio celular para el correo del trabajo. ¿Qué permite separar la información de la empresa de la personal?',
      rptas: [
        'Tener dos fondos de pantalla distintos',
        'Usar las aplicaciones corporativas aprobadas',
        'Enviar los correos del trabajo a la cuenta personal y leerlos desde allí',
        'Apagar el celular fuera del horario laboral',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Va a dejar la empresa y tiene una laptop asignada. ¿Qué hace con la información que contiene?',
      rptas: [
        'La copia completa en un disco propio como recuerdo de su trabajo',
        'Formatea el equipo antes de entregarlo',
        'Regala el equipo a quien ocupe su puesto',
        'Devuelve el equipo completo; el borrado lo hace Tecnología',
      ],
      correcta: 4,
    },
  ],
};
