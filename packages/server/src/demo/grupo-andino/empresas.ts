/** A company of the demo's group: `peso` is its share of the people, `tipo` decides its positions. */
export interface EmpresaDemo {
  readonly codigo: string;
  readonly nombre: string;
  readonly peso: number;
  readonly tipo: 'tienda' | 'logistica' | 'oficina';
}

export const EMPRESAS: readonly EmpresaDemo[] = [
  { codigo: 'GA-01', nombre: 'Grupo Andino S.A.A.', peso: 3, tipo: 'oficina' },
  { codigo: 'GA-02', nombre: 'Supermercados Andino S.A.', peso: 16, tipo: 'tienda' },
  { codigo: 'GA-03', nombre: 'Farmacias Vida Andina S.A.C.', peso: 11, tipo: 'tienda' },
  { codigo: 'GA-04', nombre: 'Mejor Hogar Andino S.A.', peso: 10, tipo: 'tienda' },
  { codigo: 'GA-05', nombre: 'Moda Andina Retail S.A.C.', peso: 8, tipo: 'tienda' },
  { codigo: 'GA-06', nombre: 'Minimarkets Qori Express S.A.C.', peso: 8, tipo: 'tienda' },
  { codigo: 'GA-07', nombre: 'Mascotas Amigas del Ande S.A.C.', peso: 4, tipo: 'tienda' },
  { codigo: 'GA-08', nombre: 'Andino Logística y Distribución S.A.C.', peso: 8, tipo: 'logistica' },
  { codigo: 'GA-09', nombre: 'Inmobiliaria Plazas Andinas S.A.', peso: 4, tipo: 'oficina' },
  { codigo: 'GA-10', nombre: 'Andino Servicios Compartidos S.A.C.', peso: 6, tipo: 'oficina' },
  { codigo: 'GA-11', nombre: 'Andino Digital S.A.C.', peso: 4, tipo: 'oficina' },
  { codigo: 'GA-12', nombre: 'Tarjeta Andina Servicios Financieros S.A.', peso: 4, tipo: 'oficina' },
  { codigo: 'GA-13', nombre: 'Panificadora Espiga de Oro S.A.C.', peso: 3, tipo: 'logistica' },
  { codigo: 'GA-14', nombre: 'Agroindustrias Valle del Ande S.A.', peso: 3, tipo: 'logistica' },
  { codigo: 'GA-15', nombre: 'Cines y Entretenimiento Andino S.A.C.', peso: 4, tipo: 'tienda' },
  { codigo: 'GA-16', nombre: 'Seguridad y Prevención Andina S.A.C.', peso: 3, tipo: 'oficina' },
  { codigo: 'GA-17', nombre: 'Instituto de Formación Andino S.A.C.', peso: 2, tipo: 'oficina' },
];
