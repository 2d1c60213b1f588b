import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CIB-01',
  titulo: 'Phishing: reconocer el engaño',
  descripcion:
    'Señales para detectar correos, mensajes y páginas falsas, cómo verificar antes de hacer clic y qué hacer si ya entregó sus datos.',
  categoria: 'datos',
  etiquetas: 'phishing, correo falso, ciberseguridad, enlaces, smishing, fraude, reporte',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Un anzuelo bien preparado</h2>
<p>El <strong>phishing</strong> es un engaño en el que alguien se hace pasar por una persona o entidad de confianza para que usted entregue una clave, haga un pago o abra un archivo dañino. No ataca a las máquinas, sino a nuestra atención. Por eso el mejor filtro es una persona que se detiene tres segundos antes de hacer clic.</p>

<h2>Los disfraces más comunes</h2>
<dl>
<dt>Correo masivo</dt>
<dd>El mismo mensaje llega a miles de personas: un premio, un paquete retenido, una cuenta bloqueada.</dd>
<dt>Phishing dirigido</dt>
<dd>Está preparado para usted: menciona su nombre, su tienda o un proveedor real. Es el más difícil de detectar.</dd>
<dt>Smishing</dt>
<dd>Llega por mensaje de texto o mensajería instantánea, casi siempre con un enlace corto.</dd>
<dt>Código QR falso</dt>
<dd>Una etiqueta pegada sobre la original que lleva a una página que imita a la verdadera.</dd>
</dl>

<h2>Siete señales de alerta</h2>
<ol>
<li><strong>Urgencia o amenaza:</strong> «en 2 horas se bloqueará su cuenta».</li>
<li><strong>Pedido inusual:</strong> claves, códigos, datos de tarjeta o cambio de cuenta bancaria.</li>
<li><strong>Remitente parecido, pero no igual:</strong> una letra cambiada o un dominio distinto después de la arroba.</li>
<li><strong>Enlace que no coincide:</strong> el texto dice una cosa y la dirección real otra. En la computadora, coloque el cursor encima sin hacer clic; en el celular, mantenga presionado.</li>
<li><strong>Archivo inesperado:</strong> sobre todo comprimidos o documentos que piden «habilitar contenido».</li>
<li><strong>Saludo genérico o tono extraño</strong> para quien dice escribir.</li>
<li><strong>Demasiado bueno para ser cierto:</strong> premios, bonos o devoluciones que no solicitó.</li>
</ol>
<p>Cuidado: hoy muchos engaños están <em>bien escritos</em>, usan logotipos reales y páginas con candado. El candado del navegador indica que la conexión está cifrada, <strong>no que el sitio sea legítimo</strong>.</p>

<h2>La regla: parar, verificar, reportar</h2>
<table>
<thead>
<tr><th scope="col">Paso</th><th scope="col">Qué hacer</th></tr>
</thead>
<tbody>
<tr><th scope="row">Parar</th><td>No haga clic, no responda y no reenvíe el mensaje a sus compañeros.</td></tr>
<tr><th scope="row">Verificar</th><td>Confirme por otro canal: llame al número de la agenda corporativa o escriba usted mismo la dirección del sitio. No use los datos que trae el mensaje.</td></tr>
<tr><th scope="row">Reportar</th><td>Use el botón «Reportar» del correo o escriba a la Mesa de Ayuda. Un reporte puede proteger a cientos de colegas.</td></tr>
</tbody>
</table>

<h2>Si ya hizo clic</h2>
<p>Le puede pasar a cualquiera. Lo importante es actuar pronto:</p>
<ul>
<li>Avise de inmediato a la Mesa de Ayuda, aunque no haya notado nada raro.</li>
<li>Si escribió su clave, cámbiela desde un equipo seguro, en todos los servicios donde la usaba.</li>
<li>Si abrió un archivo, desconecte el equipo de la red y no lo apague salvo que se lo indiquen.</li>
<li>Si entregó datos bancarios, llame al banco por su número oficial.</li>
<li>No borre el mensaje: es una evidencia.</li>
</ul>

<aside class="caso">
<h3>Caso: la factura del proveedor</h3>
<p>Carla, de Cuentas por Pagar, recibe un correo de un proveedor habitual que comunica una «nueva cuenta bancaria» y pide pagar hoy. El logotipo y la firma son correctos, pero la dirección termina en «.co» en lugar de «.com». Carla no responde: llama al contacto registrado en el sistema, quien confirma que no cambió de cuenta. Reporta el mensaje y evita una pérdida importante.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> si un mensaje le genera prisa, miedo o entusiasmo, deténgase. Verifique siempre por un canal distinto. Ni la empresa ni el banco le pedirán su clave por correo o mensaje.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué busca principalmente el phishing?',
      rptas: [
        'Mejorar la velocidad de la red de la empresa',
        'Probar si la impresora funciona',
        'Vender productos con grandes descuentos a través de correos publicitarios',
        'Que la persona entregue datos, dinero o acceso mediante un engaño',
      ],
      correcta: 4,
    },
    {
      pregunta:
        'Una cajera recibe un correo: «Su cuenta será bloqueada en 2 horas, ingrese aquí su clave». ¿Qué debe hacer primero?',
      rptas: [
        'Ingresar rápido para no perder su acceso',
        'No hacer clic y reportarlo con el botón «Reportar» o a la Mesa de Ayuda',
        'Responder para preguntar si el correo es verdadero y pedir más tiempo para ingresar',
        'Reenviarlo a sus compañeras para que opinen',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cómo se llama el engaño que llega por mensaje de texto o mensajería instantánea?',
      rptas: ['Smishing', 'Streaming', 'Backup', 'Cifrado'],
      correcta: 1,
    },
    {
      pregunta: '¿Qué indica el candado que aparece en la barra del navegador?',
      rptas: [
        'Que la empresa revisó y aprobó el sitio',
        'Que el sitio pertenece a un banco o a una entidad pública reconocida',
        'Que la conexión está cifrada, aunque el sitio podría ser falso',
        'Que en esa página no se puede robar una clave',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Sin hacer clic, ¿cómo puede conocer en una computadora el destino real de un enlace?',
      rptas: [
        'Colocando el cursor encima y leyendo la dirección que aparece',
        'Contando las palabras del texto del enlace',
        'Revisando si el enlace está escrito en azul y subrayado',
        'Respondiendo al remitente para que lo confirme',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un proveedor habitual avisa por correo que cambió su cuenta bancaria. ¿Cuál es la mejor verificación?',
      rptas: [
        'Llamar al teléfono que aparece en la firma del mismo correo',
        'Responder al correo y pedir una carta con sello y firma del gerente',
        'Comprobar que el logotipo sea el correcto',
        'Llamar al contacto registrado en el sistema',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué diferencia al phishing dirigido del masivo?',
      rptas: [
        'Solo llega a gerentes y directores',
        'Siempre contiene faltas de ortografía',
        'Usa datos reales de la víctima o de su entorno para parecer creíble',
        'Solo se envía por teléfono y nunca por correo electrónico ni por mensajes',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Usted escribió su clave en una página y luego notó que era falsa. ¿Qué hace?',
      rptas: [
        'Cierra la página y espera unos días por si ocurre algo',
        'Avisa a la Mesa de Ayuda y cambia la clave desde un equipo seguro',
        'Borra el correo y el historial del navegador para eliminar el rastro de lo ocurrido',
        'Vuelve a entrar y escribe una clave equivocada',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Abrió un adjunto sospechoso y el equipo empezó a comportarse de forma extraña. ¿Qué corresponde?',
      rptas: [
        'Desinstalar programas hasta que mejore',
        'Copiar sus archivos a una memoria USB para salvarlos y llevarlos a otra computadora',
        'Desconectarlo de la red y avisar a la Mesa de Ayuda',
        'Continuar, porque el antivirus se encargará',
      ],
      correcta: 3,
    },
    {
      pregunta: 'En el estacionamiento de la tienda hay un código QR pegado sobre otro en el panel de pagos. ¿Qué conviene hacer?',
      rptas: [
        'Escanearlo para comprobar si funciona',
        'No usarlo y avisar, porque puede llevar a una página falsa',
        'Usarlo solo si tiene el logotipo de la empresa y está bien impreso en colores',
        'Retirar ambos códigos y botarlos',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Recibe un correo bien redactado, con logotipo, que ofrece un bono si confirma los datos de su tarjeta. ¿Qué señal pesa más?',
      rptas: [
        'El pedido inusual de datos de tarjeta a cambio de un premio',
        'La buena redacción, que demuestra que es auténtico',
        'El logotipo, que solo puede usar la empresa',
        'La hora de envío, porque los mensajes falsos se envían únicamente de madrugada',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Por qué no se debe reenviar a los compañeros un mensaje sospechoso?',
      rptas: [
        'Porque ocupa espacio en el servidor de correo',
        'Porque solo las jefaturas pueden reenviar mensajes',
        'Porque el remitente recibiría una copia automática de cada reenvío realizado',
        'Porque alguien podría hacer clic y extender el engaño',
      ],
      correcta: 4,
    },
  ],
};
