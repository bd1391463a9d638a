import { readFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'
import sharp from 'sharp'
import type { Plugin } from 'vite'

import { ICON_SIZES, manifestFor } from '../../../client/extension/manifest.ts'

/** The server of a development machine. Another one writes its own origin into the manifest. */
const ORIGIN = 'http://localhost:3000'

/** Writes the files of the browser extension that no page imports: its manifest, icons and marks. */
export function extensionFiles(root: string): Plugin {
  return {
    name: 'extension-files',
    apply: 'build',
    async generateBundle() {
      const add = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      add('manifest.json', `${JSON.stringify(manifestFor(ORIGIN), null, 2)}\n`)
      const brand = readFileSync(path.join(root, 'client/public/favicon.svg'))
      for (const size of ICON_SIZES)
        add(`icons/${size}.png`, await sharp(brand, { density: 300 }).resize(size).png().toBuffer())
      const { outputFiles } = await build({
        entryPoints: [path.join(root, 'client/extension/content/marks.css')],
        bundle: true,
        minify: true,
        target: 'chrome123',
        write: false,
      })
      for (const { contents } of outputFiles) add('marks.css', contents)
    },
  }
}
