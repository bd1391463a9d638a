import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useRef, useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { requestKeys } from '#client/shared/api/requestKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { isQuotaSpent } from '#client/shared/plans/quotaDialog.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'
import { tagOf } from '#schema/check-settings/dialects.ts'
import { DEEP_MAX } from '#schema/check/contract.ts'
import { deepCheck } from '#schema/check/endpoints.ts'
import { isDeep } from '#schema/corrections/issue.ts'
import { deepCheck as messages } from '#schema/messages/en/deepCheck.ts'

import { act, correctionsKey } from '../state.ts'
import { issuesByBlock, partsOf, textOfPart, type Part } from './parts.ts'

const t = translator(messages)

/** A check that is running, or how the last one ended. */
export type DeepCheckState =
  | { kind: 'idle' }
  | { kind: 'running'; part: number; parts: number }
  | { kind: 'done'; found: number }
  | { kind: 'failed'; message: string; rest: readonly Part[] }

/** Returns the texts that a check would send: of the selected blocks, or of all. */
export function wantedParts(editor: Editor): { parts: Part[]; isSelection: boolean } {
  const blocks = correctionsKey.getState(editor.state)?.blocks ?? []
  const { from, to, empty } = editor.state.selection
  const selected = blocks.filter(({ start, text }) => start <= to && from <= start + text.length)
  const isSelection = !empty && selected.length < blocks.length
  return {
    parts: partsOf(
      (isSelection ? selected : blocks).map(({ text }) => text),
      DEEP_MAX,
    ),
    isSelection,
  }
}

/** Checks parts of a document with the AI provider. Its findings become cards of the corrections. */
export function useDeepCheck(editor: Editor) {
  const [state, setState] = useState<DeepCheckState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const [keys] = useState(() => requestKeys(deepCheck.route))

  const run = useCallback(
    async (parts: readonly Part[]) => {
      if (running.current) return
      const controller = new AbortController()
      running.current = controller
      let found = 0
      let index = 0
      const fail = (message: string) => setState({ kind: 'failed', message, rest: parts.slice(index) })
      try {
        for (const part of parts) {
          setState({ kind: 'running', part: index + 1, parts: parts.length })
          const body = { text: textOfPart(part), language: languageOf(editor) }
          const options = { idempotencyKey: keys.keyFor(body), signal: controller.signal }
          const answer = await call(deepCheck, { body }, options)
          keys.over()
          if (editor.isDestroyed) return
          if (answer.engine === BUILT_IN) return fail(t('providerFailed'))
          const issues = answer.issues.filter(isDeep)
          act(editor.view, { kind: 'deep', blocks: issuesByBlock(part, issues) })
          found += issues.length
          index += 1
        }
        setState({ kind: 'done', found })
      } catch (error) {
        if (controller.signal.aborted) keys.over()
        else keys.failed(error)
        // The caller of the api has opened the dialog about spent queries.
        if (controller.signal.aborted || isQuotaSpent(error)) setState({ kind: 'idle' })
        else fail(error instanceof HttpError ? (error.body?.message ?? t('failed')) : t('offline'))
      } finally {
        running.current = null
      }
    },
    [editor, keys],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }, [])
  // A closed document has no place for the findings.
  useEffect(() => () => running.current?.abort(), [])

  return { state, run, stop }
}

function languageOf(editor: Editor): string {
  const how = correctionsKey.getState(editor.state)?.how
  if (!how) return 'auto'
  return how.language === 'en' ? tagOf(how.dialect) : how.language
}
