import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'ETI-06',
  titulo: 'Diversidad, inclusión y trato igualitario',
  descripcion:
    'Conceptos y hábitos para trabajar en equipos diversos: reconocer sesgos, evitar la discriminación, realizar ajustes razonables y atender con respeto a toda persona.',
  categoria: 'etica',
  etiquetas: 'diversidad, inclusión, igualdad, discriminación, sesgos, accesibilidad, ajustes razonables',
  duracion: 12,
  numeroPreguntas: 4,
  leccion: `<h2>Equipos tan diversos como nuestros clientes</h2>
<p>En Grupo Andino Retail trabajan personas de distintas edades, regiones, lenguas, creencias, identidades y capacidades. Esa variedad nos ayuda a comprender mejor a quienes atendemos y a encontrar soluciones que un grupo homogéneo no vería. Para que funcione, no basta con que las personas <em>estén</em>: deben poder <strong>participar y crecer</strong>.</p>

<h2>Conceptos que conviene distinguir</h2>
<dl>
  <dt>Diversidad</dt>
  <dd>La variedad de características, experiencias y miradas presentes en un grupo.</dd>
  <dt>Inclusión</dt>
  <dd>Las acciones que permiten que todas las personas participen, sean escuchadas y se sientan valoradas.</dd>
  <dt>Igualdad de trato</dt>
  <dd>Decidir por criterios objetivos, sin distinciones arbitrarias.</dd>
  <dt>Equidad</dt>
  <dd>Reconocer que los puntos de partida son distintos y dar a cada quien lo que necesita para acceder a las mismas oportunidades.</dd>
</dl>

<h2>Discriminación directa e indirecta</h2>
<p>La discriminación es toda distinción, exclusión o preferencia <strong>sin justificación objetiva</strong>, basada en motivos como origen, sexo, edad, idioma, religión, opinión, orientación sexual, identidad de género, discapacidad, estado de salud, embarazo o condición económica.</p>
<table>
  <thead>
    <tr><th scope="col">Tipo</th><th scope="col">Ejemplo</th></tr>
  </thead>
  <tbody>
    <tr><td>Directa</td><td>Descartar a una postulante porque está embarazada.</td></tr>
    <tr><td>Indirecta</td><td>Programar todas las capacitaciones de noche, lo que deja fuera a quienes cuidan niños o familiares, aunque la regla parezca igual para todos.</td></tr>
  </tbody>
</table>
<p>En el Perú, la normativa vigente prohíbe la discriminación laboral. La <strong>Ley 30709</strong>, por ejemplo, prohíbe la discriminación remunerativa entre varones y mujeres, y la <strong>Ley 29973</strong> reconoce los derechos de las personas con discapacidad, entre ellos los ajustes razonables en el trabajo.</p>

<h2>Los sesgos inconscientes</h2>
<p>Un sesgo es un atajo mental: juzgamos rápido y sin notarlo. Todos los tenemos; lo importante es que no decidan por nosotros.</p>
<ul>
  <li><strong>Afinidad:</strong> preferir a quien se parece a uno o estudió en el mismo lugar.</li>
  <li><strong>Estereotipo:</strong> suponer que una persona mayor no aprenderá el nuevo sistema.</li>
  <li><strong>Efecto halo:</strong> dejar que una sola cualidad positiva defina toda la evaluación.</li>
</ul>
<p>Para contrarrestarlos, defina los criterios <em>antes</em> de conocer a los candidatos, haga las mismas preguntas a todos, decida con más de un evaluador y anote las razones.</p>

<h2>Ajustes razonables</h2>
<p>Son modificaciones necesarias y adecuadas que permiten a una persona con discapacidad trabajar en igualdad de condiciones, sin imponer una carga desproporcionada: un lector de pantalla, una mesa regulable, un horario flexible, un intérprete de lengua de señas. Se conversan <strong>con la persona</strong>; no se suponen.</p>

<aside class="caso">
  <p><strong>Caso:</strong> Mateo, que es sordo, ingresó al almacén de Cusco. Su supervisora pensaba asignarlo solo a etiquetado «para cuidarlo». Primero le preguntó. Mateo quería operar en despacho. Se instalaron avisos luminosos, se acordaron señas con el equipo y las indicaciones pasaron a la pizarra. Hoy Mateo capacita a los nuevos.</p>
</aside>

<h2>Hábitos que incluyen</h2>
<ol>
  <li>Llame a cada persona <strong>por el nombre</strong> que ella usa; evite apodos sobre su cuerpo, origen o forma de hablar.</li>
  <li>Diga «persona con discapacidad». Evite «minusválido» o «inválido».</li>
  <li>Pregunte antes de ayudar y diríjase a la persona, no a su acompañante.</li>
  <li>Reparta la palabra en las reuniones y reconozca las ideas de quien las propuso.</li>
  <li>No celebre bromas que humillan: <strong>la intención de hacer reír no elimina el daño</strong>.</li>
</ol>

<aside class="clave">
  <p><strong>Idea clave:</strong> tratar a todos con igual respeto no significa tratarlos de manera idéntica. A veces la igualdad de oportunidades exige apoyos distintos.</p>
</aside>

<h3>Con nuestros clientes</h3>
<p>Ningún cliente recibe peor atención ni mayor vigilancia por su apariencia. Respete la atención preferente a gestantes, personas mayores y personas con discapacidad.</p>
<p>Si vive o presencia un acto de discriminación, comuníquelo a Gestión Humana o al canal de denuncias. <strong>Callar lo vuelve costumbre.</strong></p>`,
  preguntas: [
    {
      pregunta: '¿Qué distingue a la inclusión de la diversidad?',
      rptas: [
        'La inclusión permite que todas las personas participen y sean escuchadas.',
        'La inclusión se refiere solo a las personas con discapacidad.',
        'La diversidad depende de la ley y la inclusión, de cada jefatura de la sede.',
        'Ninguna: ambas palabras significan lo mismo.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Descartar a una postulante porque está embarazada es un ejemplo de:',
      rptas: ['Sesgo de afinidad.', 'Discriminación indirecta.', 'Discriminación directa.', 'Ajuste razonable.'],
      correcta: 3,
    },
    {
      pregunta:
        'Todas las capacitaciones se programan de noche y quienes cuidan a familiares no pueden asistir. ¿Qué situación describe?',
      rptas: [
        'Equidad, porque la regla es la misma para todos.',
        'Discriminación indirecta.',
        'Igualdad de trato, porque nadie está excluido por escrito.',
        'Efecto halo.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un gerente prefiere a un candidato porque estudió en su misma universidad. ¿Qué sesgo muestra?',
      rptas: ['Efecto halo.', 'Estereotipo.', 'Confirmación.', 'Afinidad.'],
      correcta: 4,
    },
    {
      pregunta: '¿Qué práctica ayuda a reducir los sesgos en una entrevista?',
      rptas: [
        'Adaptar las preguntas según la primera impresión.',
        'Decidir en los primeros minutos para ser espontáneo.',
        'Definir criterios antes y hacer las mismas preguntas a todos.',
        'Dejar la decisión en manos de la persona con más experiencia del equipo.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Ingresa al almacén un operario sordo. ¿Cuál es la mejor forma de definir los ajustes que necesita?',
      rptas: [
        'Conversarlos con él.',
        'Asignarlo a la tarea más sencilla para cuidarlo.',
        'Aplicar los mismos ajustes que necesitó otra persona.',
        'Esperar unos meses para ver qué dificultades presenta.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Cuál es un ejemplo de ajuste razonable?',
      rptas: [
        'Exonerar a una persona de toda evaluación de desempeño.',
        'Proporcionar un lector de pantalla a quien lo necesita.',
        'Pagar un sueldo menor a cambio de menos tareas.',
        'Ubicar a las personas con discapacidad en un área separada.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Una clienta en silla de ruedas llega con un acompañante a pedir información. ¿A quién se dirige usted?',
      rptas: [
        'Al acompañante, para no incomodarla.',
        'A la persona encargada de la seguridad de la tienda.',
        'Primero al acompañante y luego a ella.',
        'A ella directamente.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué expresión es la adecuada?',
      rptas: ['Minusválido.', 'Inválido.', 'Persona con discapacidad.', 'Discapacitado de nacimiento.'],
      correcta: 3,
    },
    {
      pregunta:
        'Un compañero llama a otro con un apodo sobre su forma de hablar y dice que es «solo una broma». ¿Qué es correcto?',
      rptas: [
        'La intención de hacer reír no elimina el daño.',
        'Es aceptable mientras la persona afectada no presente una queja formal.',
        'Es aceptable si todos en el equipo tienen apodos.',
        'Solo es un problema si ocurre delante de clientes.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Qué prohíbe la Ley 30709 en el Perú?',
      rptas: [
        'La publicidad engañosa en tiendas y catálogos.',
        'La discriminación remunerativa entre varones y mujeres.',
        'La contratación de familiares en una misma empresa.',
        'El trabajo nocturno en establecimientos comerciales.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un vigilante sigue por la tienda a un joven únicamente por su vestimenta. ¿Cómo se evalúa su conducta?',
      rptas: [
        'Es correcta, porque previene pérdidas en la tienda.',
        'Es correcta si lo hace sin que el cliente lo note.',
        'Es una decisión que solo compete al área de seguridad.',
        'Es un trato discriminatorio basado en la apariencia.',
      ],
      correcta: 4,
    },
  ],
};
