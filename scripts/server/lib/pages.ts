import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { z } from 'zod'

import type { Pages } from '#api/main/app.ts'

type RenderLanding = Pages['renderLanding']

/** The exports of client/pages/landing/render.tsx, which the client's build holds for the server. */
const built = z.object({ render: z.custom<RenderLanding>(value => typeof value === 'function') })

/** Returns the client's build. Without one, the pages say so, and nothing is rendered. */
export async function loadPages(directory: string): Promise<Pages> {
  const module = path.join(directory, '.server/landing.js')
  if (!existsSync(module)) return { directory, renderLanding: () => '' }
  const { render } = built.parse(await import(pathToFileURL(module).href))
  return { directory, renderLanding: render }
}
