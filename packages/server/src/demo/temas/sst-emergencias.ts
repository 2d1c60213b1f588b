import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'SST-04',
  titulo: 'Emergencias, evacuación y sismos',
  descripcion:
    'Qué hacer antes, durante y después de un sismo u otra emergencia en tienda, almacén u oficina: zonas seguras, brigadas, evacuación ordenada y atención a clientes.',
  categoria: 'seguridad',
  etiquetas: 'emergencias, evacuación, sismo, simulacro, brigadas, zonas seguras, punto de reunión',
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `<h2>Prepararse es la mejor respuesta</h2>
<p>Vivimos en un país sísmico y recibimos cada día a miles de personas en nuestras tiendas. Una emergencia no se puede anunciar, pero sí se puede <strong>ensayar</strong>. Quien conoce la ruta, la zona segura y su función actúa con calma; y la calma se contagia tanto como el pánico.</p>

<h2>Antes: lo que debe conocer de su sede</h2>
<ul>
  <li>Las <strong>rutas de evacuación</strong> y las salidas, que deben permanecer libres y sin candado durante la atención.</li>
  <li>Las <strong>zonas seguras internas</strong>, señalizadas con la letra S, donde protegerse mientras dura el movimiento.</li>
  <li>El <strong>punto de reunión externo</strong>, lejos de fachadas, cables y postes.</li>
  <li>Quiénes integran las brigadas y cómo suena la alarma.</li>
</ul>

<h3>Las brigadas</h3>
<table>
  <thead>
    <tr><th scope="col">Brigada</th><th scope="col">Función principal</th></tr>
  </thead>
  <tbody>
    <tr><td>Evacuación</td><td>Guiar a las personas por la ruta segura y verificar que no quede nadie en su zona, si es posible hacerlo sin riesgo.</td></tr>
    <tr><td>Primeros auxilios</td><td>Dar la atención inicial a los heridos hasta que llegue la ayuda médica.</td></tr>
    <tr><td>Lucha contra incendios</td><td>Controlar fuegos incipientes con extintores y facilitar el ingreso de los bomberos.</td></tr>
  </tbody>
</table>

<h2>Durante un sismo</h2>
<ol>
  <li><strong>Conserve la calma</strong> e indique en voz alta y clara: «Aléjense de los vidrios y los estantes».</li>
  <li><strong>Diríjase a la zona segura</strong> más cercana, junto con los clientes.</li>
  <li>Si no puede llegar, <strong>agáchese, cúbrase</strong> la cabeza y la nuca bajo un mueble firme <strong>y sujétese</strong> a él.</li>
  <li>Apártese de ventanas, racks, luminarias y objetos que puedan caer.</li>
  <li>No use ascensores ni corra por las escaleras mientras dura el movimiento.</li>
</ol>

<h2>La evacuación</h2>
<p>Al cesar el movimiento, o cuando suene la alarma, evacúe siguiendo a los brigadistas:</p>
<ul>
  <li>Camine rápido, <strong>sin correr, sin gritar y sin empujar</strong>.</li>
  <li>En las escaleras, baje en fila y use el pasamanos.</li>
  <li>Ayude a niños, personas mayores, gestantes y personas con discapacidad. Pregunte cómo prefieren ser apoyadas.</li>
  <li><strong>No regrese</strong> por objetos personales, dinero o mercadería.</li>
  <li>En el punto de reunión, espere el conteo e informe si falta alguien.</li>
</ul>
<p>Si hay humo, desplácese agachado y cúbrase la nariz y la boca. Antes de abrir una puerta, tóquela con el dorso de la mano: si está caliente, busque otra salida.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> la vida está antes que la caja, el inventario o la venta en curso. Nadie será cuestionado por abandonar una operación para evacuar.</p>
</aside>

<aside class="caso">
  <p><strong>Caso:</strong> durante un sismo, varios clientes de la tienda de Ica corrieron hacia la puerta de vidrio. Marisol, cajera y brigadista, levantó el brazo y repitió con voz firme: «Aquí, a la zona segura». La mayoría la siguió. Al terminar el movimiento, un panel de la mampara cayó en la entrada. Nadie resultó herido.</p>
</aside>

<h2>Después</h2>
<ul>
  <li>Manténgase atento a las <strong>réplicas</strong>.</li>
  <li>No ingrese al local hasta que personal competente evalúe la estructura y lo autorice.</li>
  <li>Si percibe olor a gas, no encienda luces ni equipos y aléjese.</li>
  <li>En zona costera, si el sismo fue fuerte o prolongado, diríjase a terreno alto <strong>sin esperar la alerta de tsunami</strong>.</li>
  <li>Comuníquese por mensajes de texto para no saturar las líneas.</li>
</ul>

<h3>Números de emergencia en el Perú</h3>
<dl>
  <dt>Bomberos</dt>
  <dd>116</dd>
  <dt>Policía Nacional</dt>
  <dd>105</dd>
  <dt>SAMU (urgencias médicas)</dt>
  <dd>106</dd>
</dl>
<p>Al llamar, diga qué ocurre, la dirección exacta, cuántos afectados hay y su nombre. No cuelgue hasta que se lo indiquen. Y participe en cada simulacro <em>como si fuera real</em>: ahí se descubren los errores que todavía estamos a tiempo de corregir.</p>`,
  preguntas: [
    {
      pregunta: '¿Qué función cumple una zona segura interna?',
      rptas: [
        'Guardar el botiquín y los equipos de la brigada.',
        'Reunir al personal para el conteo después de evacuar.',
        'Servir de refugio mientras dura el movimiento sísmico.',
        'Indicar la ruta más corta hacia la salida del local.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Durante un sismo usted no alcanza a llegar a la zona segura. ¿Qué debe hacer?',
      rptas: [
        'Agacharse, cubrirse bajo un mueble firme y sujetarse.',
        'Correr por la escalera hacia la calle antes de que aumente el movimiento.',
        'Tomar el ascensor si todavía funciona.',
        'Colocarse junto a un rack alto para apoyarse.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'En plena evacuación, un compañero quiere volver por su mochila y su celular. ¿Qué le indica?',
      rptas: [
        'Que vaya rápido mientras usted lo espera en la puerta.',
        'Que pida permiso al brigadista y regrese acompañado.',
        'Que regrese solo si la salida está a menos de un minuto.',
        'Que siga evacuando; no se regresa por objetos.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál es el número de los bomberos en el Perú?',
      rptas: ['105', '116', '106', '911'],
      correcta: 2,
    },
    {
      pregunta: 'Hay humo en el pasillo de evacuación. ¿Cómo debe desplazarse?',
      rptas: [
        'Erguido y corriendo, para salir cuanto antes de la zona.',
        'Agachado y cubriéndose la nariz y la boca.',
        'Caminando hacia atrás para no perder de vista el fuego.',
        'Por el centro del pasillo, respirando profundamente.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Antes de abrir una puerta durante un incendio, usted la toca con el dorso de la mano y está caliente. ¿Qué hace?',
      rptas: [
        'La abre lentamente para ver qué ocurre al otro lado.',
        'La moja y la abre con un paño húmedo.',
        'Espera junto a ella hasta que se enfríe.',
        'Busca otra salida.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Cesó el sismo y su equipo ya está en el punto de reunión. ¿Cuál es la conducta correcta?',
      rptas: [
        'Esperar el conteo e informar si falta alguien.',
        'Retirarse a casa sin avisar para no congestionar la zona.',
        'Ingresar de nuevo para cerrar las cajas y apagar los equipos.',
        'Llamar por teléfono a todos los compañeros para confirmar que están bien.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Trabaja en una tienda cercana al mar y ocurre un sismo fuerte y prolongado. ¿Qué corresponde?',
      rptas: [
        'Permanecer en la tienda hasta que se emita la alerta oficial.',
        'Acercarse a la orilla para observar si el mar se retira.',
        'Dirigirse a terreno alto sin esperar la alerta de tsunami.',
        'Subir al almacén del segundo piso y esperar allí las réplicas.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Qué brigada tiene como función guiar a las personas por la ruta segura?',
      rptas: ['Primeros auxilios.', 'Lucha contra incendios.', 'Evacuación.', 'Vigilancia y control de accesos.'],
      correcta: 3,
    },
    {
      pregunta: 'Un supervisor coloca parihuelas frente a una salida de emergencia «solo por una hora». ¿Qué corresponde?',
      rptas: [
        'Aceptarlo, porque el bloqueo es temporal y está supervisado.',
        'Pedir que se retiren: las salidas deben estar siempre libres.',
        'Colocar un letrero que advierta del obstáculo y continuar.',
        'Permitirlo si existe otra salida en el mismo piso.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuándo se puede volver a ingresar al local después de un sismo fuerte?',
      rptas: [
        'Cuando personal competente lo evalúe y lo autorice.',
        'Diez minutos después de la última réplica percibida por el personal.',
        'Cuando los clientes empiecen a pedirlo.',
        'Cuando se restablezca la energía eléctrica en la zona.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Suena la alarma mientras usted cobra a un cliente. ¿Qué debe hacer?',
      rptas: [
        'Terminar la venta con rapidez y luego evacuar.',
        'Cerrar y contar la caja antes de salir con el dinero.',
        'Pedir al cliente que salga y quedarse a cuidar la mercadería.',
        'Dejar la operación y evacuar junto con el cliente.',
      ],
      correcta: 4,
    },
  ],
};
