export { deliverEntregas, forgetEntregas, hasDueEntregas, resumeEntregas } from './entrega.service.ts';
export { type Resolve, resolverOf } from './gateways/resolver.ts';
