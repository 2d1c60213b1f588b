import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CUL-03',
  titulo: 'Jornada, asistencia y vacaciones',
  descripcion:
    'Registro de asistencia, refrigerio, horas extras, permisos, descansos y vacaciones: reglas claras para organizar su tiempo y el de su equipo.',
  categoria: 'cultura',
  etiquetas: 'jornada, asistencia, marcación, horas extras, permisos, vacaciones, descanso médico',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>El tiempo de todos</h2>
<p>Una tienda funciona cuando cada persona está donde el equipo la necesita. Registrar bien la jornada protege a la operación y también a usted: de ese registro dependen el pago correcto de sus horas, su descanso y sus vacaciones.</p>

<h2>La jornada</h2>
<p>En el Perú, la jornada ordinaria máxima es de <strong>ocho horas diarias o cuarenta y ocho semanales</strong>. Su contrato puede fijar una jornada menor. Además:</p>
<ul>
<li>El <strong>refrigerio</strong> dura como mínimo cuarenta y cinco minutos y, por regla general, no forma parte de la jornada.</li>
<li>Todo colaborador tiene al menos <strong>veinticuatro horas consecutivas de descanso a la semana</strong>. En tiendas puede no ser domingo.</li>
<li>Los horarios se publican con siete días de anticipación. Los cambios de turno entre compañeros se acuerdan por escrito y requieren la aprobación previa de la jefatura.</li>
</ul>

<h2>La marcación</h2>
<ol>
<li>Marque <strong>usted mismo</strong> su ingreso y su salida, a la hora real.</li>
<li>Marque con el uniforme puesto y en condiciones de empezar su labor.</li>
<li>Si olvidó marcar o el reloj falló, avise a su jefatura el mismo día para regularizar el registro.</li>
<li>Nunca marque por otra persona ni permita que marquen por usted: es una falta grave, aunque se haga como favor.</li>
<li>No trabaje «fuera de reloj». Si ya marcó su salida, no siga atendiendo.</li>
</ol>

<h2>Horas extras</h2>
<p>El trabajo en sobretiempo es <strong>voluntario</strong>, salvo los casos excepcionales previstos por ley, y se autoriza antes de realizarse. Se paga con un recargo no menor del 25 % en las dos primeras horas y del 35 % en las siguientes, o se compensa con descanso si ambas partes lo acuerdan por escrito. Si usted se queda a pedido de su jefatura, esas horas deben quedar registradas.</p>

<h2>Tardanzas, permisos y ausencias</h2>
<table>
<thead>
<tr><th scope="col">Situación</th><th scope="col">Qué hacer</th></tr>
</thead>
<tbody>
<tr><th scope="row">Va a llegar tarde</th><td>Llame a su jefatura antes del inicio de su turno.</td></tr>
<tr><th scope="row">Permiso personal</th><td>Solicítelo en el portal con al menos tres días hábiles de anticipación.</td></tr>
<tr><th scope="row">Enfermedad</th><td>Avise el mismo día y presente el descanso médico dentro de las cuarenta y ocho horas.</td></tr>
<tr><th scope="row">Emergencia familiar</th><td>Avise en cuanto pueda; el sustento se presenta después.</td></tr>
<tr><th scope="row">Licencias de ley</th><td>Maternidad, paternidad, fallecimiento de un familiar y otras: consulte plazos y requisitos a Gestión Humana.</td></tr>
</tbody>
</table>
<p>Si está enfermo, no venga a trabajar por compromiso. Cuidarse protege también a sus compañeros y a los clientes, sobre todo en las áreas de alimentos.</p>

<h2>Vacaciones</h2>
<p>En el régimen general corresponden <strong>treinta días calendario</strong> por cada año completo de servicios, cumplido el récord vacacional. La fecha se fija de común acuerdo; a falta de acuerdo, la decide la empresa.</p>
<ul>
<li>Proponga sus fechas en el portal con al menos treinta días de anticipación.</li>
<li>En campañas altas, como diciembre, se limitan los cupos por equipo.</li>
<li>Es posible fraccionarlas según las reglas de ley, con acuerdo escrito.</li>
<li>Antes de salir, entregue sus pendientes y desconéctese: descansar es la finalidad.</li>
</ul>

<aside class="caso">
<h3>Caso: «Márcame, ya llego»</h3>
<p>A las 7:55, Sandra recibe un mensaje de su compañero Luis: «Estoy en el bus, márcame con mi código, ya llego». Sandra le responde: «No puedo, pero llama a la jefa ahora». Luis llama, explica que hubo un bloqueo en la vía y llega veinte minutos tarde. La jefa registra la tardanza justificada. Si Sandra hubiera marcado, ambos habrían cometido una falta grave.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> marque la verdad, avise a tiempo y planifique sus descansos. La confianza del equipo se construye con puntualidad y comunicación.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Cuál es la jornada ordinaria máxima en el Perú?',
      rptas: [
        'Ocho horas diarias o cuarenta y ocho semanales',
        'Diez horas diarias o cincuenta semanales',
        'Nueve horas diarias o cuarenta y cinco semanales',
        'Doce horas diarias o sesenta semanales',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Cuánto dura como mínimo el refrigerio?',
      rptas: ['Quince minutos', 'Treinta minutos', 'Cuarenta y cinco minutos', 'Ciento veinte minutos'],
      correcta: 3,
    },
    {
      pregunta: 'Un compañero le escribe: «Estoy en el bus, márcame con mi código». ¿Qué hace?',
      rptas: [
        'Lo marca, porque llegará en pocos minutos',
        'No lo marca y le sugiere llamar a la jefatura',
        'Lo marca y se lo cuenta a la jefatura cuando él haya llegado a la tienda',
        'Le pide a otro compañero que lo haga',
      ],
      correcta: 2,
    },
    {
      pregunta: 'El reloj marcador falló al momento de su salida. ¿Qué corresponde?',
      rptas: [
        'Esperar al cierre de mes para reclamar',
        'No hacer nada, porque fue un problema del equipo',
        'Marcar dos veces al día siguiente para que el sistema complete la diferencia',
        'Avisar a su jefatura el mismo día para regularizar',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Qué característica tiene el trabajo en sobretiempo, salvo los casos excepcionales de ley?',
      rptas: [
        'Es obligatorio en campañas de fin de año',
        'No se paga si dura menos de dos horas',
        'Es voluntario y se autoriza antes de realizarse',
        'Se registra únicamente cuando lo solicita el cliente o un supervisor externo',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Una cajera ya marcó su salida y su supervisor le pide atender a tres clientes más. ¿Qué es lo correcto?',
      rptas: [
        'Que el tiempo adicional se autorice y se registre',
        'Atenderlos sin registrar, porque son pocos minutos y ayuda al equipo',
        'Atenderlos y llegar más tarde al día siguiente',
        'Atenderlos con el usuario de otra cajera',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Qué recargo mínimo corresponde a las dos primeras horas extras?',
      rptas: ['10 %', '15 %', '20 %', '25 %'],
      correcta: 4,
    },
    {
      pregunta: 'Dos compañeros quieren intercambiar sus turnos del sábado. ¿Qué necesitan?',
      rptas: [
        'Avisar por teléfono a los demás compañeros',
        'Un acuerdo por escrito y la aprobación previa de la jefatura',
        'Nada, si ambos tienen el mismo puesto y la misma cantidad de horas asignadas',
        'Marcar cada uno con el código del otro',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un colaborador de panadería amanece con vómitos y fiebre. ¿Qué debe hacer?',
      rptas: [
        'Ir a trabajar y usar doble mascarilla',
        'Avisar ese mismo día y presentar el descanso médico dentro del plazo',
        'Enviar a un familiar en su reemplazo para que no quede vacío el puesto de trabajo',
        'Faltar y explicarlo al volver',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuántos días de vacaciones corresponden por año completo en el régimen general, cumplido el récord?',
      rptas: ['Quince días hábiles', 'Veinte días calendario', 'Veinticinco días hábiles', 'Treinta días calendario'],
      correcta: 4,
    },
    {
      pregunta: 'Quiere salir de vacaciones en agosto. ¿Con cuánta anticipación mínima propone las fechas en el portal?',
      rptas: ['Treinta días', 'Tres días hábiles', 'Siete días', 'Cuarenta y ocho horas'],
      correcta: 1,
    },
    {
      pregunta: 'Si el colaborador y la empresa no se ponen de acuerdo en la fecha de vacaciones, ¿quién la decide?',
      rptas: [
        'El colaborador con mayor antigüedad del equipo',
        'La suerte, mediante un sorteo entre los miembros del turno',
        'La empresa',
        'El sindicato o, a falta de este, la asamblea de la tienda',
      ],
      correcta: 3,
    },
  ],
};
