export { UnsentDeliveries } from './envio/UnsentDeliveries.tsx';
