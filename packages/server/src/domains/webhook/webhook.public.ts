export { deliverEntregas, forgetEntregas, hasDueEntregas } from './entrega.service.ts';
export { type Resolve, resolverOf } from './gateways/resolver.ts';
