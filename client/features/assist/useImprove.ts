import type { Editor } from '@tiptap/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

import { HttpError } from '#client/shared/api/request.ts'
import { SELECTION_MAX, type AssistFrame } from '#schema/assist/contract.ts'
import { quotaExceeded, type QuotaExceeded } from '#schema/usage/contract.ts'

import { anchorOf } from './anchor.ts'
import { piecesOf, selectedRange, textOfPieces } from './selection.ts'
import { improve } from './stream.ts'
import { patchProposal } from './useProposals.ts'

/** An action that is running, or that ended without a result. */
export type ImproveState =
  | { kind: 'idle' }
  | { kind: 'running'; before: string; soFar: string }
  | { kind: 'failed'; message: string }

type Options = { editor: Editor; documentId: string; onQuotaExceeded: (quota: QuotaExceeded) => void }

/** Improves the selection. The result arrives among the proposals; nothing in the text changes before Replace. */
export function useImprove({ editor, documentId, onQuotaExceeded }: Options) {
  const [state, setState] = useState<ImproveState>({ kind: 'idle' })
  const [finished, setFinished] = useState<string | null>(null)
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)

  const start = useCallback(async () => {
    const range = selectedRange(editor)
    if (!range || running.current) return
    const text = textOfPieces(piecesOf(editor.state.doc, range))
    if (text.length > SELECTION_MAX) {
      setState({ kind: 'failed', message: 'Select at most 10,000 characters at a time.' })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', before: text, soFar: '' })
    const take = (frame: AssistFrame) => {
      switch (frame.type) {
        case 'started':
          return
        case 'delta':
          setState(now => (now.kind === 'running' ? { ...now, soFar: now.soFar + frame.text } : now))
          return
        case 'done':
          patchProposal(client, documentId, frame.proposal.id, frame.proposal)
          setFinished(frame.proposal.id)
          setState({ kind: 'idle' })
          return
        case 'failed':
          setState({ kind: 'failed', message: frame.message })
      }
    }
    try {
      const body = { documentId, text, anchor: anchorOf(editor, range) }
      for await (const frame of improve(body, crypto.randomUUID(), controller.signal)) take(frame)
      setState(now => (now.kind === 'running' ? { kind: 'failed', message: INTERRUPTED } : now))
    } catch (error) {
      const quota = error instanceof HttpError ? quotaExceeded.safeParse(error.body) : null
      if (quota?.success) onQuotaExceeded(quota.data)
      setState(
        controller.signal.aborted || quota?.success
          ? { kind: 'idle' }
          : { kind: 'failed', message: told(error) },
      )
    } finally {
      running.current = null
    }
  }, [client, documentId, editor, onQuotaExceeded])

  const stop = useCallback(() => {
    running.current?.abort()
    setState(now => (now.kind === 'idle' ? now : { kind: 'idle' }))
  }, [])

  return { state, finished, start, stop }
}

const INTERRUPTED =
  'The connection broke before the result was complete. Your text is unchanged; please try again.'

function told(error: unknown): string {
  if (error instanceof HttpError) return error.body?.message ?? INTERRUPTED
  return INTERRUPTED
}
