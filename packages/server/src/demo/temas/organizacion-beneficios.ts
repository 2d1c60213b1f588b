import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CUL-02',
  titulo: 'Cómo nos organizamos y sus beneficios',
  descripcion:
    'Las áreas del grupo, a quién acudir en cada caso y los principales beneficios legales y adicionales que le corresponden como colaborador.',
  categoria: 'cultura',
  etiquetas: 'inducción, organización, áreas, beneficios, gratificación, CTS, EsSalud, Gestión Humana',
  duracion: 12,
  numeroPreguntas: 5,
  leccion: `
<h2>Un solo equipo, muchas tareas</h2>
<p>Para que un cliente encuentre un producto en el estante intervienen decenas de personas. Conocer cómo nos organizamos le ayudará a saber <strong>a quién acudir</strong> y a entender cómo su trabajo se conecta con el de los demás.</p>

<h2>Nuestras áreas</h2>
<table>
<thead>
<tr><th scope="col">Área</th><th scope="col">De qué se ocupa</th><th scope="col">Acuda a ella cuando…</th></tr>
</thead>
<tbody>
<tr><th scope="row">Operaciones</th><td>Dirige las tiendas y su personal.</td><td>Necesite apoyo en su turno: empiece por su jefatura de tienda.</td></tr>
<tr><th scope="row">Comercial</th><td>Elige productos, precios y promociones.</td><td>Un precio o una promoción no coincida.</td></tr>
<tr><th scope="row">Logística</th><td>Almacenes, transporte e inventarios.</td><td>Falte mercadería o llegue en mal estado.</td></tr>
<tr><th scope="row">Gestión Humana</th><td>Contratos, pagos, bienestar y desarrollo.</td><td>Tenga una consulta sobre su boleta, beneficios o clima laboral.</td></tr>
<tr><th scope="row">Tecnología</th><td>Sistemas, equipos y Mesa de Ayuda.</td><td>Un equipo falle o sospeche un incidente.</td></tr>
<tr><th scope="row">Seguridad y Salud en el Trabajo</th><td>Previene accidentes y enfermedades.</td><td>Observe un peligro o sufra un accidente.</td></tr>
<tr><th scope="row">Cumplimiento</th><td>Ética, Canal de Ética y normas internas.</td><td>Quiera consultar o denunciar una conducta indebida.</td></tr>
</tbody>
</table>
<p>En el día a día, su primer punto de contacto es su <strong>jefatura directa</strong>. Si el problema la involucra, o prefiere otro camino, puede acudir a Gestión Humana o al Canal de Ética, que recibe comunicaciones confidenciales.</p>

<h2>Beneficios que establece la ley</h2>
<p>Quienes trabajan en el régimen laboral general de la actividad privada cuentan, entre otros, con estos beneficios:</p>
<dl>
<dt>Gratificaciones</dt>
<dd>Dos al año, por Fiestas Patrias (julio) y por Navidad (diciembre).</dd>
<dt>CTS</dt>
<dd>La compensación por tiempo de servicios se deposita en mayo y en noviembre en la entidad financiera que usted elija. Es un respaldo para cuando termine la relación laboral.</dd>
<dt>Vacaciones</dt>
<dd>Treinta días calendario por cada año completo de servicios, si se cumple el récord vacacional.</dd>
<dt>Seguro social</dt>
<dd>Atención en EsSalud para usted y sus derechohabientes. El aporte lo paga la empresa.</dd>
<dt>Asignación familiar</dt>
<dd>Para quienes tienen a su cargo hijos menores de edad, o mayores que cursan estudios superiores en los términos de la ley. Se acredita ante Gestión Humana.</dd>
<dt>Sistema de pensiones</dt>
<dd>Aporte al sistema público o privado, descontado de su remuneración.</dd>
</dl>
<p>Las condiciones exactas dependen de su contrato y de la normativa vigente. Para su caso, consulte a Gestión Humana.</p>

<h2>Beneficios adicionales del grupo</h2>
<ul>
<li><strong>Descuento de colaborador</strong> del 10 % en nuestras tiendas, personal e intransferible.</li>
<li><strong>Día de cumpleaños libre</strong>, coordinado con la jefatura dentro del mismo mes.</li>
<li><strong>Escuela Andina:</strong> cursos en este portal y becas parciales para estudios técnicos.</li>
<li><strong>Línea de apoyo:</strong> orientación psicológica y legal gratuita y confidencial.</li>
<li><strong>Vacantes internas:</strong> toda posición se publica primero para los colaboradores durante cinco días.</li>
</ul>

<h2>Su boleta de pago</h2>
<p>Cada mes recibirá su boleta en el portal del colaborador. Revise tres bloques: <em>ingresos</em> (sueldo, horas extras, asignaciones), <em>descuentos</em> (pensión, adelantos, impuestos si corresponden) y <em>aportes de la empresa</em> (como EsSalud). Si algo no coincide, repórtelo a Gestión Humana con el mes y el concepto, y guarde el número de atención.</p>

<aside class="caso">
<h3>Caso: el descuento prestado</h3>
<p>Un vecino le pide a Iván que compre un televisor con su descuento de colaborador y le ofrece pagarle después. Iván sabe que el beneficio es personal. Le explica con amabilidad que no puede hacerlo y le cuenta las promociones abiertas al público. Así conserva su beneficio y evita una falta.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> empiece por su jefatura, conozca sus beneficios, mantenga actualizados sus datos y pregunte a Gestión Humana ante cualquier duda.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Quién es su primer punto de contacto en el día a día?',
      rptas: ['El área Comercial', 'El Canal de Ética', 'Su jefatura directa', 'La gerencia general'],
      correcta: 3,
    },
    {
      pregunta: 'Un cartel muestra una promoción que la caja no reconoce. ¿Qué área define los precios y las promociones?',
      rptas: ['Comercial', 'Logística', 'Tecnología', 'Cumplimiento'],
      correcta: 1,
    },
    {
      pregunta: '¿En qué meses se pagan las gratificaciones legales del régimen general?',
      rptas: ['Enero y junio', 'Mayo y noviembre', 'Marzo y septiembre', 'Julio y diciembre'],
      correcta: 4,
    },
    {
      pregunta: '¿Qué es la CTS?',
      rptas: [
        'Un bono mensual que depende de las ventas de la tienda y del cumplimiento de metas',
        'Una compensación que sirve de respaldo al terminar la relación laboral',
        'Un seguro médico privado para la familia',
        'Un descuento para compras en las tiendas del grupo',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un vecino le pide comprar un televisor con su descuento de colaborador. ¿Qué corresponde?',
      rptas: [
        'Aceptar si el vecino paga al contado',
        'Aceptar una sola vez al año, siempre que la jefatura de tienda no se oponga',
        'Prestarle su fotocheck para que compre él mismo',
        'Explicarle que el beneficio es personal y comentarle las promociones',
      ],
      correcta: 4,
    },
    {
      pregunta: 'En su boleta falta el pago de unas horas extras. ¿Qué debe hacer?',
      rptas: [
        'Esperar a que se corrija solo el mes siguiente',
        'Reportarlo a Gestión Humana con el mes y el concepto',
        'Descontarlo de las horas de su próximo turno',
        'Publicar la boleta en el grupo de la tienda para comparar con los demás',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Quién paga el aporte a EsSalud del colaborador?',
      rptas: [
        'La empresa',
        'El colaborador, mediante un descuento mensual',
        'La empresa y el colaborador, por mitades',
        'La entidad financiera donde se deposita la CTS',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Una colaboradora quiere comunicar una conducta indebida de su jefe directo. ¿Qué alternativa tiene?',
      rptas: [
        'Ninguna, porque toda queja debe pasar por él',
        'Esperar a que él cambie de puesto',
        'Acudir a Gestión Humana o al Canal de Ética',
        'Contarlo primero a los clientes frecuentes, que pueden servir de testigos',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un reponedor acaba de tener un hijo y pregunta por la asignación familiar. ¿Qué le indica?',
      rptas: [
        'Que se paga automáticamente desde el nacimiento',
        'Que la acredite ante Gestión Humana',
        'Que solo corresponde a quienes tienen dos hijos o más y un año de servicios',
        'Que la solicite en una agencia bancaria',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué ocurre con las vacantes del grupo antes de abrirse al público?',
      rptas: [
        'Se asignan a familiares de los colaboradores',
        'Se sortean entre las tiendas',
        'Se reservan para las jefaturas durante un mes completo',
        'Se publican primero para los colaboradores durante cinco días',
      ],
      correcta: 4,
    },
    {
      pregunta: 'El lector de códigos del almacén no enciende. ¿A qué área se reporta?',
      rptas: [
        'A Tecnología, mediante la Mesa de Ayuda',
        'A Comercial, porque afecta los precios',
        'A Cumplimiento, porque es un bien de la empresa',
        'A Gestión Humana, para que lo descuente del inventario del turno',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un colaborador pasa por un momento familiar difícil y necesita orientación psicológica. ¿Qué beneficio puede usar?',
      rptas: [
        'La asignación familiar',
        'La Escuela Andina, en su programa de becas para estudios técnicos',
        'La línea de apoyo, gratuita y confidencial',
        'El descuento de colaborador',
      ],
      correcta: 3,
    },
  ],
};
