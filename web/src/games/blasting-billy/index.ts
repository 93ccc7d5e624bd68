export { caption } from './caption';
export const cast = 'west';
export { dramatize } from './drama';
export { default as Hand } from './Hand.svelte';
export { default as Table } from './Table.svelte';
