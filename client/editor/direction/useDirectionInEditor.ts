import { useEffect } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'

import { emptyBlocks, emptyBlocksKey } from './emptyBlocks.ts'

const NOTHING_SHOWN: Contribution = {}

/** Keeps new lines on the side of the text before them. */
export const useDirectionInEditor: UseContribution = ({ editor }) => {
  useEffect(() => {
    editor.registerPlugin(emptyBlocks())
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(emptyBlocksKey)
    }
  }, [editor])
  return NOTHING_SHOWN
}
