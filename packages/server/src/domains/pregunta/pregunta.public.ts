export { preguntaService } from './pregunta.master.ts';
export { unlinkPregunta } from './bank.service.ts';
