export { caption } from './caption';
export { beats, dramatize } from './drama';
export { default as Hand } from './Hand.svelte';
export { default as Table } from './Table.svelte';
