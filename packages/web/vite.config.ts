import { join } from 'node:path'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offline } from './offline.ts'
import { sharedWorker } from './shared-worker.ts'

const here = (file: string) => join(import.meta.dirname, file)

/**
 * What a match needs of the engine: in one file it packs better than in a dozen. What only leagues need comes when a
 * league is opened.
 */
const ENGINE = /packages\/engine\/src\/(?!career\/(?:injury-roll|match-report|prize|season)\.)/

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // A record says which rules it was played with.
  define: { TOUCHBACK_ENGINE: JSON.stringify(engineFingerprint()) },
  plugins: [svelte(), sharedWorker(), offline()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: { index: here('index.html'), 'service-worker': here('src/offline/service-worker.ts') },
      output: {
        // The browser looks for the service worker under one name, above everything it serves.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'engine', test: ENGINE }] },
      },
    },
  },
})
