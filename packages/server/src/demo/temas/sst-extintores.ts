import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'SST-05',
  titulo: 'Extintores y prevención de incendios',
  descripcion:
    'Reconozca las causas de incendio más comunes en tiendas y almacenes, identifique las clases de fuego, elija el extintor adecuado y sepa cuándo evacuar en lugar de combatir.',
  categoria: 'seguridad',
  etiquetas: 'incendio, extintor, clases de fuego, prevención, evacuación, inspección, brigada',
  duracion: 14,
  numeroPreguntas: 5,
  leccion: `<h2>Un incendio casi siempre empieza pequeño</h2>
<p>Un conato descubierto a tiempo puede apagarse en segundos; el mismo fuego, pocos minutos después, ya exige a los bomberos. Por eso la prevención diaria y la respuesta correcta en los primeros instantes hacen toda la diferencia.</p>

<h2>Cómo se produce el fuego</h2>
<p>Para que exista fuego deben coincidir <strong>combustible</strong> (cartón, tela, plástico, gas), <strong>oxígeno</strong> y <strong>calor</strong>, unidos por una reacción en cadena. Si se retira uno de ellos, el fuego se extingue: enfriar quita calor, sofocar quita oxígeno y apartar el material quita combustible.</p>

<h3>Causas frecuentes en nuestras sedes</h3>
<ul>
  <li>Tomacorrientes y extensiones <strong>sobrecargados</strong> o cables deteriorados.</li>
  <li>Acumulación de cartón y embalajes cerca de tableros eléctricos o lámparas.</li>
  <li>Hervidores, estufas y cargadores encendidos sin supervisión.</li>
  <li>Trabajos de corte o soldadura sin permiso ni vigilancia.</li>
  <li>Mercadería apilada muy cerca de los rociadores, que impide su funcionamiento.</li>
</ul>

<h2>Clases de fuego y extintores</h2>
<table>
  <thead>
    <tr><th scope="col">Clase</th><th scope="col">Material que arde</th><th scope="col">Agente adecuado</th></tr>
  </thead>
  <tbody>
    <tr><td>A</td><td>Sólidos comunes: papel, cartón, madera, tela</td><td>Agua o polvo químico seco ABC</td></tr>
    <tr><td>B</td><td>Líquidos y gases inflamables: gasolina, alcohol, pintura</td><td>Polvo químico seco, CO₂ o espuma</td></tr>
    <tr><td>C</td><td>Equipos eléctricos energizados</td><td>CO₂ o polvo químico seco; nunca agua en chorro</td></tr>
    <tr><td>D</td><td>Metales combustibles: magnesio, sodio</td><td>Polvo especial para metales</td></tr>
    <tr><td>K</td><td>Aceites y grasas de cocina</td><td>Acetato de potasio</td></tr>
  </tbody>
</table>
<p>El extintor de polvo <strong>ABC</strong> es el más común en tiendas y almacenes. El de CO₂ no deja residuo y se prefiere en salas de equipos, pero puede desplazar el oxígeno en espacios cerrados y enfría mucho la boquilla: no la sujete con la mano descubierta.</p>

<h2>¿Combatir o evacuar?</h2>
<p>Use el extintor únicamente si se cumplen <strong>todas</strong> estas condiciones: ya dio la alarma, el fuego es pequeño, sabe usar el equipo, el extintor corresponde a la clase de fuego y tiene una salida libre a su espalda. Si falta una sola, <strong>evacúe</strong>, cierre las puertas a su paso y llame a los bomberos (116 en el Perú).</p>

<h3>Los cuatro pasos</h3>
<ol>
  <li><strong>Jale</strong> el pasador de seguridad.</li>
  <li><strong>Apunte</strong> la boquilla a la base de las llamas, a unos dos o tres metros.</li>
  <li><strong>Apriete</strong> la manija de descarga.</li>
  <li><strong>Barra</strong> de lado a lado hasta apagar el fuego.</li>
</ol>
<p>Un extintor portátil se agota en pocos segundos. Al terminar, retroceda <em>sin dar la espalda</em> al fuego, porque puede reavivarse. Todo extintor usado, aunque sea parcialmente, debe enviarse a recarga.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> primero la alarma, después el extintor. Y si duda, evacúe: la mercadería se repone, las personas no.</p>
</aside>

<aside class="caso">
  <p><strong>Caso:</strong> en la trastienda de una sede de Piura, un cargador empezó a arder sobre unas cajas. Un colaborador tomó un balde de agua, pero Teresa lo detuvo: el equipo seguía conectado. Dio la alarma, cortó la energía desde el tablero y usó el extintor de polvo desde la puerta, con la salida a su espalda. El conato duró menos de un minuto.</p>
</aside>

<h2>La inspección mensual</h2>
<p>Verifique que el extintor de su zona:</p>
<ul>
  <li>esté en su lugar, <strong>señalizado y sin obstáculos</strong>;</li>
  <li>tenga el precinto y el pasador intactos;</li>
  <li>muestre la aguja del manómetro en la franja verde (los de CO₂ no tienen manómetro y se controlan por peso);</li>
  <li>no presente golpes, óxido ni mangueras rotas;</li>
  <li>tenga vigente la tarjeta de mantenimiento.</li>
</ul>
<p>Si algo falla, repórtelo el mismo día. Un extintor tapado por un exhibidor es, en la práctica, un extintor que no existe.</p>`,
  preguntas: [
    {
      pregunta: '¿Qué efecto tiene enfriar el material que arde?',
      rptas: [
        'Retira el calor del fuego.',
        'Retira el oxígeno del ambiente.',
        'Aumenta la reacción en cadena.',
        'Transforma el fuego en clase C.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Arde una pila de cartones en el almacén. ¿Qué clase de fuego es?',
      rptas: ['Clase B.', 'Clase K.', 'Clase C.', 'Clase A.'],
      correcta: 4,
    },
    {
      pregunta: 'Se incendia un equipo conectado a la corriente. ¿Qué agente NO debe usarse?',
      rptas: ['CO₂, sin sujetar la boquilla.', 'Agua en chorro.', 'Polvo químico seco.', 'El extintor más común en las tiendas (ABC).'],
      correcta: 2,
    },
    {
      pregunta: '¿Hacia dónde se apunta la boquilla del extintor?',
      rptas: [
        'Hacia la parte más alta de las llamas.',
        'Hacia el humo, para mejorar la visibilidad del pasillo.',
        'Hacia la base de las llamas.',
        'Hacia los materiales cercanos que aún no arden.',
      ],
      correcta: 3,
    },
    {
      pregunta:
        'Una colaboradora descubre un fuego pequeño en un tacho de papeles y sabe usar el extintor. ¿Qué hace primero?',
      rptas: [
        'Apaga el fuego y luego decide si informa.',
        'Da la alarma.',
        'Abre las ventanas para que salga el humo.',
        'Retira con las manos los papeles que arden para separarlos.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'El fuego ya alcanzó el techo de la trastienda. Usted tiene un extintor a su lado. ¿Qué corresponde?',
      rptas: [
        'Usar el extintor desde la puerta hasta que se agote.',
        'Buscar un segundo extintor para atacar con otra persona.',
        'Retirar primero la mercadería de mayor valor.',
        'Evacuar, cerrar puertas y llamar a los bomberos.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál es el orden correcto para usar un extintor?',
      rptas: [
        'Jalar el pasador, apuntar, apretar, barrer.',
        'Apuntar, apretar, jalar el pasador, barrer.',
        'Apretar, jalar el pasador, barrer, apuntar.',
        'Barrer, apuntar, jalar el pasador, apretar.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un extintor se usó apenas dos segundos y la aguja sigue en verde. ¿Qué se hace con él?',
      rptas: [
        'Se devuelve a su lugar, porque aún tiene presión suficiente.',
        'Se coloca un nuevo precinto y se anota la fecha de uso.',
        'Se envía a recarga, aunque el uso haya sido parcial.',
        'Se reserva para las prácticas de la brigada de la sede.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Qué precaución es propia del extintor de CO₂?',
      rptas: [
        'No usarlo en salas de equipos porque deja mucho residuo.',
        'Agitarlo con fuerza antes de cada descarga.',
        'Revisar todos los días la aguja de su manómetro.',
        'No sujetar la boquilla con la mano descubierta.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Durante una campaña, un exhibidor quedó delante del extintor de la zona de cajas. ¿Qué corresponde?',
      rptas: [
        'Dejarlo si el letrero del extintor se ve por encima.',
        'Retirarlo o reportarlo el mismo día.',
        'Esperar el fin de la campaña y luego reubicarlo.',
        'Avisar al personal de cajas que el extintor está detrás del exhibidor.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Para qué tipo de fuego está indicado el acetato de potasio?',
      rptas: [
        'Metales combustibles.',
        'Aceites y grasas de cocina.',
        'Equipos eléctricos energizados.',
        'Papel, cartón y tela.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'El fuego parece apagado después de usar el extintor. ¿Cómo debe retirarse?',
      rptas: [
        'Retrocediendo sin dar la espalda al fuego.',
        'Corriendo hacia la salida para pedir la recarga del equipo.',
        'Acercándose para mover los restos y comprobar que no hay brasas.',
        'Quedándose quieto junto al fuego hasta que el humo desaparezca.',
      ],
      correcta: 1,
    },
  ],
};
