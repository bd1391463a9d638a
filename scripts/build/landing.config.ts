import path from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compileMessages } from './lib/compileMessages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const client = path.join(root, 'client')

/** Builds the module with which the server renders the landing page. It needs no other file. */
export default defineConfig({
  root: client,
  publicDir: false,
  plugins: [compileMessages(root), react()],
  ssr: { noExternal: true },
  // React's development build is several times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: path.join(client, 'pages/landing/render.tsx'),
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'landing.js', codeSplitting: false } },
  },
})
