export { preguntaService } from './pregunta.master.ts';
export { unlinkPregunta } from './bank.service.ts';
export { findCategoriasConNombre } from './importar.repository.ts';
export { defaultCategoria } from './importar.rules.ts';
export { contenidoDe } from './contenido.rules.ts';
export { findIguales } from './opciones.rules.ts';
export { insertPreguntas } from './pregunta.repository.ts';
