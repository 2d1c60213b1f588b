export { UnsentDeliveries } from './UnsentDeliveries.tsx';
