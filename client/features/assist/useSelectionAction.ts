import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useCallback, useState } from 'react'

import { anchorOf, resolveAnchor, type Range } from '#client/editor/collab/anchor.ts'
import { selectedRange } from '#client/editor/core/selectedRange.ts'
import type { ActionState } from '#client/shared/actions/state.ts'
import { useAction } from '#client/shared/actions/useAction.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import { SELECTION_MAX, type Proposal } from '#schema/assist/contract.ts'
import * as endpoints from '#schema/assist/endpoints.ts'
import type { InputOf } from '#schema/endpoints/endpoint.ts'
import { assist as messages } from '#schema/messages/en/assist.ts'

import { piecesOf, textOfPieces } from './selection.ts'
import { patchProposal } from './useProposals.ts'

const t = translator(messages)

type Input = InputOf<typeof endpoints.run>
export type SelectionActionState = ActionState<Input>

const options = {
  check: ({ body }: Input) => (body.text.length > SELECTION_MAX ? t('tooLong') : null),
  lost: t('interrupted'),
}

/**
 * Runs AI actions on the selection. The result becomes a proposal; the document changes only on
 * Replace.
 */
export function useSelectionAction(editor: Editor, documentId: string) {
  const [finished, setFinished] = useState<string | null>(null)
  const client = useQueryClient()
  const { state, run, stop } = useAction(endpoints.run, options)

  const send = useCallback(
    (input: Input) =>
      run(input, ({ proposal }) => {
        patchProposal(client, documentId, proposal.id, proposal)
        setFinished(proposal.id)
      }),
    [client, documentId, run],
  )

  const start = useCallback(
    async (action: AssistAction, language?: TranslationLanguage) => {
      const range = selectedRange(editor)
      if (!range) return
      await send({
        params: { action },
        body: { documentId, ...placeOf(editor, range), ...(language && { language }) },
      })
    },
    [documentId, editor, send],
  )

  /** Asks for another version of the text that a result was made from. */
  const tryAnother = useCallback(
    async ({ action, anchor, after }: Proposal) => {
      const range = resolveAnchor(editor, anchor)
      if (!range) return
      await send({ params: { action }, body: { documentId, ...placeOf(editor, range), unlike: after } })
    },
    [documentId, editor, send],
  )

  /** Repeats what failed: with the same text, the same request. The text may have moved meanwhile. */
  const retry = useCallback(async () => {
    if (state.kind !== 'failed') return
    const { params, body } = state.input
    const range = resolveAnchor(editor, body.anchor)
    if (!range) return
    const place = placeOf(editor, range)
    await send(place.text === body.text ? state.input : { params, body: { ...body, ...place } })
  }, [editor, send, state])

  return { state, finished, start, tryAnother, retry, stop }
}

const placeOf = (editor: Editor, range: Range): { text: string; anchor: string } => ({
  text: textOfPieces(piecesOf(editor.state.doc, range)),
  anchor: anchorOf(editor, range),
})
