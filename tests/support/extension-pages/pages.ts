import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { EDITORS, scriptOf, type EditorName } from './bundles.ts'

/** The saved pages of the two sites, by their files, with their addresses. */
export const SITES = {
  gmailCompose: 'https://mail.google.com/mail/u/0/compose',
  gmailReply: 'https://mail.google.com/mail/u/0/reply',
  linkedinPost: 'https://www.linkedin.com/feed/',
  linkedinComment: 'https://www.linkedin.com/feed/update/',
  linkedinMessage: 'https://www.linkedin.com/messaging/',
} as const
export type SiteName = keyof typeof SITES

/** Pages of a site without a field: one that does nothing, and one that changes itself all the time. */
export const IDLE = 'https://www.linkedin.com/in/still/'
export const IDLE_BUSY = 'https://www.linkedin.com/in/busy/'

/** Pages that fight what others add to them, by their files, at addresses of a site. */
export const HOSTILE = {
  overriding: 'https://www.linkedin.com/hostile/overriding/',
  naming: 'https://www.linkedin.com/hostile/naming/',
  listening: 'https://www.linkedin.com/hostile/listening/',
  stopping: 'https://www.linkedin.com/hostile/stopping/',
  vanishing: 'https://www.linkedin.com/hostile/vanishing/',
} as const

/** A site that the extension knows nothing of. */
const OTHER = 'https://writing.example'
export const PLAIN = `${OTHER}/plain`
/** A page whose editor is in a frame without an address, named "inner". */
export const FRAMED = `${OTHER}/framed`

/** The address of an editor's page. */
export const addressOf = (editor: EditorName): string => `${OTHER}/editors/${editor}`

/** A file of a served page. */
export type Served = { contentType: 'text/html' | 'text/javascript'; body: string }

const html = (body: string): Served => ({ contentType: 'text/html', body })
const saved = (file: string): Served => html(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** Only rules that the editors' own styles have too. */
const editorPage = (editor: EditorName): Served =>
  html(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${editor}</title>
    <style>
      body { margin: 24px; min-height: 3000px; font: 16px/24px monospace; }
      #scroller { width: 640px; height: 240px; overflow-y: auto; border: 1px solid #888; }
      #scroller p { margin: 0; }
      .ProseMirror, .ql-editor, #editor { white-space: pre-wrap; }
      .ql-clipboard { position: absolute; left: -100000px; height: 1px; overflow-y: hidden; }
    </style>
  </head>
  <body><main><div id="scroller"><div id="editor"></div></div></main><script src="/editors/${editor}.js"></script></body>
</html>`)

const idlePage = (script: string): Served =>
  html(
    `<!doctype html><html lang="en"><title>Profile | LinkedIn</title><main><h1>Ada Writer</h1><p>They was small.</p></main>${script}`,
  )

/** Adds and removes a line ten times a second, as feeds and clocks do. */
const BUSY = `<script>
  setInterval(() => {
    document.querySelector('.new')?.remove()
    const line = document.createElement('p')
    line.className = 'new'
    line.textContent = new Date().toISOString()
    document.querySelector('main').append(line)
  }, 100)
</script>`

const savedPages = (folder: string, addresses: Record<string, string>): [string, () => Served][] =>
  Object.entries(addresses).map(([name, address]) => [address, () => saved(`${folder}/${name}.html`)])

const FILES = new Map<string, () => Served | Promise<Served>>([
  [PLAIN, () => saved('plain.html')],
  [FRAMED, () => saved('framed.html')],
  [IDLE, () => idlePage('')],
  [IDLE_BUSY, () => idlePage(BUSY)],
  ...savedPages('sites', SITES),
  ...savedPages('hostile', HOSTILE),
  ...EDITORS.flatMap((editor): [string, () => Served | Promise<Served>][] => [
    [addressOf(editor), () => editorPage(editor)],
    [
      `${addressOf(editor)}.js`,
      async () => ({ contentType: 'text/javascript', body: await scriptOf(editor) }),
    ],
  ]),
])

/** Returns the file of an address without its query, or null. */
export async function fileAt(address: string): Promise<Served | null> {
  const { origin, pathname } = new URL(address)
  return (await FILES.get(origin + pathname)?.()) ?? null
}
