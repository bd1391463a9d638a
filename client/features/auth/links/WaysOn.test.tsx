import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { awaitedText } from '#client/shared/api/awaitedText.ts'
import { createQueryClient } from '#client/shared/api/queryClient.ts'
import { store } from '#client/shared/lib/store.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { ada } from '#tests/support/ada.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { WaysOn } from './WaysOn.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const summary = documentSummary({ id, title: 'Harvest plan', role: 'editor' })
const asked: string[] = []
let answer: () => Response | Promise<Response>
let drawing: Drawing
beforeEach(() => {
  drawing = startDrawing(createQueryClient(() => undefined))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer()
  })
})
afterEach(async () => {
  await drawing.end()
  store.set(awaitedText, null)
  asked.length = 0
  vi.unstubAllGlobals()
})

/** Draws the links and waits for those that lead there, with their texts. */
async function expectLinks(expected: readonly (readonly [to: string, text: string])[]) {
  await drawing.draw(<WaysOn userId={ada.id} />)
  const links = () =>
    [...drawing.screen.querySelectorAll('a')].map(link => [link.getAttribute('href'), link.textContent])
  await act(() => vi.waitFor(() => expect(links()).toEqual(expected)))
}
const waitFor = (kind: DocumentKind) => store.set(awaitedText, { userId: ada.id, id, kind })

const ONLY_DOCUMENTS = [['/', 'Go to your documents']] as const

test.each([
  ['document', `/document/${id}`, `/api/documents/${id}`],
  ['snippet', `/collaborate/${id}`, `/api/snippets/${id}`],
] as const)('leads back to the %s that waited for the email', async (kind, path, call) => {
  waitFor(kind)
  answer = () => Response.json({ ...summary, kind })
  await expectLinks([
    [path, `Open the ${kind}`],
    ['/', 'go to your documents'],
  ])
  expect(asked).toEqual([call])
})

test('leads to the documents if the text is not open to the user', async () => {
  waitFor('document')
  answer = () => Response.json({ success: false, code: 'NOT_FOUND', message: 'No.' }, { status: 404 })
  await expectLinks(ONLY_DOCUMENTS)
})

test('asks for no text that another user of the device waited for', async () => {
  store.set(awaitedText, { userId: '00000000-0000-4000-8000-00000000000e', id, kind: 'document' })
  await expectLinks(ONLY_DOCUMENTS)
  expect(asked).toEqual([])
})

test('leads to the documents while the server does not say whether the text is open', async () => {
  waitFor('document')
  let resolve: (answered: Response) => void = () => expect.fail('The server was not asked.')
  answer = () => new Promise<Response>(given => (resolve = given))
  await expectLinks(ONLY_DOCUMENTS)
  expect(asked).toHaveLength(1)
  resolve(Response.json(summary))
  await expectLinks([
    [`/document/${id}`, 'Open the document'],
    ['/', 'go to your documents'],
  ])
})
