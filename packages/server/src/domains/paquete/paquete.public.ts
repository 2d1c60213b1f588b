export { forgetPaquetes } from './olvido.service.ts';
