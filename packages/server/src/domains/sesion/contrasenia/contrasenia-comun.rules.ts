const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words refused alone and with a tail of digits and punctuation (P4): the most frequent ones of published lists of leaked passwords, in
 * English and Spanish, and words of a company. In lower case without accents.
 */
export const COMMON_WORDS: ReadonlySet<string> = words(`
  password passw0rd passwort passcode pass word admin administrator administrador administradora root superuser supervisor
  user usuario usuaria user name username login signin acceso accesos ingreso ingresar entrar welcome bienvenido bienvenida bienvenidos
  letmein letme changeme cambiame cambiar cambio secret secreto secreta clave claves miclave mi clave clavesegura contrasena contrasenia
  contrasenas micontrasena contrasenasegura seguro segura seguridad security default temporal temporary provisional inicial initial
  test testing prueba pruebas demo ejemplo example invitado guest cliente clientes empresa empresas corporativo corporativa corporacion
  capacitacion capacitaciones portal portalcapacitacion induccion retail aprendizaje universidad universitario colegio escuela curso cursos
  alumno alumna alumnos estudiante docente profesor profesora soporte sistemas sistema gerencia gerente recursoshumanos rrhh oficina trabajo
  computer computadora internet windows microsoft google facebook instagram whatsapp youtube hotmail gmail outlook yahoo samsung iphone android
  master maestro access server servidor oracle cisco linux ubuntu
  qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  abc abcd abcdef abcdefg abcdefgh abcdefghi aaaa aaaaaaaa iloveyou loveyou lovely love teamo tequiero teamomucho teamoamor amor amormio
  miamor amorcito amoreterno corazon carino cielo princesa princess principe angel angelito estrella estrellita bonita hermosa hermoso bebe
  mibebe bebita gordita gordito flaquita negrita chiquita mami papi mama papa mamita papito familia mifamilia hijos mishijos hermano hermana
  amigo amiga amigos amistad novia novio esposa esposo libertad felicidad esperanza bendicion bendiciones diosesamor diosmio jesucristo jesus
  jesusteamo cristo cristovive dioses dios virgen maria mariajose josemaria sanmartin santarosa
  monkey dragon football baseball basketball soccer hockey superman batman spiderman ironman starwars pokemon naruto goku minecraft fortnite
  shadow sunshine flower flores mariposa butterfly tigger tigre tiger leon lion puma condor delfin caballo perrito gatito mascota pelusa
  hello hola holamundo buenosdias freedom whatever trustno ninja hunter killer mustang ferrari mercedes porsche corvette harley yamaha honda
  michael jennifer jordan jessica michelle ashley daniel andrew joshua thomas charlie george robert william anthony matthew nicole
  alejandro alejandra fernando fernanda sebastian valentina carolina carlos roberto ricardo patricia gabriela claudia veronica cristina
  andrea daniela camila santiago rodrigo francisco guadalupe margarita rosario milagros victoria vanessa estefania katherine
  peru peruano peruana vivaperu arribaperu lima limaperu cusco arequipa trujillo piura chiclayo tacna callao machupicchu inca incakola ceviche
  alianza alianzalima universitariodedeportes sportingcristal cristal barcelona realmadrid madrid manchester liverpool chelsea juventus messi ronaldo
  neymar bocajuniors riverplate america chivas mexico colombia chile argentina ecuador bolivia venezuela espana uruguay paraguay
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  lunes martes miercoles jueves viernes sabado domingo verano invierno otono primavera navidad
  january february march april june july august september october november december summer winter spring autumn
  monday tuesday wednesday thursday friday saturday sunday christmas birthday cumpleanos
  chocolate cookie banana orange purple yellow silver golden diamond rainbow music musica guitarra guitar cheese pepper ginger coffee
  computer1 internet1 superstar estudiar vendedor vendedora tienda tiendas supermercado almacen cajera cajero ventas`);

/** Passwords refused as a whole: digits and keyboard walks without a word, and the published password of the demo. */
export const EXACT_PASSWORDS: ReadonlySet<string> = words(`
  portal-demo-2026 123456789 1234567890 12345678910 123123123 123321123 321321321 147258369 147852369 159357456 159753456 741852963 789456123 987654321
  0987654321 1029384756 123654789 112233445566 11223344 11112222 12344321 1234512345 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwer1234 1234qwer asdf1234 1234asdf abcd1234 1234abcd abc12345 a1b2c3d4 a1b2c3d4e5 aa123456 a123456789
  q123456789 123456aa 12345abc 123qweasd 123qweasdzxc qwe123qwe 1qazxsw2 2wsx3edc 3edc4rfv !qaz2wsx !qaz@wsx 1qaz@wsx p@ssw0rd p4ssw0rd pa$$w0rd
  pa55word 00000001 00000000 19801980 19851985 19901990 20002000 20202020 20242024 20252025 20262026 20252026 12341234 43214321 13579246
  24681357 135792468 246813579 1357924680 2468013579 99887766 9988776655 87654321 10203040 1020304050 102030405060 01020304 0102030405
  31415926 3141592653 27182818 11235813 12131415 10101010 20102010 qwertasdfg qawsedrf zxcvasdf poiuytrewq lkjhgfdsa mnbvcxz mnbvcxzlkj`);
