import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

const ATTEMPTS = 5
const PAUSE_MS = 1000

type Options<P> = {
  /** Loaded by {@link loadAhead} even if it is not shown, so that it works offline later. */
  ahead?: boolean
  /** Shown when the code cannot be loaded. Without it, the page is replaced. */
  missing?: ComponentType<P>
}

const aheadLoads: (() => Promise<unknown>)[] = []

/**
 * A screen or a part of one whose code is loaded when it is first shown. While the server cannot be
 * reached, this waits, says so, and tries again. It fails only when the server answers and no
 * longer has the code, as after an update.
 */
export function onDemand<P>(
  load: () => Promise<ComponentType<P>>,
  { ahead = false, missing }: Options<P> = {},
): LazyExoticComponent<ComponentType<P>> {
  if (ahead) aheadLoads.push(load)
  return lazy(async () => {
    try {
      return { default: await persistently(load) }
    } catch (error) {
      if (!missing) throw error
      return { default: missing }
    }
  })
}

/** Loads the parts that may be needed without a connection, one after the other. */
export async function loadAhead(): Promise<void> {
  for (const load of aheadLoads) {
    // A part that does not come now is asked for again when it is shown.
    await load().catch(() => undefined)
  }
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  let isSaid = false
  for (let attempt = 1; ;) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error
      if (await isServerThere()) attempt += 1
      else if (!isSaid) {
        isSaid = true
        toast({
          kind: 'error',
          title: t('partMissing'),
          description: t('partMissingHint'),
        })
      }
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
