export { caption } from './caption';
export const cast = 'west';
export { dramatize } from './drama';
export const secrets = ['you-are', 'saw', 'took-card', 'gave-card', 'slipped-card', 'picked-card'];
export { default as Hand } from './Hand.svelte';
export { default as Head } from './Head.svelte';
export { default as Table } from './Table.svelte';
