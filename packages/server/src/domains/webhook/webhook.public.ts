export { deliverEntregas, forgetEntregas, hasDueEntregas, resumeEntregas } from './entrega.service.ts';
export { direccionProblem } from './direccion.rules.ts';
export { sendEnvio } from './gateways/envio.ts';
export { type Resolve, resolverOf } from './gateways/resolver.ts';
