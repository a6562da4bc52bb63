import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sharedWorker } from '../../shared-worker.ts'

/** Builds the page of the seven-a-side test edition; it is never part of what is served to coaches. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), sharedWorker()],
  build: { target: 'es2023', emptyOutDir: true, minify: false },
})
