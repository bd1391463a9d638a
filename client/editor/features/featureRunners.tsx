import { useLayoutEffect, type ComponentType } from 'react'

import type { EditorSession } from '#client/editor/session.ts'

import type { EditorFeature } from './feature.ts'

type Props = { session: EditorSession }

/** Returns a component that runs the hooks of features in a session. It draws nothing itself. */
export function featureRunners(features: readonly EditorFeature[]): ComponentType<Props> {
  const runners = features.map(feature => ({ id: feature.id, Runner: runnerOf(feature) }))
  return function FeatureRunners({ session }) {
    return runners.map(({ id, Runner }) => <Runner key={id} session={session} />)
  }
}

const runnerOf = ({ id, useContribution }: EditorFeature): ComponentType<Props> =>
  function Runner({ session }) {
    const { contributions } = session
    const contribution = useContribution(session)
    useLayoutEffect(() => contributions.put(id, contribution), [contributions, contribution])
    useLayoutEffect(() => () => contributions.put(id, null), [contributions])
    return null
  }
