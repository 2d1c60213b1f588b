import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'SST-03',
  titulo: 'Ergonomía y manejo manual de cargas',
  descripcion:
    'Técnicas sencillas para levantar, trasladar y empujar cargas sin lesionarse, organizar su puesto de caja u oficina y reconocer a tiempo las señales de sobreesfuerzo.',
  categoria: 'seguridad',
  etiquetas: 'ergonomía, cargas, espalda, postura, pausas activas, almacén, caja, oficina',
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `<h2>Adaptar el trabajo a la persona</h2>
<p>La ergonomía busca que la tarea, el equipo y el entorno se adapten a quien trabaja, y no al revés. Cuando eso no ocurre aparecen los <strong>trastornos musculoesqueléticos</strong>: dolor lumbar, tendinitis, molestias de cuello y hombros. Rara vez se deben a un solo movimiento; suelen acumularse por posturas forzadas, repetición, fuerza excesiva y falta de descanso.</p>

<h2>Antes de levantar, piense</h2>
<p>La mejor carga es la que no se levanta a mano. Pregúntese primero si puede usar una carretilla, una transpaleta o una mesa elevadora. Respete siempre el peso máximo que señala la ficha de su puesto, fijado de acuerdo con la normativa vigente. Pida ayuda mecánica o de otra persona si la carga:</p>
<ul>
  <li>supera ese límite o usted no conoce su peso;</li>
  <li>es voluminosa, inestable, resbalosa o no tiene buen agarre;</li>
  <li>le impide ver por dónde camina;</li>
  <li>debe llevarse por escaleras o a gran distancia.</li>
</ul>

<h2>Técnica segura de levantamiento</h2>
<ol>
  <li><strong>Planifique:</strong> revise el recorrido, despeje obstáculos y defina dónde dejará la carga.</li>
  <li><strong>Apoye los pies:</strong> sepárelos al ancho de los hombros, uno ligeramente adelantado.</li>
  <li><strong>Flexione las rodillas y la cadera,</strong> con la espalda recta en su curvatura natural.</li>
  <li><strong>Sujete con toda la mano</strong> y pegue la carga al cuerpo.</li>
  <li><strong>Levante con las piernas,</strong> de forma suave y sin tirones.</li>
  <li><strong>Gire con los pies,</strong> nunca torciendo la cintura.</li>
  <li><strong>Deposite</strong> flexionando otra vez las rodillas; luego ajuste la posición.</li>
</ol>

<aside class="clave">
  <p><strong>Idea clave:</strong> la carga cerca del cuerpo y entre las rodillas y los hombros. Cuanto más se aleja del tronco, mayor es el esfuerzo de la zona lumbar, aunque el peso sea el mismo.</p>
</aside>

<h3>Empujar es mejor que jalar</h3>
<p>Con carretillas y transpaletas, <strong>empuje</strong>: verá el camino y usará el peso de su cuerpo a favor. Mantenga la espalda recta, los codos cerca del tronco y una carga que no tape su visión. Frene antes de las rampas y no deje el equipo en zonas de tránsito.</p>

<h2>Puestos de pie y sentado</h2>
<table>
  <thead>
    <tr><th scope="col">Puesto</th><th scope="col">Riesgo frecuente</th><th scope="col">Buena práctica</th></tr>
  </thead>
  <tbody>
    <tr><td>Caja</td><td>Giros y movimientos repetidos del brazo</td><td>Acercar los productos, alternar manos, escanear sin levantar los artículos pesados</td></tr>
    <tr><td>Piso de venta</td><td>Muchas horas de pie</td><td>Alternar el apoyo de los pies, usar calzado cómodo, turnarse en las tareas</td></tr>
    <tr><td>Oficina</td><td>Postura fija frente a la pantalla</td><td>Borde superior de la pantalla a la altura de los ojos, espalda apoyada, pies en el piso</td></tr>
    <tr><td>Almacén</td><td>Levantar desde el suelo o sobre los hombros</td><td>Ubicar lo más pesado entre la altura de las rodillas y la de los hombros</td></tr>
  </tbody>
</table>

<h2>Pausas activas</h2>
<p>Interrumpa la tarea repetitiva o la postura fija con pausas breves y frecuentes. Bastan unos minutos para movilizar cuello, hombros, muñecas, espalda y piernas con movimientos <em>lentos y sin dolor</em>. Si trabaja con pantalla, descanse también la vista mirando un punto lejano.</p>

<aside class="caso">
  <p><strong>Caso:</strong> Luis, reponedor, sentía un dolor leve en la espalda al final del turno y decidió «aguantar» dos semanas. El dolor empeoró y necesitó descanso médico. En la revisión se vio que las cajas de aceite se guardaban a ras del piso. Hoy se almacenan a media altura y el equipo reporta las molestias desde el primer día.</p>
</aside>

<h2>Señales que no debe ignorar</h2>
<ul>
  <li>Dolor o rigidez que se repite al terminar la jornada.</li>
  <li>Hormigueo o adormecimiento de manos o piernas.</li>
  <li>Pérdida de fuerza al sujetar objetos.</li>
</ul>
<p>Informe a su jefatura y al servicio de salud ocupacional <strong>cuanto antes</strong>. Las trabajadoras gestantes y las personas con restricciones médicas deben recibir tareas compatibles con su estado. Recuerde, además, que la faja lumbar no aumenta la fuerza ni autoriza a levantar más peso.</p>`,
  preguntas: [
    {
      pregunta: '¿Qué busca la ergonomía?',
      rptas: [
        'Que las personas se acostumbren al ritmo de las máquinas.',
        'Que el trabajo se adapte a la persona.',
        'Que cada colaborador levante el mayor peso posible sin lesionarse.',
        'Que las tareas se realicen siempre sentado.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Al levantar una caja del piso, ¿de dónde debe venir la fuerza principal?',
      rptas: ['De la zona lumbar.', 'De los brazos extendidos.', 'De las piernas.', 'De los hombros y el cuello.'],
      correcta: 3,
    },
    {
      pregunta: 'Con una carga en las manos debe dejarla a su costado. ¿Cuál es el movimiento correcto?',
      rptas: [
        'Girar la cintura lentamente y sin mover los pies.',
        'Estirar los brazos hacia el costado y soltar con suavidad.',
        'Inclinar el tronco y balancear la carga para ganar impulso.',
        'Girar todo el cuerpo moviendo los pies.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Por qué conviene mantener la carga pegada al cuerpo?',
      rptas: [
        'Porque reduce el esfuerzo de la zona lumbar.',
        'Porque permite caminar más rápido y hacer menos viajes.',
        'Porque evita que la caja se ensucie o se abra durante el recorrido.',
        'Porque así se puede cargar por encima del límite de la ficha.',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Una colaboradora debe mover una caja grande que le tapa la vista, aunque pesa poco. ¿Qué debe hacer?',
      rptas: [
        'Llevarla sobre el hombro para ver el camino.',
        'Caminar de espaldas guiándose por las marcas del piso.',
        'Pedir ayuda o usar un medio mecánico.',
        'Cargarla sola, porque está por debajo del peso máximo de su ficha.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Por qué es preferible empujar una transpaleta en lugar de jalarla?',
      rptas: [
        'Porque permite cargarla por encima de la altura de los ojos.',
        'Porque se ve el camino y se aprovecha el peso del cuerpo.',
        'Porque evita tener que frenar antes de las rampas del almacén.',
        'Porque el equipo avanza por sí solo una vez que toma velocidad.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Dónde conviene almacenar los productos más pesados?',
      rptas: [
        'A ras del piso, para que no puedan caer.',
        'En el nivel más alto, para dejar libre la zona de tránsito.',
        'En el fondo del rack, lejos del pasillo principal.',
        'Entre la altura de las rodillas y la de los hombros.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'En un puesto de oficina, ¿cómo debe ubicarse la pantalla?',
      rptas: [
        'Con el borde superior a la altura de los ojos.',
        'Por debajo del nivel del teclado, ligeramente inclinada.',
        'Por encima de la cabeza, para estirar el cuello.',
        'A un costado del cuerpo, para dejar libre el escritorio.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un cajero siente hormigueo en la mano varios días seguidos. ¿Cuál es la mejor decisión?',
      rptas: [
        'Esperar un mes para confirmar si la molestia continúa o desaparece.',
        'Cambiar de mano y no comentarlo para no alarmar.',
        'Usar una muñequera propia y aumentar el ritmo para acostumbrarse.',
        'Informar a su jefatura y a salud ocupacional cuanto antes.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué es correcto sobre la faja lumbar?',
      rptas: [
        'Permite levantar el doble del peso indicado en la ficha.',
        'Reemplaza a la técnica de levantamiento en el personal entrenado.',
        'No aumenta la fuerza ni autoriza a levantar más peso.',
        'Debe usarse también al dormir si hay dolor de espalda.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Cómo deben realizarse los movimientos de una pausa activa?',
      rptas: [
        'Lentos y sin dolor.',
        'Rápidos, hasta sentir cansancio muscular.',
        'Con peso adicional, para fortalecer la espalda.',
        'Solo al final del turno y durante una hora.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿A qué se deben, por lo general, los trastornos musculoesqueléticos?',
      rptas: [
        'A un único movimiento brusco que no se puede prever.',
        'A la acumulación de posturas forzadas, repetición, fuerza y poco descanso.',
        'A factores hereditarios que no guardan relación con las tareas del puesto.',
        'A la falta de costumbre, que desaparece con más horas de trabajo.',
      ],
      correcta: 2,
    },
  ],
};
