import { join } from 'node:path'

import { build } from 'esbuild'

export const EDITORS = ['prosemirror', 'lexical', 'slate', 'quill', 'codemirror', 'draft'] as const
export type EditorName = (typeof EDITORS)[number]

const ROOT = join(import.meta.dirname, '../../..')
/** Draft.js uses parts of React that React 19 has removed. */
const REACT_18 = { react: 'react-18', 'react-dom': 'react-dom-18' }

const bundles = new Map<EditorName, Promise<string>>()

/** Returns the script of an editor's page. It is made when a test first needs it. */
export function scriptOf(editor: EditorName): Promise<string> {
  const script = bundles.get(editor) ?? bundled(editor)
  bundles.set(editor, script)
  return script
}

async function bundled(editor: EditorName): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(import.meta.dirname, 'editors', `${editor}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    alias: editor === 'draft' ? REACT_18 : {},
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
