export { ShopWatch } from './tienda/ShopWatch.tsx';
