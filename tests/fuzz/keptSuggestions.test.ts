// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { decide } from '#client/features/suggestions/decide.ts'
import { suggestionsIn } from '#document/suggestions.ts'
import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { Arbiter } from './actsWorld.ts'
import { below, randomFrom } from './random.ts'
import { failing, joining, SEEDS, settle } from './suggestionsWorld.ts'

const TYPED = 'abcdefghi'
const FIRST = 3

/**
 * A suggester types on in a suggestion that an editor accepts meanwhile, at a random moment of the
 * network. Returns what is wrong at the end.
 */
function runTyping(seed: number): string[] {
  const random = randomFrom(seed)
  const join = joining(new Arbiter('One two'))
  const [ada, cid] = [join('ada'), join('cid', 'suggester')]
  settle([ada, cid])
  let typed = 0
  const type = () => {
    suggestAs(cid.editor, 'cid')
    const { tr, selection } = cid.editor.state
    cid.editor.view.dispatch(tr.insertText(TYPED.charAt(typed++), selection.from))
  }
  cid.editor.commands.setTextSelection('One '.length + 1)
  while (typed < FIRST) type()
  settle([ada, cid])
  let isDecided = false
  for (let step = 0; step < 14; step += 1) {
    const act = below(random, 5)
    if (act < 2 && typed < TYPED.length) type()
    else if (act === 2) cid.send()
    else if (act === 3) cid.tab.take()
    else if (isDecided) {
      ada.send()
      ada.tab.take()
    } else {
      decide(ada.editor, {}, 'accept')
      isDecided = true
    }
  }
  settle([ada, cid])
  const left = suggestionsIn(ada.editor.state.doc).length
  const faults = [
    ...(ada.shown === cid.shown ? [] : ['the screens differ']),
    ...(ada.text === `One ${TYPED.slice(0, typed)}two` ? [] : [`the text is ${ada.text}`]),
    ...(left > 1 ? [`${left} suggestions are left: ${ada.text}`] : []),
    ...cid.refusals,
  ]
  for (const person of [ada, cid]) person.close()
  return faults
}

it(
  `U9: in ${SEEDS} runs, text that is typed on while its suggestion is accepted is one suggestion, and in order`,
  async () => {
    expect(await failing(runTyping)).toEqual([])
  },
  LONG_TEST_MS,
)
