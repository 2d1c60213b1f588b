import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'SST-02',
  titulo: 'Identificación de peligros y riesgos (IPERC)',
  descripcion:
    'Aprenda a distinguir peligro y riesgo, a evaluar su nivel con probabilidad y severidad, y a elegir controles según su jerarquía para mantener viva la matriz IPERC de su puesto.',
  categoria: 'seguridad',
  etiquetas: 'iperc, peligro, riesgo, matriz, jerarquía de controles, evaluación, prevención, epp',
  duracion: 18,
  numeroPreguntas: 6,
  leccion: `<h2>Ver el riesgo antes de que ocurra el daño</h2>
<p>IPERC significa <strong>identificación de peligros, evaluación de riesgos y control</strong>. Es la herramienta central de la prevención: permite responder con orden qué puede dañarnos, qué tan grave sería y qué haremos para evitarlo. La Ley 29783 y su reglamento exigen que el empleador la elabore con la participación de los trabajadores, porque quien realiza la tarea todos los días conoce detalles que no aparecen en un plano.</p>

<h2>Peligro y riesgo no son lo mismo</h2>
<dl>
  <dt>Peligro</dt>
  <dd>Fuente, situación o característica con capacidad de causar daño. Ejemplos: un cable pelado, una carga a gran altura, el ruido de una máquina.</dd>
  <dt>Riesgo</dt>
  <dd>La probabilidad de que ese peligro se concrete, combinada con la severidad del daño que produciría. Ejemplos: electrocución, aplastamiento, pérdida auditiva.</dd>
</dl>
<p>El peligro <em>está</em>; el riesgo <em>se estima</em>. Un cuchillo guardado en su funda sigue siendo un peligro, pero el riesgo de corte es bajo.</p>

<h2>Los pasos del IPERC</h2>
<ol>
  <li><strong>Dividir el trabajo</strong> en procesos, actividades y tareas, tanto rutinarias como no rutinarias (por ejemplo, un inventario nocturno).</li>
  <li><strong>Identificar los peligros</strong> de cada tarea: físicos, químicos, biológicos, mecánicos, eléctricos, ergonómicos, psicosociales y locativos.</li>
  <li><strong>Evaluar el riesgo</strong> cruzando probabilidad y severidad, considerando los controles que ya existen.</li>
  <li><strong>Definir controles</strong>, con responsable y fecha.</li>
  <li><strong>Verificar</strong> si el riesgo que queda, llamado <em>riesgo residual</em>, es aceptable.</li>
</ol>

<h3>Ejemplo de evaluación</h3>
<table>
  <thead>
    <tr><th scope="col">Tarea</th><th scope="col">Peligro</th><th scope="col">Riesgo</th><th scope="col">Nivel</th></tr>
  </thead>
  <tbody>
    <tr><td>Abrir cajas en trastienda</td><td>Cuchilla retráctil</td><td>Corte en la mano</td><td>Moderado</td></tr>
    <tr><td>Reponer en nivel alto</td><td>Trabajo sobre escalera</td><td>Caída a distinto nivel</td><td>Importante</td></tr>
    <tr><td>Transitar por el patio de maniobras</td><td>Montacargas en movimiento</td><td>Atropello</td><td>Intolerable sin vías separadas</td></tr>
    <tr><td>Digitar reportes</td><td>Postura sentada prolongada</td><td>Molestia lumbar</td><td>Tolerable</td></tr>
  </tbody>
</table>
<p>Cuando el nivel es <strong>intolerable</strong>, el trabajo no se inicia ni continúa hasta reducir el riesgo.</p>

<h2>La jerarquía de controles</h2>
<p>No todas las medidas protegen igual. Se eligen en este orden, de la más a la menos eficaz:</p>
<ol>
  <li><strong>Eliminación:</strong> suprimir el peligro. Guardar la mercadería pesada a nivel del piso y no en altura.</li>
  <li><strong>Sustitución:</strong> cambiarlo por algo menos peligroso, como un limpiador menos corrosivo.</li>
  <li><strong>Controles de ingeniería:</strong> guardas, barandas, ventilación, barreras entre peatones y montacargas.</li>
  <li><strong>Controles administrativos:</strong> procedimientos, capacitación, señalización, rotación de tareas.</li>
  <li><strong>Equipos de protección personal (EPP):</strong> guantes, casco, calzado de seguridad.</li>
</ol>

<aside class="clave">
  <p><strong>Idea clave:</strong> el EPP es la última barrera, no la primera solución. No elimina el peligro: solo limita el daño si todo lo demás falla. Los controles suelen combinarse.</p>
</aside>

<aside class="caso">
  <p><strong>Caso:</strong> en el almacén de Trujillo hubo dos casi atropellos en un cruce. La primera propuesta fue entregar más chalecos. El equipo revisó la jerarquía y decidió instalar barandas, un paso peatonal separado y espejos convexos; los chalecos se mantuvieron como complemento. No volvieron a registrarse eventos en ese cruce.</p>
</aside>

<h2>Una matriz que se mantiene viva</h2>
<p>La matriz IPERC se revisa al menos una vez al año y, además, cuando:</p>
<ul>
  <li>cambian las condiciones: nuevo equipo, producto, distribución del local o proceso;</li>
  <li>ocurre un accidente o un incidente peligroso;</li>
  <li>el personal reporta un peligro que no estaba registrado.</li>
</ul>
<p>Pida a su jefatura la matriz de su puesto, ubique sus tareas y pregúntese: ¿falta algún peligro? ¿Los controles escritos existen de verdad? Su respuesta mejora el documento y protege a su equipo.</p>`,
  preguntas: [
    {
      pregunta: '¿Cuál de las siguientes opciones describe un peligro y no un riesgo?',
      rptas: [
        'La electrocución de una persona.',
        'Un cable eléctrico pelado.',
        'La probabilidad de sufrir un corte.',
        'Una posible pérdida auditiva.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué dos factores se combinan para estimar el nivel de un riesgo?',
      rptas: [
        'Costo del control y tiempo de instalación.',
        'Antigüedad del trabajador y tipo de contrato.',
        'Cantidad de EPP disponible y número de turnos.',
        'Probabilidad y severidad.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Según la jerarquía de controles, ¿cuál es la medida más eficaz?',
      rptas: [
        'Eliminar el peligro.',
        'Capacitar a las personas expuestas.',
        'Entregar equipos de protección personal certificados.',
        'Señalizar la zona con avisos visibles.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Colocar barandas que separan a los peatones de los montacargas es un control de tipo:',
      rptas: ['Administrativo.', 'Sustitución.', 'Ingeniería.', 'Protección personal.'],
      correcta: 3,
    },
    {
      pregunta:
        'Una tienda cambia un limpiador corrosivo por otro menos peligroso que cumple la misma función. ¿Qué control aplicó?',
      rptas: ['Sustitución.', 'Eliminación.', 'Control administrativo.', 'Control de ingeniería.'],
      correcta: 1,
    },
    {
      pregunta: 'La evaluación de una tarea da un nivel de riesgo intolerable. ¿Qué corresponde hacer?',
      rptas: [
        'Realizar la tarea con personal de mayor experiencia en la sede.',
        'Realizarla con el doble de EPP y registrarlo en la matriz.',
        'Limitarla a los turnos con menor afluencia de público.',
        'No iniciarla ni continuarla hasta reducir el riesgo.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Por qué el EPP se considera la última barrera de control?',
      rptas: [
        'Porque es el control más caro de mantener.',
        'Porque no elimina el peligro y solo limita el daño si lo demás falla.',
        'Porque solo se usa cuando ya ocurrió un accidente en el área.',
        'Porque la normativa permite reemplazarlo por una capacitación anual.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué es el riesgo residual?',
      rptas: [
        'El que proviene de los desechos del almacén.',
        'El que existía antes de evaluar la tarea por primera vez.',
        'El que queda después de aplicar los controles.',
        'El que afecta a las tareas que no son rutinarias.',
      ],
      correcta: 3,
    },
    {
      pregunta:
        'La sede recibe una enfardadora nueva a mitad de año y la matriz IPERC se revisó en enero. ¿Qué corresponde?',
      rptas: [
        'Esperar la revisión anual, porque la matriz está vigente.',
        'Agregarla únicamente si el equipo causa algún accidente.',
        'Actualizar la matriz por el cambio de equipo.',
        'Pedir al proveedor que elabore su propia matriz y archivarla.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Por qué el IPERC se elabora con participación de los trabajadores?',
      rptas: [
        'Para que asuman la responsabilidad legal de los accidentes.',
        'Porque quien realiza la tarea conoce detalles que otros no ven.',
        'Para reducir el tiempo que dedica el área de SST a las inspecciones.',
        'Porque la firma de cada persona reemplaza a la capacitación del puesto.',
      ],
      correcta: 2,
    },
    {
      pregunta:
        'Tras dos casi atropellos en un cruce, un jefe propone solo entregar más chalecos reflectivos. ¿Cuál es la mejor observación?',
      rptas: [
        'Es suficiente, porque mejora la visibilidad de los peatones.',
        'Conviene esperar a que haya un lesionado para invertir en el cruce.',
        'Es preferible sancionar a los conductores y mantener el cruce igual.',
        'Primero deben evaluarse barreras y pasos separados; el chaleco complementa.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué tareas deben incluirse en el IPERC?',
      rptas: [
        'Las rutinarias y las no rutinarias.',
        'Solo las que ya produjeron accidentes en la sede.',
        'Solo las que requieren maquinaria o altura.',
        'Las que realiza el personal nuevo durante su inducción.',
      ],
      correcta: 1,
    },
  ],
};
