import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'SST-06',
  titulo: 'Primeros auxilios básicos',
  descripcion:
    'Los primeros minutos cuentan: aprenda la secuencia proteger, avisar y socorrer, y la respuesta inicial ante paro cardíaco, atragantamiento, hemorragias, quemaduras y desmayos.',
  categoria: 'seguridad',
  etiquetas: 'primeros auxilios, rcp, hemorragia, quemaduras, atragantamiento, botiquín, samu',
  duracion: 20,
  numeroPreguntas: 6,
  leccion: `<h2>Ayudar sin causar más daño</h2>
<p>Los primeros auxilios son la atención inmediata y temporal que se brinda a una persona lesionada o enferma <strong>hasta que llega la ayuda profesional</strong>. No reemplazan al médico. Esta lección resume lo básico; la práctica con maniquí se realiza en el taller presencial de la brigada.</p>

<h2>La secuencia PAS</h2>
<ol>
  <li><strong>Proteger:</strong> verifique que el lugar sea seguro para usted, para la persona y para los demás. Corte la energía, detenga la máquina, acordone la zona. Use guantes.</li>
  <li><strong>Avisar:</strong> llame a emergencias (en el Perú, SAMU 106 o Bomberos 116) y a la brigada. Diga qué pasó, la dirección exacta, cuántos afectados hay y en qué estado se encuentran.</li>
  <li><strong>Socorrer:</strong> atienda lo más grave primero, con calma y explicando a la persona lo que va a hacer.</li>
</ol>

<aside class="clave">
  <p><strong>Idea clave:</strong> un socorrista herido es una víctima más. Nunca se acerque sin comprobar antes que la escena es segura.</p>
</aside>

<h2>Si la persona no responde</h2>
<p>Toque sus hombros y háblele fuerte. Si no reacciona, observe si respira durante <strong>no más de diez segundos</strong>.</p>
<ul>
  <li><strong>No responde, pero respira con normalidad:</strong> colóquela de costado (posición lateral de seguridad), si no sospecha una lesión de columna, y vigile su respiración.</li>
  <li><strong>No responde y no respira, o solo boquea:</strong> pida que llamen a emergencias y traigan el desfibrilador (DEA), e inicie la reanimación cardiopulmonar (RCP).</li>
</ul>
<h3>RCP en adultos</h3>
<p>Con la persona boca arriba sobre una superficie firme, ponga el talón de una mano en el centro del pecho y la otra encima. Con los brazos rectos, comprima <strong>fuerte y rápido</strong>: de 5 a 6 cm de profundidad y de 100 a 120 veces por minuto, dejando que el pecho se expanda. Si no está entrenado en ventilaciones, haga solo compresiones. No se detenga hasta que llegue la ayuda, el DEA lo indique o la persona reaccione.</p>

<h2>Respuestas a situaciones frecuentes</h2>
<table>
  <thead>
    <tr><th scope="col">Situación</th><th scope="col">Haga</th><th scope="col">No haga</th></tr>
  </thead>
  <tbody>
    <tr><td>Hemorragia externa</td><td>Presione directamente con gasa o tela limpia; si se empapa, agregue otra encima.</td><td>Retirar un objeto clavado ni levantar la gasa para mirar.</td></tr>
    <tr><td>Quemadura</td><td>Enfríe con agua corriente fresca de 10 a 20 minutos; retire anillos; cubra sin apretar.</td><td>Aplicar hielo, pasta dental o mantequilla, ni reventar ampollas.</td></tr>
    <tr><td>Atragantamiento con tos efectiva</td><td>Anime a la persona a seguir tosiendo.</td><td>Golpear la espalda mientras tose con fuerza.</td></tr>
    <tr><td>Atragantamiento sin poder hablar ni toser</td><td>Alterne cinco golpes entre los omóplatos y cinco compresiones abdominales.</td><td>Meter los dedos a ciegas en la boca.</td></tr>
    <tr><td>Caída con posible fractura</td><td>Inmovilice en la posición en que se encuentra y espere.</td><td>Acomodar el hueso o mover a la persona sin necesidad.</td></tr>
    <tr><td>Desmayo</td><td>Acueste a la persona, afloje su ropa, eleve sus piernas y ventile.</td><td>Dar de beber o comer hasta que se recupere por completo.</td></tr>
    <tr><td>Convulsión</td><td>Aparte objetos, proteja la cabeza y mida el tiempo.</td><td>Sujetarla o poner algo en su boca.</td></tr>
  </tbody>
</table>

<aside class="caso">
  <p><strong>Caso:</strong> en el área de comidas de una tienda, un cliente se llevó las manos al cuello y dejó de hablar. Jorge le preguntó si se ahogaba, pidió a una compañera que llamara al 106 y alternó golpes en la espalda con compresiones abdominales. A la segunda serie expulsó el trozo de pan. Aun así, se le pidió acudir a una evaluación médica.</p>
</aside>

<h2>El botiquín y el después</h2>
<p>Conozca dónde está el botiquín y quién lo revisa. Debe contener guantes, gasas, vendas, apósitos, esparadrapo, tijera y antiséptico, todo <strong>vigente y repuesto</strong> después de cada uso. El personal <em>no administra medicamentos</em> a clientes ni a compañeros sin indicación profesional.</p>
<p>Al terminar, registre el evento, respete la privacidad de la persona (sin fotos ni comentarios) y acepte apoyo: atender una emergencia también afecta a quien ayuda.</p>`,
  preguntas: [
    {
      pregunta: '¿Qué significan las siglas PAS?',
      rptas: [
        'Prevenir, auxiliar, sanar.',
        'Preguntar, atender, sujetar.',
        'Proteger, avisar, socorrer.',
        'Presionar, acostar, sostener.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un técnico yace junto a un equipo eléctrico encendido. ¿Qué se hace primero?',
      rptas: [
        'Sujetarlo de los brazos y alejarlo del equipo.',
        'Asegurar la escena cortando la energía.',
        'Iniciar las compresiones torácicas de inmediato.',
        'Echarle agua en el rostro para que reaccione.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Una persona no responde y no respira. ¿Qué corresponde, además de pedir ayuda y el DEA?',
      rptas: [
        'Colocarla de costado y esperar la ambulancia.',
        'Elevar sus piernas y darle aire con un cartón.',
        'Darle de beber agua con azúcar en pequeños sorbos.',
        'Iniciar la RCP.',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Con qué frecuencia se realizan las compresiones de la RCP en adultos?',
      rptas: [
        'De 100 a 120 por minuto.',
        'De 40 a 60 por minuto.',
        'De 60 a 80 por minuto.',
        'De 150 a 180 por minuto.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un reponedor sangra por un corte en el antebrazo y la gasa ya está empapada. ¿Qué debe hacer?',
      rptas: [
        'Levantar la gasa para ver si la herida se cerró.',
        'Lavar la herida con alcohol y dejarla al aire.',
        'Agregar otra gasa encima y seguir presionando.',
        'Retirar la gasa y esperar a que coagule por sí sola.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Una colaboradora de cafetería se quema la mano con agua caliente. ¿Cuál es la atención inicial?',
      rptas: [
        'Agua corriente fresca de 10 a 20 minutos.',
        'Hielo directo sobre la piel hasta que pase el dolor.',
        'Una capa de pasta dental o mantequilla y una venda.',
        'Reventar las ampollas y colocar antiséptico.',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un cliente se atraganta, pero tose con fuerza. ¿Qué se hace?',
      rptas: [
        'Dar cinco compresiones abdominales seguidas.',
        'Animarlo a seguir tosiendo.',
        'Introducir los dedos para extraer el alimento.',
        'Darle agua para que el alimento baje.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un cliente atragantado ya no puede hablar ni toser. ¿Cuál es la maniobra indicada?',
      rptas: [
        'Acostarlo boca arriba y elevar sus piernas.',
        'Pedirle que respire lentamente por la nariz hasta calmarse.',
        'Sujetarle los brazos en alto y ofrecerle agua.',
        'Alternar cinco golpes entre los omóplatos y cinco compresiones abdominales.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Una compañera sufre una convulsión en la oficina. ¿Qué acción es correcta?',
      rptas: [
        'Sujetarle los brazos y las piernas con firmeza.',
        'Colocarle un lapicero entre los dientes para que no se muerda.',
        'Apartar objetos, proteger su cabeza y medir el tiempo.',
        'Darle agua o una pastilla apenas sea posible.',
      ],
      correcta: 3,
    },
    {
      pregunta: 'Un operario cayó de una escalera y podría tener una fractura en la pierna. ¿Qué se hace?',
      rptas: [
        'Ayudarlo a caminar para comprobar si puede apoyar el pie.',
        'Inmovilizar en la posición en que está y esperar ayuda.',
        'Acomodar el hueso antes de que se inflame la zona.',
        'Llevarlo cargado al tópico entre dos compañeros.',
      ],
      correcta: 2,
    },
    {
      pregunta: 'Un cliente con dolor de cabeza pide una pastilla del botiquín. ¿Cuál es la respuesta adecuada?',
      rptas: [
        'Entregarle una pastilla si es de venta libre y está vigente.',
        'Entregársela solo si firma un cargo con sus datos personales.',
        'Darle la mitad de la dosis y observar cómo reacciona.',
        'Explicarle que no se administran medicamentos y ofrecer pedir ayuda.',
      ],
      correcta: 4,
    },
    {
      pregunta: 'Una persona no responde, respira con normalidad y no se sospecha lesión de columna. ¿Cómo se la coloca?',
      rptas: [
        'De costado, vigilando su respiración.',
        'Boca abajo, con los brazos extendidos.',
        'Sentada, con la cabeza entre las rodillas.',
        'De pie, sostenida por dos personas de la brigada.',
      ],
      correcta: 1,
    },
  ],
};
