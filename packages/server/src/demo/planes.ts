/** The three plans of the demo: their contents, and their dates in days from the day of the load. */
export interface PlanDemo {
  readonly id: number;
  readonly denominacion: (year: string) => string;
  readonly desde: number;
  readonly hasta: number;
  /** Groups to which the plan is assigned by rule (P27). */
  readonly grupos: readonly string[];
  readonly programas: readonly ProgramaDemo[];
}

export interface ProgramaDemo {
  readonly codigo: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly obligatorio: 0 | 1;
  readonly cursos: readonly CursoDemo[];
}

export interface CursoDemo {
  readonly codigo: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly etiquetas: string;
  readonly modulos: readonly ModuloDemo[];
}

export interface ModuloDemo {
  readonly codigo: string;
  readonly titulo: string;
  readonly categoria: string;
  readonly temas: readonly string[];
  /** Topics that ask no questions here: they are finished by their feedback (P15). */
  readonly sinCuestionario?: readonly string[];
}

/** Topic -> topic that must be approved first (P16). */
export const REFERENCIAS: Readonly<Record<string, string>> = {
  'SST-02': 'SST-01',
  'DAT-02': 'DAT-01',
  'DAT-03': 'DAT-02',
  'CIB-04': 'CIB-01',
  'OPE-02': 'OPE-01',
  'CLI-03': 'CLI-01',
};

const corporativa: PlanDemo = {
  id: 1,
  denominacion: () => 'Inducción Corporativa',
  desde: -345,
  hasta: 45,
  grupos: ['CORPORATIVO', 'TIENDAS', 'LOGISTICA'],
  programas: [
    {
      codigo: 'PRG-CUL',
      titulo: 'Bienvenida a Grupo Andino',
      descripcion: 'Quiénes somos, cómo nos organizamos y qué puede esperar de su trabajo con nosotros.',
      obligatorio: 1,
      cursos: [
        {
          codigo: 'CUR-CUL-1',
          titulo: 'Conozca el grupo',
          descripcion: 'Historia, valores, organización, beneficios y condiciones de trabajo.',
          etiquetas: 'bienvenida, cultura, beneficios',
          modulos: [
            {
              codigo: 'MOD-CUL-1',
              titulo: 'Cultura y propósito',
              categoria: 'cultura',
              temas: ['CUL-01', 'CUL-02'],
              sinCuestionario: ['CUL-01'],
            },
            { codigo: 'MOD-CUL-2', titulo: 'Condiciones de trabajo', categoria: 'cultura', temas: ['CUL-03'] },
          ],
        },
      ],
    },
    {
      codigo: 'PRG-ETI',
      titulo: 'Ética y convivencia',
      descripcion: 'Las reglas que nos permiten trabajar con integridad, respeto y sin temor a hablar.',
      obligatorio: 1,
      cursos: [
        {
          codigo: 'CUR-ETI-1',
          titulo: 'Integridad en el trabajo',
          descripcion: 'Código de ética, conflictos de interés y prevención de la corrupción.',
          etiquetas: 'ética, integridad, cumplimiento',
          modulos: [{ codigo: 'MOD-ETI-1', titulo: 'Conducta ética', categoria: 'etica', temas: ['ETI-02', 'ETI-03', 'ETI-04'] }],
        },
        {
          codigo: 'CUR-ETI-2',
          titulo: 'Respeto e inclusión',
          descripcion: 'Prevención del hostigamiento sexual, diversidad y canal de denuncias.',
          etiquetas: 'respeto, hostigamiento, inclusión, denuncias',
          modulos: [
            { codigo: 'MOD-ETI-2', titulo: 'Un trato digno para todos', categoria: 'etica', temas: ['ETI-01', 'ETI-06', 'ETI-05'] },
          ],
        },
      ],
    },
    {
      codigo: 'PRG-SST',
      titulo: 'Seguridad y salud en el trabajo',
      descripcion: 'Lo que toda persona debe saber para volver sana y salva a su casa.',
      obligatorio: 1,
      cursos: [
        {
          codigo: 'CUR-SST-1',
          titulo: 'Fundamentos de seguridad y salud',
          descripcion: 'Derechos y deberes, peligros y riesgos, cuidado del cuerpo.',
          etiquetas: 'sst, riesgos, ergonomía',
          modulos: [
            { codigo: 'MOD-SST-1', titulo: 'Prevenir antes que lamentar', categoria: 'seguridad', temas: ['SST-01', 'SST-02', 'SST-03'] },
          ],
        },
        {
          codigo: 'CUR-SST-2',
          titulo: 'Respuesta ante emergencias',
          descripcion: 'Sismos, incendios y primeros auxilios.',
          etiquetas: 'emergencias, sismos, incendios, primeros auxilios',
          modulos: [
            { codigo: 'MOD-SST-2', titulo: 'Actuar en una emergencia', categoria: 'seguridad', temas: ['SST-04', 'SST-05', 'SST-06'] },
          ],
        },
      ],
    },
  ],
};

const retail: PlanDemo = {
  id: 2,
  denominacion: () => 'Inducción Retail',
  desde: -210,
  hasta: -12,
  grupos: ['TIENDAS'],
  programas: [
    {
      codigo: 'PRG-OPE',
      titulo: 'Operaciones de tienda',
      descripcion: 'Caja, piso de venta, mercadería y prevención de pérdidas.',
      obligatorio: 1,
      cursos: [
        {
          codigo: 'CUR-OPE-1',
          titulo: 'Caja y medios de pago',
          descripcion: 'Apertura y cierre, billetes falsos y fraude con tarjetas.',
          etiquetas: 'caja, billetes, tarjetas',
          modulos: [{ codigo: 'MOD-OPE-1', titulo: 'Gestión de caja', categoria: 'operacion', temas: ['OPE-01', 'OPE-02', 'OPE-03'] }],
        },
        {
          codigo: 'CUR-OPE-2',
          titulo: 'Piso de venta',
          descripcion: 'Recepción, exhibición, alimentos y control de pérdidas.',
          etiquetas: 'mercadería, exhibición, alimentos, merma',
          modulos: [
            { codigo: 'MOD-OPE-2', titulo: 'Mercadería y alimentos', categoria: 'operacion', temas: ['OPE-06', 'OPE-07', 'OPE-08'] },
            { codigo: 'MOD-OPE-3', titulo: 'Prevención de pérdidas', categoria: 'operacion', temas: ['OPE-04', 'OPE-05'] },
            { codigo: 'MOD-OPE-4', titulo: 'Seguridad en la tienda', categoria: 'seguridad', temas: ['SST-04', 'SST-05'] },
          ],
        },
      ],
    },
    {
      codigo: 'PRG-CLI',
      titulo: 'Experiencia del cliente',
      descripcion: 'Cómo atendemos, resolvemos y vendemos mejor.',
      obligatorio: 0,
      cursos: [
        {
          codigo: 'CUR-CLI-1',
          titulo: 'Servicio que fideliza',
          descripcion: 'Protocolo de atención, reclamos, clientes difíciles y venta sugestiva.',
          etiquetas: 'clientes, reclamos, ventas',
          modulos: [
            { codigo: 'MOD-CLI-1', titulo: 'Atención y venta', categoria: 'cliente', temas: ['CLI-01', 'CLI-02', 'CLI-03', 'CLI-04'] },
          ],
        },
      ],
    },
  ],
};

const informacion: PlanDemo = {
  id: 3,
  denominacion: (year) => `Seguridad de la Información ${year}`,
  desde: -52,
  hasta: 38,
  grupos: ['CORPORATIVO', 'JEFATURAS'],
  programas: [
    {
      codigo: 'PRG-DAT',
      titulo: 'Protección de datos personales',
      descripcion: 'Principios, derechos de las personas e incidentes.',
      obligatorio: 1,
      cursos: [
        {
          codigo: 'CUR-DAT-1',
          titulo: 'Datos personales en el día a día',
          descripcion: 'Qué es un dato personal, cómo se trata y qué hacer cuando algo sale mal.',
          etiquetas: 'datos personales, privacidad, ARCO',
          modulos: [{ codigo: 'MOD-DAT-1', titulo: 'Cuidar los datos ajenos', categoria: 'datos', temas: ['DAT-01', 'DAT-02', 'DAT-03'] }],
        },
      ],
    },
    {
      codigo: 'PRG-CIB',
      titulo: 'Ciberseguridad para todos',
      descripcion: 'Engaños, contraseñas, equipos y trabajo remoto.',
      obligatorio: 1,
      cursos: [
        {
          codigo: 'CUR-CIB-1',
          titulo: 'Defensa contra engaños',
          descripcion: 'Phishing, ingeniería social y fraude telefónico.',
          etiquetas: 'phishing, fraude, ingeniería social',
          modulos: [{ codigo: 'MOD-CIB-1', titulo: 'Reconocer el engaño', categoria: 'datos', temas: ['CIB-01', 'CIB-04'] }],
        },
        {
          codigo: 'CUR-CIB-2',
          titulo: 'Hábitos digitales seguros',
          descripcion: 'Contraseñas, dispositivos, trabajo remoto y compromiso de cumplimiento.',
          etiquetas: 'contraseñas, dispositivos, remoto',
          modulos: [
            { codigo: 'MOD-CIB-2', titulo: 'Cuentas y equipos', categoria: 'datos', temas: ['CIB-02', 'CIB-03', 'CIB-05'] },
            {
              codigo: 'MOD-CIB-3',
              titulo: 'Compromiso de cumplimiento',
              categoria: 'etica',
              temas: ['ETI-02', 'ETI-05'],
              sinCuestionario: ['ETI-05'],
            },
          ],
        },
      ],
    },
  ],
};

export const PLANES: readonly PlanDemo[] = [corporativa, retail, informacion];
