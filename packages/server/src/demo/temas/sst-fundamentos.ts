import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'SST-01',
  titulo: 'Fundamentos de seguridad y salud en el trabajo',
  descripcion:
    'Conozca sus derechos y deberes en seguridad y salud en el trabajo, el papel del Comité de SST y cómo reportar actos, condiciones e incidentes antes de que alguien resulte lesionado.',
  categoria: 'seguridad',
  etiquetas: 'sst, seguridad, salud ocupacional, ley 29783, comité, incidentes, accidentes, prevención',
  duracion: 15,
  numeroPreguntas: 5,
  leccion: `<h2>Todos volvemos a casa sanos</h2>
<p>En Grupo Andino Retail atendemos tiendas, almacenes, oficinas y rutas de reparto. En cada lugar existen situaciones que pueden causar daño, y casi todas se pueden prevenir. La seguridad y salud en el trabajo (SST) reúne lo que hacemos para <strong>evitar lesiones y enfermedades</strong> relacionadas con el trabajo. No es tarea de una sola área: empieza por la manera en que cada persona realiza su labor.</p>

<h2>El marco que nos guía</h2>
<p>En el Perú, la <strong>Ley 29783, Ley de Seguridad y Salud en el Trabajo</strong>, promueve una cultura de prevención. Se apoya en el deber de prevención del empleador, el control del Estado y la participación de los trabajadores. El <em>principio de prevención</em> establece que el empleador garantiza los medios y condiciones que protegen la vida y la salud de quienes trabajan en sus instalaciones, lo que incluye a contratistas, practicantes y visitantes.</p>

<h3>Derechos y deberes</h3>
<table>
  <thead>
    <tr><th scope="col">Usted tiene derecho a</th><th scope="col">Usted tiene el deber de</th></tr>
  </thead>
  <tbody>
    <tr><td>Recibir información y capacitación sobre los riesgos de su puesto, dentro de la jornada.</td><td>Participar en las capacitaciones y cumplir los procedimientos.</td></tr>
    <tr><td>Recibir equipos de protección personal sin costo.</td><td>Usarlos correctamente, cuidarlos y pedir su cambio cuando se deterioran.</td></tr>
    <tr><td>Interrumpir su labor ante un peligro inminente que ponga en riesgo grave su vida o su salud.</td><td>Avisar de inmediato a su jefatura y no reanudar hasta que el peligro esté controlado.</td></tr>
    <tr><td>Reportar condiciones inseguras sin temor a represalias.</td><td>Comunicar todo incidente o accidente, aunque parezca leve.</td></tr>
  </tbody>
</table>

<h2>Palabras que conviene distinguir</h2>
<dl>
  <dt>Acto subestándar</dt>
  <dd>Una acción u omisión de la persona que se aparta de la práctica segura. Ejemplo: subirse a una silla con ruedas para alcanzar una caja.</dd>
  <dt>Condición subestándar</dt>
  <dd>Un estado del entorno que puede causar daño. Ejemplo: un piso mojado sin señalizar o un tomacorriente roto.</dd>
  <dt>Incidente</dt>
  <dd>Un suceso relacionado con el trabajo en el que nadie resulta lesionado, o en el que solo se requieren primeros auxilios.</dd>
  <dt>Accidente de trabajo</dt>
  <dd>Un suceso repentino, por causa o con ocasión del trabajo, que produce una lesión, una perturbación funcional, invalidez o la muerte.</dd>
  <dt>Enfermedad ocupacional</dt>
  <dd>Un daño a la salud contraído por la exposición, normalmente prolongada, a factores de riesgo del trabajo.</dd>
</dl>

<aside class="clave">
  <p><strong>Idea clave:</strong> un incidente sin lesionados es un aviso gratuito. Si se reporta, se corrige la causa; si se calla, la próxima vez puede haber una persona herida.</p>
</aside>

<h2>El Comité de SST</h2>
<p>Los empleadores con veinte o más trabajadores cuentan con un <strong>Comité de Seguridad y Salud en el Trabajo</strong>. Es paritario: tiene igual número de representantes de la empresa y de los trabajadores, y estos últimos son elegidos por sus compañeros. El comité aprueba el programa anual, realiza inspecciones, analiza los accidentes y escucha las propuestas del personal. Los centros con menos de veinte trabajadores eligen un Supervisor de SST.</p>

<h2>Cómo reportar en cuatro pasos</h2>
<ol>
  <li><strong>Protéjase y proteja.</strong> Aléjese del peligro y, si puede hacerlo sin riesgo, señalícelo.</li>
  <li><strong>Avise</strong> a su jefatura directa o al responsable de SST de su sede.</li>
  <li><strong>Describa los hechos:</strong> qué ocurrió, dónde, cuándo y quién lo vio. Evite buscar culpables.</li>
  <li><strong>Haga seguimiento.</strong> Pregunte qué medida se tomó y compártala con su equipo.</li>
</ol>

<aside class="caso">
  <p><strong>Caso:</strong> en el almacén de Arequipa, Rosa vio caer una caja desde el tercer nivel del rack. No había nadie cerca. En lugar de recogerla y seguir, acordonó el pasillo y reportó. La revisión encontró dos parihuelas rotas más en la misma fila. Su aviso evitó un accidente grave.</p>
</aside>

<h2>Para recordar</h2>
<ul>
  <li>Ninguna tarea es tan urgente que no pueda hacerse de forma segura.</li>
  <li>Las investigaciones buscan <strong>causas</strong>, para que el hecho no se repita.</li>
  <li>Si no conoce los riesgos de una tarea nueva, deténgase y pregunte antes de empezar.</li>
</ul>`,
  preguntas: [
    {
      pregunta: '¿Cuál es la finalidad principal de la Ley 29783?',
      rptas: [
        'Regular los horarios de trabajo y el pago de las horas extras.',
        'Establecer las multas que pagan los trabajadores que se accidentan.',
        'Promover una cultura de prevención de riesgos laborales.',
        'Definir los requisitos para abrir un local comercial.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un piso mojado sin señalizar en el pasillo de la tienda es un ejemplo de:',
      rptas: ['Condición subestándar.', 'Acto subestándar.', 'Enfermedad ocupacional.', 'Accidente de trabajo.'],
      correcta: 1,
    },
    {
      pregunta:
        'Una colaboradora se sube a una silla con ruedas para alcanzar mercadería. Nadie se cae. ¿Cómo se clasifica esa acción?',
      rptas: [
        'Como accidente leve, porque pudo haberse caído.',
        'Como condición subestándar, porque la silla tiene ruedas.',
        'Como una práctica aceptable si se hace con cuidado.',
        'Como acto subestándar.',
      ],
      correcta: 4,
    },
    {
      pregunta:
        'Un operario observa que el rack que debe cargar está doblado y podría caer en cualquier momento. ¿Qué puede hacer según sus derechos?',
      rptas: [
        'Terminar la carga con rapidez y anotar el hecho al final del turno.',
        'Interrumpir la labor por peligro inminente y avisar de inmediato.',
        'Continuar solo si un compañero vigila que el rack no se mueva.',
        'Esperar la próxima reunión del Comité de SST para comentarlo.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué significa que el Comité de SST sea paritario?',
      rptas: [
        'Que sus miembros se reúnen en pares para inspeccionar.',
        'Que sesiona dos veces al año con la gerencia general de la empresa.',
        'Que lo integran por igual hombres y mujeres de cada área.',
        'Que tiene igual número de representantes de la empresa y de los trabajadores.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Desde cuántos trabajadores el empleador debe contar con un Comité de SST?',
      rptas: ['Diez.', 'Veinte.', 'Cincuenta.', 'Cien.'],
      correcta: 2,
    },
    {
      pregunta:
        'En el almacén cae una caja de un nivel alto y no hay personas cerca. ¿Cuál es la mejor respuesta?',
      rptas: [
        'Señalizar la zona y reportar el incidente.',
        'Recoger la caja y continuar, ya que no hubo lesionados ni daños.',
        'Comentarlo solo si vuelve a ocurrir en la misma semana.',
        'Buscar a quien colocó la caja para que responda por el daño.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Quién asume el costo de los equipos de protección personal que exige el puesto?',
      rptas: [
        'El trabajador, con descuento en planilla.',
        'El trabajador y la empresa, en partes iguales.',
        'La empresa; se entregan sin costo al trabajador.',
        'El Comité de SST, con los aportes de sus miembros.',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿Qué caracteriza a una enfermedad ocupacional?',
      rptas: [
        'Aparece por un golpe repentino durante la jornada.',
        'Se contrae fuera del trabajo, pero obliga a faltar a él varios días.',
        'Se relaciona con la exposición a factores de riesgo del trabajo.',
        'Afecta solo a quienes trabajan en almacenes y plantas industriales.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Al reportar un incidente, ¿qué información resulta más útil?',
      rptas: [
        'La opinión del equipo sobre quién tuvo la culpa y qué sanción le corresponde.',
        'Los hechos: qué pasó, dónde, cuándo y quién lo vio.',
        'El costo aproximado del producto dañado y de la hora perdida.',
        'Los antecedentes disciplinarios de las personas presentes.',
      ],
      correcta: 2,
    },
    {
      pregunta:
        'A un colaborador le asignan por primera vez la compactadora de cartón y no conoce sus riesgos. ¿Qué corresponde?',
      rptas: [
        'Detenerse y pedir orientación antes de empezar.',
        'Observar un momento a otra persona y luego operarla por su cuenta.',
        'Operarla despacio hasta ganar confianza con el equipo.',
        'Cambiar de tarea con un compañero sin informar a la jefatura.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Según el principio de prevención, ¿a quiénes alcanza la protección que garantiza el empleador?',
      rptas: [
        'Solo al personal con contrato a plazo indeterminado.',
        'Solo a quienes realizan tareas de alto riesgo en la sede.',
        'A los trabajadores que ya recibieron su inducción.',
        'A los trabajadores y también a contratistas, practicantes y visitantes.',
      ],
      correcta: 4,
    },
  ],
};
