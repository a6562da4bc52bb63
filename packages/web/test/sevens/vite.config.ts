import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** Builds the page of the seven-a-side test edition; it is never part of what is served to coaches. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte()],
  worker: { format: 'es' },
  build: { target: 'es2023', emptyOutDir: true, minify: false },
})
