export { IntentosTable } from './reporte/IntentosTable.tsx';
export { useReporte } from './reporte/reporte.queries.ts';
export { useEmpresaOptions } from './use-empresa-options.ts';
export { useEmpresas } from './usuario-master.queries.ts';
export { PersonaField } from './PersonaField.tsx';
export { useFicha } from './usuario.queries.ts';
export { UserStateBadge } from './UserStateBadge.tsx';
export { UsuarioField } from './UsuarioField.tsx';
