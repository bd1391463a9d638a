import { parseLanding } from '#site/landing/parseLanding.ts'
import { TryActs, type TryState } from '#site/landing/try/tryActs.ts'

import type { Follow } from '../useLiveContent.ts'
import type { VisitorChecking } from './visitorChecking.ts'

const NOTHING: TryState = { text: '', status: 'waiting', issues: [], isForeign: false }

/** Lets visitors of the landing page try the checker, which is loaded when they want to write. */
export const followLanding: Follow = (first, onContent) => {
  const shown = parseLanding(first)
  const left = new AbortController()
  const { signal } = left
  let loading: Promise<VisitorChecking> | null = null
  let text = ''

  const draw = (state: TryState) => {
    if (!signal.aborted) onContent({ ...shown, acts: new TryActs({ state, begin, change, retry }) })
  }
  const load = async () => {
    const { VisitorChecking: Loaded } = await import('./visitorChecking.ts')
    const checking = new Loaded(navigator.languages, draw)
    if (signal.aborted) checking.stop()
    else signal.addEventListener('abort', () => checking.stop())
    return checking
  }
  const check = async () => {
    try {
      const checking = await (loading ??= load())
      checking.change(text)
    } catch {
      // Its code could not be loaded.
      loading = null
      draw({ ...NOTHING, text, status: 'stopped' })
    }
  }
  const begin = () => {
    if (!loading) void check()
  }
  const change = (changed: string) => {
    text = changed
    if (!loading && text.trim() !== '') draw({ ...NOTHING, text, status: 'loading' })
    void check()
  }
  const retry = () => {
    const wasLoaded = loading
    if (!wasLoaded) return change(text)
    void wasLoaded.then(checking => checking.retry())
  }

  draw(NOTHING)
  return () => left.abort()
}
