import type { TemaDemo } from '../tema-demo.ts';

export const tema: TemaDemo = {
  codigo: 'CIB-02',
  titulo: 'Contraseñas y doble factor',
  descripcion:
    'Cómo crear frases de contraseña largas y únicas, guardarlas de forma segura y proteger sus cuentas con el doble factor de autenticación.',
  categoria: 'datos',
  etiquetas: 'contraseña, clave, doble factor, autenticación, gestor de contraseñas, ciberseguridad',
  duracion: 10,
  numeroPreguntas: 5,
  leccion: `
<h2>Su clave es su firma</h2>
<p>Todo lo que se hace con su usuario queda registrado a su nombre: una venta anulada, un descuento autorizado, un archivo descargado. Por eso la contraseña es <strong>personal e intransferible</strong>. No se presta a un compañero, a la jefatura ni al personal de soporte; nadie la necesita para ayudarle.</p>

<h2>Cómo descubren una contraseña</h2>
<ul>
<li><strong>Prueban las más usadas:</strong> «123456», «Verano2025», el nombre de la empresa.</li>
<li><strong>Usan claves filtradas:</strong> si otro sitio sufrió una fuga y usted repite la misma clave, entran también aquí.</li>
<li><strong>Adivinan con datos públicos:</strong> fechas, mascotas o equipos de fútbol visibles en redes sociales.</li>
<li><strong>Prueban combinaciones con programas:</strong> cuanto más corta es la clave, menos tardan.</li>
<li><strong>La piden con engaños:</strong> páginas falsas o llamadas.</li>
</ul>

<h2>Una buena contraseña es larga y única</h2>
<p>La longitud protege más que los símbolos raros. La forma más sencilla de lograrla es una <strong>frase de contraseña</strong>: cuatro o más palabras sin relación evidente, fáciles de recordar para usted y difíciles de adivinar para los demás.</p>
<table>
<thead>
<tr><th scope="col">Ejemplo</th><th scope="col">Valoración</th></tr>
</thead>
<tbody>
<tr><th scope="row">Andino2025</th><td>Débil: corta y previsible.</td></tr>
<tr><th scope="row">P@ssw0rd!</th><td>Débil: los reemplazos típicos son los primeros que se prueban.</td></tr>
<tr><th scope="row">Rosa15071990</th><td>Débil: nombre y fecha de nacimiento.</td></tr>
<tr><th scope="row">farol-quena-lunes-mochila</th><td>Fuerte como modelo: larga y sin relación con la persona. No la copie: invente la suya.</td></tr>
</tbody>
</table>
<p>Además, use <strong>una clave distinta para cada servicio</strong>. Nunca repita la del trabajo en redes sociales o tiendas en línea.</p>

<h2>Dónde guardarlas</h2>
<ul>
<li>Use el <strong>gestor de contraseñas</strong> autorizado por la empresa: guarda todas las claves cifradas y usted recuerda solo una, la principal.</li>
<li>No las anote en papeles pegados al monitor, bajo el teclado o en la caja.</li>
<li>No las guarde en notas sin protección, hojas de cálculo ni chats.</li>
<li>No acepte que el navegador las recuerde en un equipo compartido.</li>
</ul>

<h2>El doble factor</h2>
<p>El <strong>doble factor de autenticación</strong> pide dos pruebas de tipo distinto: algo que usted <em>sabe</em> (la clave) y algo que usted <em>tiene</em> (el celular, una llave de seguridad) o que <em>es</em> (huella, rostro). Si alguien roba su clave, todavía le falta la segunda prueba.</p>
<ol>
<li>Actívelo en todas las cuentas que lo permitan, empezando por el correo.</li>
<li>Prefiera una aplicación de autenticación o una llave de seguridad; el mensaje de texto es mejor que nada, pero menos seguro.</li>
<li>No comparta el código con nadie, ni siquiera con quien dice llamar de soporte.</li>
<li>Si recibe una solicitud de aprobación que no pidió, <strong>rechácela</strong>, cambie su clave y avise a la Mesa de Ayuda: es probable que alguien ya la conozca.</li>
<li>Guarde los códigos de recuperación en un lugar seguro.</li>
</ol>

<h2>Cuándo cambiarla</h2>
<p>Cambie la clave de inmediato si sospecha que alguien la conoce, si la escribió en un sitio dudoso, si el servicio informó una fuga o si la Mesa de Ayuda se lo pide por un canal oficial. La clave temporal de ingreso se cambia el primer día.</p>

<aside class="caso">
<h3>Caso: la clave prestada</h3>
<p>En hora punta, Miguel le presta su usuario de supervisor a un cajero para anular una venta. Una semana después aparecen tres anulaciones irregulares registradas a su nombre y él no puede explicar cuáles hizo. Lo correcto era acercarse a la caja y autorizar él mismo, o pedir apoyo a otro supervisor.</p>
</aside>

<aside class="clave">
<p><strong>Idea clave:</strong> larga, única, solo suya y con doble factor.</p>
</aside>
`,
  preguntas: [
    {
      pregunta: '¿Qué característica protege más a una contraseña?',
      rptas: [
        'Que empiece con mayúscula y termine con un signo',
        'Que sea larga y no se repita en otros servicios',
        'Que incluya el nombre de la empresa y el año en curso para recordarla',
        'Que la conozca una persona de confianza',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Cuál de estas opciones sigue el modelo de frase de contraseña recomendado?',
      rptas: ['AndinoRetail2025!', 'P@ssw0rd123$', 'tambor-niebla-queso-bicicleta', 'MariaFernanda1988'],
      correcta: 3,
    },
    {
      pregunta: '¿Por qué es riesgoso usar la misma clave en el trabajo y en una tienda en línea?',
      rptas: [
        'Porque una fuga en la tienda permitiría entrar también a su cuenta del trabajo',
        'Porque el sistema detecta la repetición y bloquea las dos cuentas',
        'Porque las tiendas en línea no aceptan claves de más de ocho caracteres ni símbolos',
        'Porque la clave se desgasta con el uso frecuente',
      ],
      correcta: 1,
    },
    {
      pregunta: 'Un técnico de soporte le pide su clave «para revisar más rápido» su equipo. ¿Qué responde?',
      rptas: [
        'Se la da, porque es personal autorizado de la empresa',
        'Se la da por escrito para que quede constancia del pedido y de la fecha',
        'Se la da y la cambia al terminar el día',
        'No la entrega: soporte no la necesita para ayudarle',
      ],
      correcta: 4,
    },
    {
      pregunta: '¿Cuál es un ejemplo de doble factor?',
      rptas: [
        'Escribir la clave dos veces seguidas',
        'Usar una clave y una pregunta sobre su mascota',
        'Usar una clave y un código de la aplicación de autenticación',
        'Tener una clave para la computadora de la tienda y otra diferente para el correo',
      ],
      correcta: 3,
    },
    {
      pregunta: 'A las 11 p. m. su celular muestra una solicitud de aprobación de ingreso que usted no pidió. ¿Qué hace?',
      rptas: [
        'La rechaza, cambia su clave y avisa a la Mesa de Ayuda',
        'La aprueba para que deje de aparecer la notificación',
        'La ignora, porque seguramente es un error del sistema',
        'Apaga el celular y revisa al día siguiente, cuando ya esté en su puesto de trabajo',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Dónde conviene guardar las contraseñas del trabajo?',
      rptas: [
        'En una hoja de cálculo llamada «varios» dentro de la carpeta compartida',
        'En un papel bajo el teclado',
        'En un chat consigo mismo',
        'En el gestor de contraseñas autorizado',
      ],
      correcta: 4,
    },
    {
      pregunta: 'En hora punta, un cajero pide a su supervisor la clave para anular una venta. ¿Qué debe hacer el supervisor?',
      rptas: [
        'Dictarle la clave en voz baja por esa única vez',
        'Acercarse y autorizar él mismo la operación',
        'Escribirla en un papel y pedir que lo destruya apenas termine la operación',
        'Pedirle que use la clave de otro cajero',
      ],
      correcta: 2,
    },
    {
      pregunta: '¿Qué método de segundo factor se prefiere según la lección?',
      rptas: [
        'El mensaje de texto, porque es el más seguro de todos',
        'Una pregunta secreta con una respuesta fácil',
        'Una aplicación de autenticación o una llave de seguridad',
        'El correo personal de un familiar que pueda recibir los códigos en su lugar',
      ],
      correcta: 3,
    },
    {
      pregunta: '¿En cuál de estas situaciones se debe cambiar la clave de inmediato?',
      rptas: [
        'Al escribirla en una página que resultó dudosa',
        'Al regresar de vacaciones, en todos los casos',
        'Al cambiar el fondo de pantalla de la computadora',
        'Al recibir felicitaciones por correo del área de Recursos Humanos',
      ],
      correcta: 1,
    },
    {
      pregunta: '¿Por qué «P@ssw0rd!» se considera débil si tiene símbolos y números?',
      rptas: [
        'Porque los sistemas no aceptan el signo de arroba',
        'Porque los reemplazos típicos son los primeros que se prueban',
        'Porque está escrita en inglés y no en español, que es un idioma más seguro',
        'Porque le falta la fecha de nacimiento',
      ],
      correcta: 2,
    },
    {
      pregunta: 'En la computadora compartida del almacén, el navegador ofrece recordar su clave. ¿Qué elige?',
      rptas: [
        'Aceptar, para que el siguiente turno no pierda tiempo',
        'Aceptar y borrar el historial una vez al mes',
        'Aceptar solo si en el turno trabajan personas conocidas y de mucha confianza',
        'No aceptar y cerrar la sesión al terminar',
      ],
      correcta: 4,
    },
  ],
};
