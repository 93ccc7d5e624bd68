export { default as Art } from './Art.svelte';
export { dramatize } from './drama';
export { default as Hand } from './Hand.svelte';
export { default as Table } from './Table.svelte';
