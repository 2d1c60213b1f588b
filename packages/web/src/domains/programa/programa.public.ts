export { byPlan } from './by-plan.ts';
export { TemaAcciones } from './seguimiento/TemaAcciones.tsx';
export { TemaItem } from './seguimiento/TemaItem.tsx';
export { TemaPlazo } from './seguimiento/TemaPlazo.tsx';
export { TemaNota } from './seguimiento/TemaNota.tsx';
