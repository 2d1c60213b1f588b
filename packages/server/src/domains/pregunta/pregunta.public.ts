export { preguntaService } from './pregunta.master.ts';
