import type { Editor } from '@tiptap/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

import { stream } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { requestKeys } from '#client/shared/api/requestKeys.ts'
import { isQuotaSpent } from '#client/shared/plans/quotaDialog.ts'
import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import { SELECTION_MAX, type AssistFrame, type Proposal } from '#schema/assist/contract.ts'
import * as endpoints from '#schema/assist/endpoints.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { assist as messages } from '#schema/messages/en/assist.ts'

import { anchorOf, resolveAnchor, type Range } from './anchor.ts'
import { piecesOf, selectedRange, textOfPieces } from './selection.ts'
import { patchProposal } from './useProposals.ts'

const t = translator(messages)

/** An action that is running or has ended without a result. */
export type AssistState =
  | { kind: 'idle' }
  | { kind: 'running'; action: AssistAction; engine: string | null; before: string; soFar: string }
  /** `soFar`: the output before the failure. */
  | { kind: 'failed'; action: AssistAction; message: string; soFar: string; retry: (() => void) | null }

type Wanted = {
  action: AssistAction
  language?: TranslationLanguage | undefined
  range: Range
  /** An earlier result, to which another one is wanted. */
  unlike?: string | undefined
  /** The text and the anchor of a run whose answer was lost. With the same text, it is repeated. */
  lost?: { text: string; anchor: string }
}

type Options = { editor: Editor; documentId: string }

/**
 * Runs AI actions on the selection. The result becomes a proposal; the document changes only on
 * Replace.
 */
export function useAssist({ editor, documentId }: Options) {
  const [state, setState] = useState<AssistState>({ kind: 'idle' })
  const [finished, setFinished] = useState<string | null>(null)
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  const [keys] = useState(requestKeys)
  const again = useRef<(wanted: Wanted) => Promise<void>>(() => Promise.resolve())

  const run = useCallback(
    async ({ action, language, range, unlike, lost }: Wanted) => {
      if (running.current) return
      const text = textOfPieces(piecesOf(editor.state.doc, range))
      if (text.length > SELECTION_MAX) {
        setState({
          kind: 'failed',
          action,
          message: t('tooLong'),
          soFar: '',
          retry: null,
        })
        return
      }
      const anchor = lost?.text === text ? lost.anchor : anchorOf(editor, range)
      const retry = () => {
        // The text may have moved meanwhile.
        const place = resolveAnchor(editor, anchor)
        if (place) void again.current({ action, language, range: place, unlike, lost: { text, anchor } })
      }
      const controller = new AbortController()
      running.current = controller
      setState({ kind: 'running', action, engine: null, before: text, soFar: '' })
      const fail = (message: string) =>
        setState(now => ({
          kind: 'failed',
          action,
          message,
          soFar: now.kind === 'running' ? now.soFar : '',
          retry,
        }))
      const take = (frame: AssistFrame) => {
        switch (frame.type) {
          case 'started':
            setState(now => (now.kind === 'running' ? { ...now, engine: frame.engine } : now))
            return
          case 'delta':
            setState(now => (now.kind === 'running' ? { ...now, soFar: now.soFar + frame.text } : now))
            return
          case 'done':
            keys.over()
            patchProposal(client, documentId, frame.proposal.id, frame.proposal)
            setFinished(frame.proposal.id)
            setState({ kind: 'idle' })
            return
          case 'failed':
            keys.over()
            fail(frame.message)
        }
      }
      try {
        const body = {
          documentId,
          text,
          anchor,
          ...(language && { language }),
          ...(unlike !== undefined && { unlike }),
        }
        const options = { idempotencyKey: keys.keyFor({ action, ...body }), signal: controller.signal }
        for await (const frame of stream(endpoints.run, { params: { action }, body }, options)) take(frame)
        setState(now =>
          now.kind === 'running'
            ? { kind: 'failed', action, message: t('interrupted'), soFar: now.soFar, retry }
            : now,
        )
      } catch (error) {
        if (controller.signal.aborted) keys.over()
        else keys.failed(error)
        // The caller of the api has opened the dialog about spent queries.
        if (controller.signal.aborted || isQuotaSpent(error)) setState({ kind: 'idle' })
        else fail(messageOf(error))
      } finally {
        running.current = null
      }
    },
    [client, documentId, editor, keys],
  )

  useEffect(() => {
    again.current = run
  }, [run])

  const start = useCallback(
    async (action: AssistAction, language?: TranslationLanguage) => {
      const range = selectedRange(editor)
      if (range) await run({ action, language, range })
    },
    [editor, run],
  )

  /** Asks for another version of the text that a result was made from. */
  const tryAnother = useCallback(
    async ({ action, anchor, after }: Proposal) => {
      const range = resolveAnchor(editor, anchor)
      if (range) await run({ action, range, unlike: after })
    },
    [editor, run],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    setState(now => (now.kind === 'idle' ? now : { kind: 'idle' }))
  }, [])

  return { state, finished, start, tryAnother, stop }
}

const messageOf = (error: unknown): string =>
  (error instanceof HttpError ? error.body?.message : undefined) ?? t('interrupted')
