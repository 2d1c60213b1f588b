import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'ETI-01',
  titulo: 'Prevención del hostigamiento sexual laboral',
  descripcion:
    'Qué es el hostigamiento sexual, cómo se manifiesta, qué pueden hacer quienes lo viven o lo presencian y cómo protege el grupo a las personas que presentan una queja.',
  categoria: 'etica',
  etiquetas: 'hostigamiento sexual, acoso, ley 27942, queja, comité de intervención, respeto, protección',
  duracion: 16,
  numeroPreguntas: 6,
  leccion: `<h2>Un trabajo libre de violencia</h2>
<p>Toda persona tiene derecho a trabajar con dignidad y sin temor. Grupo Andino Retail tiene <strong>tolerancia cero</strong> frente al hostigamiento sexual, sin importar el cargo, la antigüedad o el tipo de contrato de quien lo cometa. En el Perú, la <strong>Ley 27942, Ley de Prevención y Sanción del Hostigamiento Sexual</strong>, y su reglamento establecen las obligaciones que explica esta lección.</p>

<h2>¿Qué es el hostigamiento sexual?</h2>
<p>Es una forma de violencia que se configura a través de una conducta de naturaleza o connotación <strong>sexual o sexista no deseada</strong> por la persona contra la que se dirige. Puede crear un ambiente intimidatorio, hostil o humillante, o afectar su actividad o situación laboral, aunque no siempre se requieren dichas consecuencias.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> no hace falta que la conducta se repita ni que la persona afectada la haya rechazado de forma expresa. Lo decisivo es que sea no deseada; el silencio no equivale a consentimiento.</p>
</aside>

<h3>Cómo puede manifestarse</h3>
<table>
  <thead>
    <tr><th scope="col">Forma</th><th scope="col">Ejemplos</th></tr>
  </thead>
  <tbody>
    <tr><td>Verbal</td><td>Comentarios sobre el cuerpo, bromas sexuales, preguntas íntimas, insinuaciones.</td></tr>
    <tr><td>No verbal</td><td>Miradas lascivas, gestos obscenos, exhibir imágenes sexuales.</td></tr>
    <tr><td>Física</td><td>Roces, abrazos o tocamientos no deseados, acorralar a una persona.</td></tr>
    <tr><td>Digital</td><td>Mensajes, audios, fotos o stickers de contenido sexual, también fuera del horario.</td></tr>
    <tr><td>Condicionada</td><td>Ofrecer un beneficio o amenazar con un perjuicio a cambio de favores sexuales.</td></tr>
    <tr><td>Sexista</td><td>Expresiones que suponen la subordinación de un sexo respecto del otro: «las mujeres no sirven para el almacén».</td></tr>
  </tbody>
</table>

<h2>Quiénes y dónde</h2>
<p>Puede ocurrir entre personas de <strong>distinto o del mismo nivel jerárquico</strong> y entre personas de cualquier sexo. También alcanza a practicantes, personal de contratistas y tercerizado. Puede suceder dentro o fuera del local y de la jornada: en un viaje, en una celebración o en un grupo de mensajería, si guarda relación con el trabajo.</p>

<h2>Qué hacer si usted lo vive</h2>
<ol>
  <li><strong>Busque un lugar seguro</strong> y, si lo desea, el apoyo de alguien de confianza.</li>
  <li><strong>Conserve lo que tenga:</strong> mensajes, fechas, lugares, nombres de testigos. No es requisito reunir pruebas para presentar la queja.</li>
  <li><strong>Presente la queja,</strong> verbal o escrita, ante Gestión Humana o por el canal de denuncias. También puede acudir a las autoridades.</li>
  <li><strong>Pida medidas de protección</strong> y atención médica o psicológica.</li>
</ol>

<h2>Cómo responde la empresa</h2>
<p>Una vez recibida la queja, se ofrecen de inmediato los canales de atención médica y psicológica y se dictan, en el plazo legal, <strong>medidas de protección</strong>: por ejemplo, la rotación o suspensión temporal de la persona señalada, o el impedimento de acercarse. Nunca deben perjudicar a quien presenta la queja.</p>
<p>En centros con veinte o más trabajadores, la investigación está a cargo de un <strong>Comité de Intervención frente al Hostigamiento Sexual</strong>, integrado por representantes de la empresa y de los trabajadores, con paridad de género. En centros más pequeños actúa un delegado o delegada. El procedimiento es reservado, respeta el derecho de defensa y evita la <em>revictimización</em>: no se confronta a las partes ni se obliga a repetir innecesariamente el relato.</p>

<aside class="caso">
  <p><strong>Caso:</strong> un jefe de tienda enviaba por las noches audios a una practicante en los que le ofrecía «mejores turnos si salían juntos». Ella no respondía por temor. Un compañero que vio los mensajes le preguntó cómo estaba y le habló del canal de denuncias. La queja se recibió, el jefe fue separado de la sede durante la investigación y ella mantuvo su horario y recibió apoyo psicológico.</p>
</aside>

<h2>Si usted es testigo</h2>
<ul>
  <li>No celebre ni reenvíe bromas o imágenes: <strong>quien ríe, respalda</strong>.</li>
  <li>Si es seguro, interrumpa la situación: «ese comentario no corresponde».</li>
  <li>Escuche sin juzgar y sin preguntar por qué no lo dijo antes.</li>
  <li>Comunique lo que sabe y guarde reserva. Si dirige un equipo, <strong>debe derivar el caso de inmediato</strong>; no intente que las partes «arreglen» entre ellas.</li>
</ul>
<p>Quien presenta una queja o declara como testigo está protegido contra <strong>cualquier represalia</strong>.</p>`,
  preguntas: [
    {
      pregunta: '¿Qué elemento es decisivo para que una conducta de connotación sexual sea hostigamiento?',
      rptas: [
        'Que ocurra dentro del horario y del local de trabajo.',
        'Que provenga de una persona de mayor jerarquía.',
        'Que se repita al menos tres veces en un mes.',
        'Que no sea deseada por quien la recibe.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Es necesario que la persona afectada haya rechazado expresamente la conducta?',
      rptas: [
        'Sí, por escrito y ante un testigo.',
        'No; el silencio no equivale a consentimiento.',
        'Sí, salvo que la conducta sea física.',
        'Solo cuando ambas personas tienen el mismo nivel jerárquico.',
      ],
      correcta: 2,
    },
    {
      pregunta:
        'Un analista envía a una compañera, fuera del horario, stickers de contenido sexual que ella no desea. ¿Cómo se considera?',
      rptas: [
        'Como hostigamiento, aunque sea por medios digitales y fuera del horario.',
        'Como un asunto personal, porque ocurrió fuera de la jornada y del local.',
        'Como una broma, mientras no incluya amenazas.',
        'Como una falta menor de uso del celular corporativo.',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Entre qué personas puede presentarse el hostigamiento sexual?',
      rptas: [
        'Solo de un jefe varón hacia una colaboradora a su cargo.',
        'Solo entre personas con contrato vigente en la misma sede.',
        'Entre personas de cualquier sexo y de distinto o del mismo nivel.',
        'Solo entre compañeros que comparten área y turno.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Una colaboradora quiere presentar una queja, pero no tiene pruebas. ¿Qué debe saber?',
      rptas: [
        'Que debe esperar a que la conducta se repita para poder grabarla.',
        'Que puede presentarla: reunir pruebas no es requisito.',
        'Que necesita al menos dos testigos dispuestos a declarar.',
        'Que su queja solo será recibida si es por escrito y con abogado.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuál de estas medidas de protección es adecuada?',
      rptas: [
        'Trasladar a la persona que presentó la queja a otra ciudad.',
        'Reunir a ambas partes para que se disculpen.',
        'Pedir a la víctima que tome sus vacaciones mientras dura la investigación.',
        'Rotar o suspender temporalmente a la persona señalada.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'En un centro con veinte o más trabajadores, ¿quién investiga la queja?',
      rptas: [
        'La jefatura directa de la persona señalada.',
        'El área de seguridad patrimonial de la sede.',
        'El Comité de Intervención frente al Hostigamiento Sexual.',
        'Una asamblea del personal, con votación secreta.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un jefe comenta en reunión: «las mujeres no sirven para el almacén». ¿Qué tipo de conducta es?',
      rptas: [
        'Sexista, y puede constituir hostigamiento.',
        'Una opinión técnica sobre el perfil del puesto.',
        'Una conducta permitida si no se nombra a nadie.',
        'Una forma de hostigamiento físico.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Una supervisora recibe el relato de un colaborador hostigado por un compañero. ¿Qué debe hacer?',
      rptas: [
        'Citar a ambos para que lo conversen delante de ella.',
        'Derivar el caso de inmediato y guardar reserva.',
        'Averiguar por su cuenta con el equipo antes de informar.',
        'Aconsejarle que espere unos días por si la situación mejora sola.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué significa evitar la revictimización?',
      rptas: [
        'Impedir que la persona afectada hable con sus familiares.',
        'Sancionar a la persona señalada sin escuchar su defensa.',
        'Cerrar el caso rápido, aunque falten diligencias.',
        'No confrontar a las partes ni obligar a repetir el relato sin necesidad.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'En un grupo de mensajería del equipo circula una imagen sexual sobre una compañera. ¿Qué corresponde?',
      rptas: [
        'No reenviarla, señalar que no corresponde y comunicarlo.',
        'Salir del grupo y no comentarlo para evitar conflictos.',
        'Reenviarla a otros compañeros para que opinen si es grave.',
        'Reaccionar con una risa para no quedar mal y luego borrarla.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un proveedor ofrece a una impulsadora tercerizada más horas «si acepta salir con él». ¿Está protegida?',
      rptas: [
        'No, porque no figura en la planilla del grupo.',
        'Solo si la propuesta se hizo por escrito.',
        'Sí; la protección alcanza también al personal tercerizado.',
        'Solo si el proveedor tiene un cargo directivo en su empresa.',
      ],
      correcta: 3,
    },
  ],
};
