import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { MissingInToast, reportMissing, type Retry } from '#client/shared/ui/feedback/MissingPart.tsx'

import type { EditorFeature, UseContribution } from './feature.ts'

type RunnerProps = { session: EditorSession }

const runners = new WeakMap<EditorFeature, ComponentType<RunnerProps>>()

type Props = { features: readonly EditorFeature[]; session: EditorSession }

/**
 * Runs the hooks of all features in a session, each as soon as its code is loaded. Draws nothing
 * itself.
 */
export function FeatureRunners({ features, session }: Props) {
  const wasFocused = useFirstFocus(session)
  const wasLoaded = useOnceTrue(session.loaded)
  return features.map(feature => {
    if (feature.when === 'focus' && !wasFocused) return null
    if (feature.when === 'text' && !wasLoaded) return null
    const Runner = runnerOf(feature)
    return (
      <Suspense key={feature.id}>
        <Runner session={session} />
      </Suspense>
    )
  })
}

/** A feature may have something to show without the focus, such as a result that waits. */
const FOCUS_AT_LATEST_MS = 4000

function useFirstFocus({ editor }: EditorSession): boolean {
  const [wasFocused, setFocused] = useState(editor.isFocused)
  useEffect(() => {
    if (wasFocused) return
    const focus = () => setFocused(true)
    const timer = setTimeout(focus, FOCUS_AT_LATEST_MS)
    editor.on('focus', focus)
    return () => {
      clearTimeout(timer)
      editor.off('focus', focus)
    }
  }, [editor, wasFocused])
  return wasFocused
}

function runnerOf(feature: EditorFeature): ComponentType<RunnerProps> {
  const known = runners.get(feature)
  if (known) return known
  const runner = onDemand(async () => runnerWith(feature, await feature.load()), {
    ahead: true,
    missing: missing(feature),
  })
  runners.set(feature, runner)
  return runner
}

const runnerWith = (feature: EditorFeature, useContribution: UseContribution): ComponentType<RunnerProps> =>
  function Runner({ session }) {
    const { contributions } = session
    const contribution = useContribution(session)
    useLayoutEffect(() => contributions.put(feature.id, contribution), [contributions, contribution])
    useLayoutEffect(() => () => contributions.put(feature.id, null), [contributions])
    return null
  }

/** Stands in for a feature whose code cannot be loaded. Its keys repeat the message. */
const missing = ({ id, keys = [] }: EditorFeature) =>
  function MissingFeature({ session: { contributions }, ...retry }: RunnerProps & Retry) {
    const { onRetry } = retry
    const latest = useRef(onRetry)
    useLayoutEffect(() => {
      latest.current = onRetry
    })
    useLayoutEffect(() => {
      const report = (): true => {
        reportMissing(() => latest.current())
        return true
      }
      contributions.put(id, { keys: keys.map(key => ({ key, run: report })) })
      return () => contributions.put(id, null)
    }, [contributions])
    return <MissingInToast {...retry} />
  }
