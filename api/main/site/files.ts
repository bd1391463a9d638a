import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import * as z from 'zod/mini'

import type { SiteScreen } from '#schema/site/routes.ts'
import { folderOf } from '#site/pages.ts'
import type { PageFiles } from '#site/server/Document.tsx'

/** Vite's list of the files of a build, by their sources. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z._default(z.array(z.string()), []),
    imports: z._default(z.array(z.string()), []),
    isDynamicEntry: z._default(z.boolean(), false),
  }),
)
export type Manifest = z.infer<typeof manifest>

const ENTRY = 'siteMain.tsx'
/** The faces of the first screen. */
const FONT = /latin-wght-normal.*\.woff2$/

/** Returns a function that reads the manifest of a build, once there is one; before, it returns null. */
export function manifestIn(directory: string): () => Manifest | null {
  const file = path.join(directory, '.vite/manifest.json')
  let read: Manifest | null = null
  return () => {
    if (!read && existsSync(file)) read = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
    return read
  }
}

/** Returns the files that a page of the site loads. */
export function filesOf(built: Manifest, screen: SiteScreen): PageFiles {
  const script = built[ENTRY]?.file
  if (script === undefined) throw new Error(`The client's build has no ${ENTRY}`)
  const folder = folderOf(screen)
  const loaded = new Set([
    ENTRY,
    ...Object.keys(built).filter(
      name => name.startsWith(`../site/${folder}/`) && built[name]?.isDynamicEntry,
    ),
  ])
  for (const name of loaded) for (const imported of built[name]?.imports ?? []) loaded.add(imported)
  const chunks = [...loaded].flatMap(name => built[name] ?? [])
  const addresses = (files: readonly string[]) => [...new Set(files)].map(file => `/${file}`)
  return {
    script: `/${script}`,
    styles: addresses(chunks.flatMap(({ css }) => css)),
    modules: addresses(chunks.map(({ file }) => file).filter(file => file !== script)),
    fonts: addresses(
      Object.values(built)
        .map(({ file }) => file)
        .filter(file => FONT.test(file)),
    ),
  }
}
