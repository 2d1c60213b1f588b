import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'ETI-03',
  titulo: 'Conflictos de interés',
  descripcion:
    'Aprenda a reconocer un conflicto de interés real, potencial o aparente, a declararlo a tiempo y a abstenerse de decidir cuando su objetividad pueda verse afectada.',
  categoria: 'etica',
  etiquetas: 'conflicto de interés, declaración, abstención, proveedores, familiares, regalos, ética',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `<h2>Cuando dos intereses se cruzan</h2>
<p>Existe un <strong>conflicto de interés</strong> cuando un interés personal, familiar o económico puede influir, o parecer que influye, en una decisión que usted toma por la empresa. Tener un conflicto <em>no es una falta</em>: a cualquiera puede ocurrirle. La falta aparece cuando se <strong>oculta</strong> o cuando se decide a pesar de él.</p>

<h2>Tres tipos</h2>
<dl>
  <dt>Real</dt>
  <dd>Ya está ocurriendo. Usted evalúa las ofertas de una licitación y una de ellas es de la empresa de su hermano.</dd>
  <dt>Potencial</dt>
  <dd>Podría ocurrir más adelante. Su pareja trabaja en un proveedor con el que usted hoy no tiene relación, pero podría pasar al área de compras.</dd>
  <dt>Aparente</dt>
  <dd>No hay un interés que lo afecte, pero un tercero razonable podría pensarlo. Usted y un proveedor tienen el mismo apellido poco común, aunque no son parientes.</dd>
</dl>
<p>Los tres se declaran. La apariencia también importa, porque la confianza de clientes, compañeros y proveedores depende de lo que pueden ver.</p>

<h2>Situaciones frecuentes</h2>
<table>
  <thead>
    <tr><th scope="col">Situación</th><th scope="col">Por qué es un conflicto</th></tr>
  </thead>
  <tbody>
    <tr><td>Contratar, supervisar o evaluar a un familiar o a su pareja</td><td>Resulta difícil ser objetivo con su desempeño, sueldo o ascenso.</td></tr>
    <tr><td>Tener negocios o acciones en un proveedor o competidor</td><td>Su beneficio económico puede pesar en la decisión.</td></tr>
    <tr><td>Realizar otro trabajo en el mismo rubro o en horario laboral</td><td>Compite con sus deberes y puede exponer información reservada.</td></tr>
    <tr><td>Recibir regalos o invitaciones de quien espera una decisión</td><td>Genera un sentimiento de deuda, aun sin pedir nada a cambio.</td></tr>
    <tr><td>Usar información interna para un negocio propio</td><td>Aprovecha para sí una oportunidad que pertenece a la empresa.</td></tr>
  </tbody>
</table>

<h3>Regalos e invitaciones</h3>
<p>En el grupo solo se aceptan artículos promocionales de <strong>valor simbólico</strong>, como un lapicero o un calendario, y nunca dinero ni sus equivalentes (tarjetas de regalo, vales). Si hay una licitación o negociación en curso, no se acepta nada. Lo que no pueda devolverse se entrega al área de Cumplimiento y se registra.</p>

<h2>Qué hacer: reconocer, declarar, abstenerse</h2>
<ol>
  <li><strong>Reconozca.</strong> Pregúntese: ¿me beneficia a mí o a alguien cercano? ¿Otra persona podría dudar de mi imparcialidad?</li>
  <li><strong>Declare</strong> por escrito en el formulario de Cumplimiento, apenas conozca la situación y antes de intervenir.</li>
  <li><strong>Absténgase</strong> de participar, opinar o influir mientras se evalúa el caso.</li>
  <li><strong>Cumpla</strong> la medida acordada: reasignar la decisión, cambiar la línea de reporte, vender la participación o renunciar a la actividad externa.</li>
</ol>
<p>La declaración se actualiza una vez al año y <strong>cada vez que algo cambia</strong>: un nuevo puesto, un matrimonio, una inversión.</p>

<aside class="clave">
  <p><strong>Idea clave:</strong> ante la duda, declare. Una declaración de más se archiva en minutos; un conflicto oculto puede costar la confianza de años.</p>
</aside>

<aside class="caso">
  <p><strong>Caso:</strong> Diego, comprador de menaje, supo que la empresa de su cuñada cotizaría en el próximo concurso. Pensó que bastaba con «ser justo» al calificar. Luego lo conversó con su jefa y lo declaró. Otra compradora evaluó las ofertas sin su participación. La empresa de la cuñada ganó por precio y plazo, y nadie pudo cuestionar el resultado.</p>
</aside>

<h2>Errores comunes</h2>
<ul>
  <li><strong>«Se lo dije a mi jefe en el pasillo».</strong> Un comentario verbal no reemplaza a la declaración escrita.</li>
  <li><strong>«Al final elegí lo mejor para la empresa».</strong> El conflicto debe declararse aunque el resultado sea bueno.</li>
  <li><strong>«Mi familiar es muy capaz».</strong> Puede postular como cualquier persona, pero usted no participa en la selección ni será su jefe directo.</li>
  <li><strong>«No quiero que piensen mal de mí».</strong> Declarar demuestra profesionalismo; lo que daña la reputación es ocultar.</li>
</ul>
<p>Si observa un posible conflicto ajeno, no lo difunda: consúltelo con Cumplimiento o use el canal de denuncias.</p>`,
  preguntas: [
    {
      pregunta: '¿Cuándo constituye una falta un conflicto de interés?',
      rptas: [
        'Siempre, por el solo hecho de existir.',
        'Cuando el familiar involucrado gana el concurso.',
        'Cuando se oculta o se decide a pesar de él.',
        'Solo si produce una pérdida económica a la empresa.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Usted evalúa ofertas y una es de la empresa de su hermano. ¿Qué tipo de conflicto es?',
      rptas: ['Real.', 'Potencial.', 'Aparente.', 'Indirecto.'],
      correcta: 1,
    },
    {
      pregunta: 'La pareja de un analista trabaja en un proveedor con el que él hoy no tiene relación. ¿Qué corresponde?',
      rptas: [
        'No hacer nada hasta que pase al área de compras.',
        'Pedir a su pareja que renuncie a su trabajo.',
        'Comentarlo de manera informal con sus compañeros.',
        'Declararlo, porque es un conflicto potencial.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Un comprador y un proveedor tienen el mismo apellido poco común, pero no son parientes. ¿Por qué conviene declararlo?',
      rptas: [
        'Porque el apellido obliga a anular la contratación.',
        'Porque un tercero razonable podría dudar de su imparcialidad.',
        'Porque la normativa prohíbe contratar con personas del mismo apellido.',
        'Porque así se evita tener que evaluar otras ofertas.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Mientras se evalúa un conflicto que usted declaró, ¿cuál es la conducta correcta?',
      rptas: [
        'Abstenerse de participar, opinar o influir.',
        'Seguir participando, pero sin firmar los documentos.',
        'Dar su opinión solo de manera verbal.',
        'Acelerar la decisión para no retrasar el proceso.',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Durante una licitación, un postor le envía una tarjeta de regalo de bajo monto. ¿Qué debe hacer?',
      rptas: [
        'Aceptarla, porque su valor es simbólico.',
        'Aceptarla y sortearla entre el equipo de compras.',
        'Guardarla sin usarla hasta que termine el concurso.',
        'Rechazarla o, si no puede devolverse, entregarla a Cumplimiento.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál de estos obsequios puede aceptarse si no hay una negociación en curso?',
      rptas: [
        'Un vale de consumo en un restaurante.',
        'Dinero en efectivo por una fecha especial.',
        'Un calendario promocional.',
        'Una tarjeta de regalo con monto reducido.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Una jefa de tienda quiere que su sobrino postule a un puesto en el grupo. ¿Qué es correcto?',
      rptas: [
        'Puede entrevistarlo ella, si lo hace junto con otra persona.',
        'Puede postular, pero ella no participa en la selección ni será su jefa directa.',
        'No puede postular a ningún puesto mientras ella trabaje en cualquier sede.',
        'Puede contratarlo si firma una carta en la que promete ser objetiva.',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Con qué frecuencia se actualiza la declaración de conflictos de interés?',
      rptas: [
        'Solo al ingresar a la empresa.',
        'Cada cinco años o al cambiar de gerente.',
        'Una vez al año y cada vez que algo cambia.',
        'Únicamente cuando lo solicita una auditoría externa.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un colaborador dice: «Ya se lo comenté a mi jefe en el pasillo». ¿Es suficiente?',
      rptas: [
        'No; la declaración debe hacerse por escrito.',
        'Sí, si el jefe no mostró objeción alguna.',
        'Sí, cuando el monto de la operación es pequeño.',
        'No; también debe comunicarlo a todos sus compañeros de área.',
      ],
      correcta: 1,
    },
    {
      pregunta:
        'Un analista conoce por su trabajo dónde se abrirá una tienda y piensa alquilar un local vecino para un negocio propio. ¿Qué problema hay?',
      rptas: [
        'Ninguno, si paga el alquiler con dinero propio.',
        'Ninguno, si el negocio es de otro rubro.',
        'Solo habría problema si la tienda no llega a abrirse.',
        'Usa información interna en beneficio propio.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Usted observa que un colega podría tener un conflicto de interés. ¿Qué corresponde?',
      rptas: [
        'Advertir a los demás compañeros para que estén atentos.',
        'Consultarlo con Cumplimiento o usar el canal de denuncias.',
        'Investigar en las redes sociales del colega antes de opinar.',
        'No intervenir, porque solo el interesado puede comunicarlo.',
      ],
      correcta: 2,
    },
  ],
};
